import { globSync, readFileSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import type { Form } from "#lead/field.ts";
import { wordedForm } from "#lead/worded-form.ts";
import * as words from "#words/en/forms.ts";
import type { Questions } from "./entries/hand-written.ts";

interface Variant {
  name: string;
  script: string;
  tag: string;
  /** React must run before the form works. */
  react: boolean;
  /** The form is tapped as soon as it can be seen. */
  touch?: true;
}

const ours = { script: "/widgets/v1/contact-form.js", tag: "visa-contact-form" };
const smallest = { script: "/entries/smallest-react.js", tag: "smallest-react-form" };
const assessmentForm = { script: "/widgets/v1/assessment-form.js", tag: "visa-assessment-form" };
const handWritten = {
  contact: { script: "/entries/contact.js", tag: "hand-written-contact" },
  assessment: { script: "/entries/assessment.js", tag: "hand-written-assessment" },
};

export const variants: readonly Variant[] = [
  { ...ours, name: "`<visa-contact-form>`", react: false },
  { ...handWritten.contact, name: "the same questions, written by hand", react: false },
  { ...ours, name: "`<visa-contact-form>`, touched at once", react: true, touch: true },
  { ...smallest, name: "smallest React 19 form as an element, no phone input", react: true },
  { ...assessmentForm, name: "`<visa-assessment-form>`", react: false },
  { ...handWritten.assessment, name: "the same questions, written by hand", react: false },
];

const paragraph =
  "<p>Settling in a new country is easier with people who know the way. Our centre helps newcomers find a home, a school, a doctor and work, and tells them honestly what we cannot do.</p>";

/** A plain partner page with a form from `server` in its middle, visible on a phone without scrolling. */
const hostPage = ({ script, tag }: Variant, server: string) => `<!doctype html><html lang="en">
<head><meta charset="utf-8"><title>Northgate Newcomer Centre</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/host.css"></head>
<body><h1>Thinking about coming to Canada?</h1>${paragraph}
<script type="module" src="${server}${script}"></script>
<${tag} id="form" api="${server}/api" style="display:block;min-height:640px"></${tag}>
<h2>How we help</h2>${paragraph}${paragraph}</body></html>`;

/** The script of a form for comparison, by Vite's ordinary production build. */
async function buildEntry(name: string, FORM: Questions | null = null) {
  const input = `tests/bench/embed/entries/${name}`;
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { FORM: JSON.stringify(FORM) },
    build: { write: false, rolldownOptions: { input } },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

function questionsOf({ heading, submitLabel, sections }: Form, tag: string): Questions {
  const types: Partial<Record<string, string>> = { email: "email", phone: "tel", longText: "textarea" };
  return {
    tag,
    heading,
    submit: submitLabel,
    sections: sections.map(({ title, fields }) => ({
      title,
      fields: fields.map(({ name, label, kind, options }) => ({
        name,
        label,
        type: types[kind] ?? "text",
        ...(options && { options: [...options] }),
      })),
    })),
  };
}

/** All that is served, by path: a page for each variant, under its index, and the files of the forms. */
export async function hostFiles(server: string): Promise<Readonly<Record<string, string | Buffer>>> {
  const pages = variants.map((variant, at) => [`/${at}`, hostPage(variant, server)]);
  const widgets = globSync("widgets/v1/**/*.js", { cwd: "dist/site" });
  return {
    "/host.css": "body{max-width:46rem;margin:0 auto;padding:1rem;font:16px/1.55 Georgia,serif}",
    ...Object.fromEntries(pages),
    ...Object.fromEntries(widgets.map((file) => [`/${file}`, readFileSync(`dist/site/${file}`)])),
    [smallest.script]: await buildEntry("smallest-react.tsx"),
    [handWritten.contact.script]: await buildEntry(
      "hand-written.ts",
      questionsOf(wordedForm(contact, words.contact), handWritten.contact.tag),
    ),
    [handWritten.assessment.script]: await buildEntry(
      "hand-written.ts",
      questionsOf(wordedForm(assessment, words.assessment), handWritten.assessment.tag),
    ),
  };
}
