import { run } from "../run/tools.ts";

/** `npm run wrangler -- COMMAND`: the project's own wrangler, also where the machine's Node is too old for it. */
const { code } = await run("wrangler", process.argv.slice(2));
process.exit(code);
