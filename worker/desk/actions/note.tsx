import { addNote, longestNote } from "../../leads/notes.ts";
import { ActionButton, ActionForm, type LeadProps, type Post, type PostResult } from "./action.tsx";

export async function postNote({ env, posted, change }: Post): Promise<PostResult> {
  const text = posted("note").trim();
  const isAdded = text !== "" && (await addNote(env.DB, change, text));
  return { done: isAdded ? "noted" : "nothing" };
}

export function NoteForm(props: LeadProps) {
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
