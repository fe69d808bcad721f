import { fieldsOf } from "#lead/field.ts";
import { languageCodes } from "#lead/languages.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import { forms } from "#words/forms.ts";
import { labelOf } from "../consultant-words.ts";
import { channelsOf, linkSecrets, webhookSettings } from "../env.ts";
import { identify } from "../leads/identity.ts";
import { noteSource } from "../leads/notes.ts";
import { storeLead } from "../leads/store.ts";
import { takeStep } from "../leads/take-step.ts";
import { log } from "../log.ts";
import type { Posted } from "./actions/action.tsx";
import { AnswerControl, typedAnswer } from "./answer-control.tsx";
import { DeskFrame, htmlAnswer } from "./frame.tsx";
import { type Call, postedTo, type Reader } from "./reader.ts";
import { LabelledSelect } from "./select.tsx";

const sources = ["called", "came-in", "referred"] as const;

export function showNewLead(c: Call): Response {
  const isAgain = c.req.query("again") !== undefined;
  return htmlAnswer(<NewLeadPage reader={c.var.reader} values={{}} refusals={{}} isAgain={isAgain} />);
}

/** A name and one way to reach the person suffice. */
export async function storeNewLead(c: Call): Promise<Response> {
  const { reader } = c.var;
  const posted = await postedTo(c);
  const fields = fieldsOf(forms[reader.language].contact);
  const names = [...fields.map(({ name }) => name), "language", "source", "referrer", "spoken"];
  const values = Object.fromEntries(names.map((name) => [name, posted(name).trim()]));
  const required = ["fullName", ...(values.phone || values.email ? [] : ["phone"])];
  const answers: Record<string, string | number> = {};
  const refusals: Record<string, string> = {};
  for (const field of fields) {
    if (values[field.name] === "" && !required.includes(field.name)) continue;
    const { answer, refusal } = typedAnswer(field, values[field.name] ?? "", reader.language);
    if (answer !== undefined) answers[field.name] = answer;
    if (refusal !== undefined) refusals[field.name] = refusal;
  }
  if (Object.keys(refusals).length > 0)
    return htmlAnswer(<NewLeadPage reader={reader} values={values} refusals={refusals} />, 422);
  return c.redirect(`/desk/${await store(c, answers, posted)}?done=typed`, 303);
}

async function store(c: Call, answers: Record<string, string | number>, posted: Posted) {
  const { now, by } = c.var.reader;
  const identity = await identify({
    secrets: linkSecrets(c.env),
    form: "contact",
    answers,
    key: undefined,
    now,
  });
  const stored = await storeLead(c.env.DB, {
    ...identity,
    form: "contact",
    answers,
    source: {},
    language: languageCodes.find((code) => code === posted("language")) ?? null,
    notice: null,
    phoneEntry: null,
    state: "accepted",
    signs: [],
    receivedAt: now,
    isTyped: true,
    // The person who types a lead needs no mail about it.
    pending: webhookSettings(c.env)
      ? [{ channel: "webhook", name: "accepted", timing: "instant", delay: 0 }]
      : [],
  });
  const { reference } = "reference" in stored ? stored : identity;
  const source = sources.find((one) => one === posted("source")) ?? null;
  await noteSource(c.env.DB, { reference, at: now, by }, source, posted("referrer").trim());
  const step = { references: [reference], at: now, by, channels: channelsOf(c.env) };
  await takeStep(c.env.DB, { ...step, action: "mine" });
  if (posted("spoken") !== "")
    await takeStep(c.env.DB, { ...step, action: "contacted", to: source === "called" ? "phone" : null });
  log({ event: "desk", outcome: "typed in", reference });
  return reference;
}

interface NewLeadProps {
  reader: Reader;
  values: Record<string, string>;
  refusals: Record<string, string>;
  isAgain?: boolean;
}

function NewLeadPage({ reader, values, refusals, isAgain = false }: NewLeadProps) {
  const { words, language } = reader;
  const { newLead, lead, locale } = words;
  const fields = fieldsOf(forms[language].contact);
  const [first] = Object.keys(refusals);
  const wrong = fields.find(({ name }) => name === first);
  const title = wrong === undefined ? newLead.title : lead.notChanged(labelOf(wrong, words));
  const frame = { reader, title, heading: newLead.title, isAgain, place: "new" as const };
  return (
    <DeskFrame {...frame}>
      <p class="quiet">{newLead.hint}</p>
      <form method="post" action="/desk/new?again=lead" class="narrow">
        {fields.map((field) => (
          <AnswerControl
            words={words}
            field={field}
            id={field.name}
            label={labelOf(field, words)}
            focused={field.name === first}
            value={values[field.name]}
            refusal={refusals[field.name]}
          />
        ))}
        <LabelledSelect
          id="language"
          autocomplete="on"
          label={newLead.language}
          options={[
            ["", lead.anyhow],
            ...languageCodes.map((code) => [code, nameLanguage(code, locale)] as const),
          ]}
          chosen={values.language}
        />
        <LabelledSelect
          id="source"
          autocomplete="on"
          label={newLead.source}
          options={sources.map((source) => [source, newLead.sources[source]] as const)}
          chosen={values.source}
        />
        <p>
          <label for="referrer">{newLead.referrer}</label>
          <input id="referrer" name="referrer" value={values.referrer} dir="auto" maxlength={200} />
        </p>
        <p class="choose">
          <label>
            <input type="checkbox" name="spoken" value="yes" checked={values.spoken === "yes"} />{" "}
            {newLead.spoken}
          </label>
        </p>
        <button class="first">{newLead.save}</button>
      </form>
    </DeskFrame>
  );
}
