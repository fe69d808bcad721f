import type { Context } from "hono";
import type { Env } from "../env.ts";
import type { Reader } from "./reader.ts";

/** What each handler of the desk has at hand. */
export interface DeskEnv {
  readonly Bindings: Env;
  readonly Variables: { readonly reader: Reader };
}

export type Call = Context<DeskEnv>;
