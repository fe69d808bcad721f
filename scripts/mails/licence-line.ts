import { firm } from "#content/firm.ts";
import { licence } from "#content/practice.ts";

/** Prints who is licensed, for the foot of the worker's mails: the worker itself knows nothing of the contents. */
console.log(`${firm.name}. ${licence.line} ${licence.href}`);
