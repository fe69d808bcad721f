import { type ParseArgsConfig, parseArgs } from "node:util";
import { stop } from "./tools.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** A command's options and words. Prints its usage for `--help`, and after a mistake, and ends the process. */
export function readOptions<const Own extends Options>(usage: string, options: Own) {
  const { values, positionals } = parsed(usage, options);
  if ("help" in values) {
    console.log(usage);
    process.exit(0);
  }
  return { values, positionals };
}

function parsed<const Own extends Options>(usage: string, options: Own) {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, help: { type: "boolean" } } });
  } catch (error) {
    return misused(usage, (error as Error).message);
  }
}

/** Ends this process with a sentence and the usage. */
export const misused = (usage: string, mistake: string) => stop(`${mistake}\n\n${usage}`);
