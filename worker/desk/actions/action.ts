import type { Field } from "#lead/field.ts";
import type { Env } from "../../env.ts";
import type { ListedLead } from "../../leads/listed-lead.ts";
import type { Confirmed, Reader } from "../reader.ts";

/** Reads a field of the form that was posted. */
export type Posted = (name: string) => string;

/** What an action works with: the lead of the page, who presses, and the form. */
export interface Post {
  readonly env: Env;
  readonly lead: ListedLead;
  readonly reader: Reader;
  readonly posted: Posted;
}

export type PostResult =
  | { readonly done: Confirmed }
  /** The new answer was refused, or somebody else has changed it since the page was opened. */
  | { readonly correcting: Correcting }
  | { readonly refusedDay: string };

/** An answer that is being corrected. */
export interface Correcting {
  readonly field: Field;
  /** Text of the control, and the answer as it is stored. */
  readonly value: string;
  readonly before: string;
  readonly refusal?: string;
}
