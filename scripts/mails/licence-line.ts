import { firm } from "#content/firm.ts";

/** Prints who is licensed, for the foot of the worker's mails: the worker itself knows nothing of the contents. */
console.log(`${firm.name}, licence ${firm.licence}, ${firm.registry}`);
