import { type ParseArgsConfig, parseArgs } from "node:util";
import { stop } from "./tools.ts";

/** A command's options and words. Ends this process with its usage for `--help`, and after a mistake. */
export function readOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const options = parsed(usage, config);
  if ("help" in options.values) {
    console.log(usage);
    process.exit(0);
  }
  return options;
}

function parsed<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    const options = { ...config.options, help: { type: "boolean" } } as Config["options"];
    return parseArgs<Config>({ ...config, options });
  } catch (error) {
    return misused(usage, (error as Error).message);
  }
}

/** Ends this process with a sentence and the usage. */
export const misused = (usage: string, mistake: string): never => stop(`${mistake}\n\n${usage}`);
