import { Section } from "../frame.tsx";
import type { LeadProps } from "../lead-props.ts";
import { ActionButton, ActionForm, type ActionProps } from "./action-form.tsx";

export function ReplyForm(props: ActionProps & Pick<LeadProps, "reply">) {
  const { reader, lead, list, reply } = props;
  const { words } = reader;
  const { offered, chosen, text, isUsed, isLong, english, links } = reply;
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
        <form method="post" action={`/desk/${lead.reference}?again=reply&reply=${chosen.id}#reply`}>
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="reply" value={chosen.id} />
          <label for="text">{words.lead.replyText}</label>
          <textarea id="text" name="text" rows={12} dir="auto" readonly={isUsed}>
            {text}
          </textarea>
          {isUsed ? (
            <ActionButton action="draft">{words.lead.changeText}</ActionButton>
          ) : (
            <ActionButton action="used" first>
              {words.lead.useText}
            </ActionButton>
          )}
        </form>
      )}
      {english === undefined ? null : (
        <p class="quiet" lang="en">
          {english}
        </p>
      )}
      {isUsed ? (
        <>
          {isLong ? <p class="alert">{words.lead.copyText}</p> : null}
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
      ) : null}
    </Section>
  );
}
