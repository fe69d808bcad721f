import { addNote, longestNote } from "../../leads/notes.ts";
import type { LeadProps } from "../lead-props.ts";
import type { Post, PostResult } from "./action.ts";
import { ActionButton, ActionForm, type ActionProps } from "./action-form.tsx";

export async function postNote({ env, lead, reader, posted }: Post): Promise<PostResult> {
  const text = posted("note").trim();
  const act = { reference: lead.reference, at: reader.now, by: reader.by };
  return { done: text !== "" && (await addNote(env.DB, act, text)) ? "noted" : "nothing" };
}

export function NoteForm(props: ActionProps & Pick<LeadProps, "again">) {
  const { words } = props.reader;
  return (
    <ActionForm {...props} part="note">
      <label for="note">{words.lead.note}</label>
      <textarea
        id="note"
        name="note"
        required
        maxlength={longestNote}
        dir="auto"
        autofocus={props.again === "note"}
      />
      <p>
        <ActionButton action="noted">{words.steps.noted.button}</ActionButton>
      </p>
    </ActionForm>
  );
}
