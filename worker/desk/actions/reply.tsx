import { addNote, longestReply } from "../../leads/notes.ts";
import { Section } from "../frame.tsx";
import type { LeadProps } from "./action.ts";
import { actOf, type Post, type PostResult } from "./action.ts";
import { ActionButton, ActionForm, type ActionProps, isPossible } from "./action-form.tsx";

/** Stores the text in the history, so that the page with its links can be left and opened again. */
export async function postReply(post: Post): Promise<PostResult> {
  const text = post.posted("text");
  if (text.trim() === "") return { done: "nothing" };
  await addNote(post.env.DB, actOf(post), text, "drafted");
  return { done: "drafted" };
}

export function ReplyForm(props: ActionProps & Pick<LeadProps, "reply">) {
  const { reader, lead, list, reply } = props;
  const { words } = reader;
  const { offered, chosen, text, usedAt, isUsed, english } = reply;
  if (offered.length === 0 || lead.eraseAt !== null) return null;
  const address = (query: Record<string, string>) =>
    `/desk/${lead.reference}?${new URLSearchParams({ ...query, list })}#reply`;
  return (
    <Section title={words.lead.reply}>
      <ul class="chips" id="reply">
        {offered.map(({ id, title }) => (
          <li>
            <a
              class="button"
              href={address({ reply: id })}
              aria-current={id === chosen?.id ? "true" : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : (
        <form method="post" action={`/desk/${lead.reference}?again=reply&reply=${chosen.id}#reply`}>
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="reply" value={chosen.id} />
          <label for="text">{isUsed ? words.lead.finalText : words.lead.replyText}</label>
          <textarea id="text" name="text" rows={12} maxlength={longestReply} dir="auto" readonly={isUsed}>
            {text}
          </textarea>
          {isUsed ? (
            <a class="button" href={address({ reply: chosen.id, used: String(usedAt), change: "yes" })}>
              {words.lead.changeText}
            </a>
          ) : (
            <ActionButton action="used" first>
              {words.lead.useText}
            </ActionButton>
          )}
        </form>
      )}
      {english === undefined ? null : (
        <p class="quiet">
          {words.lead.inEnglish} <span lang="en">{english}</span>
        </p>
      )}
      {isUsed ? <UsedReply {...props} /> : null}
    </Section>
  );
}

function UsedReply(props: ActionProps & Pick<LeadProps, "reply">) {
  const { isLong, links } = props.reply;
  const { words } = props.reader;
  return (
    <>
      {isLong ? <p class="alert">{words.lead.copyText}</p> : null}
      <p class="row">
        {links.map(({ label, href }, at) => (
          <a class={at === 0 ? "button first" : "button"} href={href} rel="noreferrer">
            {label}
          </a>
        ))}
      </p>
      {isPossible(props, "contacted") ? (
        <ActionForm {...props} part="reply">
          <ActionButton action="contacted">{words.links.contacted.button}</ActionButton>
        </ActionForm>
      ) : null}
    </>
  );
}
