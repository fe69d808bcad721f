import { addNote, longestNote } from "../../leads/notes.ts";
import type { LeadProps } from "./action.ts";
import { actOf, type Post, type PostResult } from "./action.ts";
import { ActionButton, ActionForm, type ActionProps } from "./action-form.tsx";

export async function postNote(post: Post): Promise<PostResult> {
  const text = post.posted("note").trim();
  const isAdded = text !== "" && (await addNote(post.env.DB, actOf(post), text));
  return { done: isAdded ? "noted" : "nothing" };
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
