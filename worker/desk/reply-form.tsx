import { Section } from "./frame.tsx";
import { LeadForm } from "./lead-actions.tsx";
import type { LeadProps } from "./lead-props.ts";

/** Offers the firm's replies; the chosen one can be changed, and opens in the mail program or a chat, or is copied. */
export function ReplyForm(props: Pick<LeadProps, "reader" | "lead" | "list" | "reply">) {
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
            <button name="action" value="draft">
              {words.lead.replyChanged}
            </button>
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
          <LeadForm {...props}>
            <button name="action" value="contacted">
              {words.actions.contacted.button}
            </button>
          </LeadForm>
        </>
      )}
    </Section>
  );
}
