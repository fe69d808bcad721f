import { Section } from "../frame.tsx";
import type { LeadProps } from "../lead-props.ts";
import { ActionButton, ActionForm, type ActionProps } from "./action-form.tsx";

/** Offers the firm's replies; the chosen one can be changed, and opens in the mail program or a chat, or is copied. */
export function ReplyForm(props: ActionProps & Pick<LeadProps, "reply">) {
  const { reader, lead, list, reply } = props;
  const { words } = reader;
  const { offered, chosen, text, english, links } = reply;
  if (offered.length === 0 || lead.eraseAt !== null) return null;
  return (
    <Section title={words.lead.reply}>
      <ul class="chips" id="reply">
        {offered.map(({ id, title }) => (
          <li>
            <a
              class="button"
              href={`/desk/${lead.reference}?${new URLSearchParams({ reply: id, list })}#reply`}
              aria-current={id === chosen?.id ? "true" : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : (
        <>
          <form method="post" action={`/desk/${lead.reference}#reply`}>
            <input type="hidden" name="list" value={list} />
            <input type="hidden" name="reply" value={chosen.id} />
            <label for="text">{words.lead.replyText}</label>
            <textarea id="text" name="text" rows={12} dir="auto">
              {text}
            </textarea>
            <ActionButton action="draft">{words.lead.replyChanged}</ActionButton>
          </form>
          {english === undefined ? null : (
            <p class="quiet" lang="en">
              {english}
            </p>
          )}
          <p class="row">
            {links.map(({ label, href }) => (
              <a class="button first" href={href} rel="noreferrer">
                {label}
              </a>
            ))}
          </p>
          <ActionForm {...props} part="reply">
            <ActionButton action="contacted">{words.links.contacted.button}</ActionButton>
          </ActionForm>
        </>
      )}
    </Section>
  );
}
