import type { Child } from "hono/jsx";
import { longestNote } from "../leads/notes.ts";
import { type StepName, steps } from "../leads/steps.ts";
import { ActionButton, Section } from "./frame.tsx";
import type { LeadProps } from "./lead-props.ts";
import { OutcomeSelect } from "./lead-row.tsx";
import { ways } from "./work-on.ts";

type Props = Pick<LeadProps, "reader" | "lead" | "list">;

/** A form that posts to a lead's page, and leads back to the list from which one came. */
function LeadForm({ lead, list, children }: Omit<Props, "reader"> & { readonly children: Child }) {
  return (
    <form method="post" action={`/desk/${lead.reference}`}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="seen" value={String(lead.history.length)} />
      {children}
    </form>
  );
}

function isPossible({ lead }: Pick<Props, "lead">, step: StepName): boolean {
  return steps[step].from.includes(lead.progress);
}

const main = ["reopened", "released", "spam", "restored"] as const;

/** The steps that one takes again and again, at the thumb on a phone. */
export function Actions(props: Props) {
  const { reader, lead } = props;
  const { words } = reader;
  const owns = isPossible(props, "mine")
    ? [lead.owner === null ? ("mine" as const) : ("unowned" as const)]
    : [];
  const others = [...owns, ...main.filter((step) => isPossible(props, step))];
  return (
    <section class="bar actions" aria-label={words.lead.actions}>
      <LeadForm {...props}>
        {isPossible(props, "contacted") ? (
          <span class="pair">
            <ActionButton action="contacted" first>
              {words.actions.contacted.button}
            </ActionButton>
            <select name="how" aria-label={words.lead.how}>
              <option value="">{words.lead.anyhow}</option>
              {ways.map((way) => (
                <option value={way}>{words.ways[way]}</option>
              ))}
            </select>
          </span>
        ) : null}
        {others.map((step) => (
          <ActionButton action={step}>{words.steps[step]}</ActionButton>
        ))}
      </LeadForm>
    </section>
  );
}

/** When to come back to a lead, and what became of it. */
export function Plans(props: Props & Pick<LeadProps, "planning">) {
  const { reader, lead, planning } = props;
  const { words } = reader;
  const close = isPossible(props, "closed") ? "closed" : isPossible(props, "outcome") ? "outcome" : undefined;
  const invalid = planning !== undefined;
  return (
    <>
      {isPossible(props, "planned") ? (
        <LeadForm {...props}>
          <label for="next_on">{words.lead.nextOn}</label>
          <p class="row">
            <input
              {...{ id: "next_on", name: "next_on", type: "date", value: planning ?? lead.nextOn ?? "" }}
              {...(invalid
                ? { "aria-invalid": "true", "aria-describedby": "day-refusal", autofocus: true }
                : {})}
            />
            <ActionButton action="planned">{words.steps.planned}</ActionButton>
          </p>
          {invalid ? (
            <p id="day-refusal" class="alert" role="alert">
              {words.lead.noDay}
            </p>
          ) : null}
        </LeadForm>
      ) : null}
      {close === undefined ? null : (
        <LeadForm {...props}>
          <p class="row">
            <OutcomeSelect words={words} chosen={lead.outcome} />
            <ActionButton action={close}>{words.steps[close]}</ActionButton>
          </p>
        </LeadForm>
      )}
    </>
  );
}

export function NoteForm(props: Props) {
  const { words } = props.reader;
  return (
    <LeadForm {...props}>
      <label for="note">{words.lead.note}</label>
      <textarea id="note" name="note" required maxlength={longestNote} dir="auto" />
      <p>
        <ActionButton action="noted">{words.lead.addNote}</ActionButton>
      </p>
    </LeadForm>
  );
}

const papers = ["agreement-sent", "agreement-signed", "handed-over"] as const;

/** What is printed or taken along of a lead, and what was done with it. */
export function Papers(props: Props) {
  const { reader, lead } = props;
  const { words } = reader;
  const isDone = (step: StepName) => lead.history.some(({ what }) => what === step);
  const open = papers.filter((step) => isPossible(props, step) && !isDone(step));
  return (
    <Section title={words.lead.papers}>
      <ul class="list">
        {(["agreement", "file", "copy"] as const).map((as) => (
          <li>
            <a href={`/desk/${lead.reference}?as=${as}`}>{words.lead.prints[as]}</a>
          </li>
        ))}
      </ul>
      <p class="quiet">{words.lead.keeping}</p>
      <LeadForm {...props}>
        <p class="row">
          {open.map((step) => (
            <ActionButton action={step}>{words.steps[step]}</ActionButton>
          ))}
          {isPossible(props, "mine") ? (
            <ActionButton action="resent">{words.lead.resend}</ActionButton>
          ) : null}
        </p>
      </LeadForm>
    </Section>
  );
}

export function EraseForm(props: Props & Pick<LeadProps, "versions">) {
  const { reader, lead, versions } = props;
  const { words } = reader;
  if (!isPossible(props, "erased")) return null;
  const { ask, effect, button } = words.actions.erased;
  return (
    <details class="actions">
      <summary>{ask(lead.reference)}</summary>
      <p>
        {words.versions(versions.map(({ reference }) => reference))} {effect}
      </p>
      <LeadForm {...props}>
        <ActionButton action="erased">{button}</ActionButton>
      </LeadForm>
      {versions.length < 2 ? null : (
        <LeadForm {...props}>
          <input type="hidden" name="versions" value="all" />
          <ActionButton action="erased">{words.actions.erased.all(versions.length)}</ActionButton>
        </LeadForm>
      )}
    </details>
  );
}

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
          <LeadForm {...props}>
            <ActionButton action="contacted">{words.actions.contacted.button}</ActionButton>
          </LeadForm>
        </>
      )}
    </Section>
  );
}
