import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import { webhookSettings } from "../env.ts";
import { identify } from "../leads/identity.ts";
import { byHand } from "../leads/month.ts";
import { storeLead } from "../leads/store.ts";
import { takeStep } from "../leads/take-step.ts";
import { log } from "../log.ts";
import { AnswerControl } from "./answer-control.tsx";
import { DeskFrame, htmlAnswer } from "./frame.tsx";
import { type Call, postedTo, type Reader } from "./reader.ts";
import { typedAnswer } from "./typed-answer.ts";

export function showNewLead(c: Call): Response {
  const isAgain = c.req.query("again") !== undefined;
  return htmlAnswer(<NewLeadPage reader={c.get("reader")} values={{}} refusals={{}} isAgain={isAgain} />);
}

/** Stores what was typed as a lead like any other, its typist's; a name and one way to reach them are enough. */
export async function storeNewLead(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const text = await postedTo(c);
  const fields = fieldsOf(forms[reader.language].contact);
  const values = Object.fromEntries(fields.map(({ name }) => [name, text(name).trim()]));
  const needs = ["fullName", ...(values.phone || values.email ? [] : ["phone"])];
  const answers: Record<string, string | number> = {};
  const refusals: Record<string, string> = {};
  for (const field of fields) {
    if (values[field.name] === "" && !needs.includes(field.name)) continue;
    const { answer, refusal } = typedAnswer(field, values[field.name] ?? "", reader.language);
    if (answer !== undefined) answers[field.name] = answer;
    if (refusal !== undefined) refusals[field.name] = refusal;
  }
  if (Object.keys(refusals).length > 0)
    return htmlAnswer(<NewLeadPage reader={reader} values={values} refusals={refusals} />, 422);
  return c.redirect(`/desk/${await store(c, answers)}`, 303);
}

async function store(c: Call, answers: Readonly<Record<string, string | number>>): Promise<string> {
  const { now, by } = c.get("reader");
  const identity = await identify("contact", answers, undefined, now);
  const { reference } = await storeLead(c.env.DB, {
    ...identity,
    ...{
      form: "contact",
      answers,
      source: { widget: byHand },
      language: null,
      notice: null,
      phoneEntry: null,
    },
    ...{ state: "accepted", signs: [], receivedAt: now },
    // Nobody needs a mail about what they have typed themselves.
    pending: webhookSettings(c.env)
      ? [{ channel: "webhook", name: "accepted", timing: "instant", delay: 0 }]
      : [],
  }).then((stored) => ("reference" in stored ? stored : identity));
  await takeStep(c.env.DB, { references: [reference], action: "mine", at: now, by, channels: [] });
  log({ event: "desk", outcome: "typed in", reference });
  return reference;
}

function NewLeadPage({
  reader,
  values,
  refusals,
  isAgain = false,
}: {
  readonly reader: Reader;
  readonly values: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly isAgain?: boolean;
}) {
  const { words, language } = reader;
  const fields = fieldsOf(forms[language].contact);
  const [first] = Object.keys(refusals);
  const wrong = fields.find(({ name }) => name === first);
  const title = wrong === undefined ? words.newLead.title : words.lead.notChanged(wrong.label);
  return (
    <DeskFrame reader={reader} title={title} heading={words.newLead.title} isAgain={isAgain} place="new">
      <p class="quiet">{words.newLead.hint}</p>
      <form method="post" action="/desk/new?again=lead" class="narrow">
        {fields.map((field) => (
          <AnswerControl
            {...{ words, field, id: field.name, label: field.label, focused: field.name === first }}
            {...{ value: values[field.name], refusal: refusals[field.name] }}
          />
        ))}
        <button class="first">{words.newLead.save}</button>
      </form>
    </DeskFrame>
  );
}
