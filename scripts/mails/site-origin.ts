import { firm } from "#content/firm.ts";

/** Prints where the site stands, for the links in the worker's mails: the worker itself knows nothing of the contents. */
console.log(firm.origin);
