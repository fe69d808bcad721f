import { html } from "hono/html";
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import { defaultCountry, type Form } from "#lead/field.ts";
import { isSiteLanguage, type Language, pathIn } from "#lead/languages.ts";
import { type FieldError, keyName, phoneChoiceName, phoneChosenName } from "#lead/wire.ts";
import type { RefusalWords } from "#lead/words.ts";
import { wordsIn } from "#words/words-in.ts";
import type { Env } from "../env.ts";
import { pageAnswer, sitePage, withoutScripts } from "../site/pages.ts";
import type { PlainBody } from "./plain-body.ts";
import { refusalPage } from "./receipt.ts";
import type { RefusalError } from "./refusal-error.ts";
import { countryIn } from "./word-refusal.ts";

interface RefusedForm {
  readonly form: Form;
  readonly plain: PlainBody;
  readonly refusal: RefusalError;
}

/** The pages of the site that surely have the form, for a post that names none. */
const pageOf: Readonly<Record<Form["name"], string>> = { contact: "/contact-us", request: "/assessment" };

/** A language without the whole site has both forms on its one page. */
function usualPage(form: Form["name"], language: Language): string {
  return pathIn(language, isSiteLanguage(language) ? pageOf[form] : "/");
}

/** The page that the form was sent from, with every answer in its field and every message beside it. */
export async function refusedFormPage(request: Request, env: Env, refused: RefusedForm): Promise<Response> {
  const { form, plain, refusal } = refused;
  const found =
    (plain.page && (await findForm(request, env, form, plain.page))) ||
    (await findForm(request, env, form, usualPage(form.name, plain.language)));
  if (!found) return refusalPage(request, env, refusal, plain.language);
  return rewritten(pageAnswer(found.html, refusal.status, refusal.headers), refused, found.ids);
}

/** A page's HTML and the ids of the form's controls in it; undefined where the page has no such form. */
async function findForm(request: Request, env: Env, form: Form, path: string) {
  const page = await sitePage(request, env, path);
  if (page === undefined) return undefined;
  const ids = new Map<string, string>();
  const reader = new HTMLRewriter().on(`${inForm(form)} .visa-control`, {
    element(element) {
      ids.set(element.getAttribute("name") ?? "", element.getAttribute("id") ?? "");
    },
  });
  await reader.transform(new Response(page)).text();
  return ids.size > 0 ? { html: page, ids } : undefined;
}

/** What the page shows of a refused form. */
interface Shown extends Pick<PlainBody, "typed" | "key" | "language"> {
  readonly form: Form;
  /** Of the controls that the page has, by their names. */
  readonly ids: ReadonlyMap<string, string>;
  /** Problems of their answers. */
  readonly beside: readonly FieldError[];
  readonly notice: readonly string[];
}

function rewritten(page: Response, { form, plain, refusal }: RefusedForm, ids: Shown["ids"]) {
  const errors = refusal.errors(plain.language);
  const beside = errors.filter(({ param }) => ids.has(param));
  const others = errors.filter((error) => !beside.includes(error)).map(({ msg }) => msg);
  const shown = { ...plain, form, ids, beside, notice: [...new Set(others)] };
  const rewriter = withoutScripts();
  tellRefusal(rewriter, shown);
  fillAnswers(rewriter, shown);
  const { phoneCountry = "" } = plain.typed;
  if (isSupportedCountry(phoneCountry)) showCountry(rewriter, form, phoneCountry, plain.language);
  return rewriter.transform(page);
}

/** Says in the title, above the page and above the submit button that the form is not sent yet. */
function tellRefusal(rewriter: HTMLRewriter, { form, language, ids, beside, notice }: Shown): void {
  const words = wordsIn[language].refusals;
  const noticeId = `${form.name}-notice`;
  const summary = [
    ...beside.map(({ param, msg }) => ({ id: ids.get(param) ?? "", msg })),
    ...notice.map((msg) => ({ id: noticeId, msg })),
  ];
  rewriter
    .on("title", { element: (title) => void title.prepend(words.titles.check) })
    .on("main", { element: (main) => void main.prepend(String(summaryOf(summary, words)), { html: true }) })
    .on(`${inForm(form)} .visa-actions`, {
      element(actions) {
        const shown = html`<p class="visa-notice" part="error" role="alert" id="${noticeId}">${notice.join(" ")}</p>`;
        if (notice.length > 0) actions.before(String(shown), { html: true });
      },
    });
}

function fillAnswers(rewriter: HTMLRewriter, { form, typed, key, ids, beside }: Shown): void {
  const message = ({ param, msg, choices = [] }: FieldError) =>
    html`<p class="visa-error" part="error" role="alert" id="${ids.get(param)}-error">${msg}</p>${choices.map(
      ({ country, text }) =>
        html`<label class="visa-offer"><input type="radio" name="${phoneChoiceName}" value="${country}" aria-describedby="${ids.get(param)}-error"> <bdi>${text}</bdi></label>`,
    )}`;
  // Of the control that was met last: its options and the slot of its message follow it.
  let name = "";
  rewriter
    // What waits for scripts to hide it shows at once.
    .on(inForm(form), { element: (element) => void element.removeAttribute("data-waiting") })
    .on(`${inForm(form)} .visa-control`, {
      element(control) {
        name = control.getAttribute("name") ?? "";
        const text = typed[name] ?? "";
        if (control.tagName === "textarea") control.setInnerContent(`\n${text}`);
        else if (control.tagName === "input") setAttribute(control, "value", text);
        if (!beside.some(({ param }) => param === name)) return;
        control.setAttribute("aria-invalid", "true");
        const notes = [`${ids.get(name)}-error`, control.getAttribute("aria-describedby")];
        control.setAttribute("aria-describedby", notes.filter(Boolean).join(" "));
      },
    })
    // Their presses need a script.
    .on(`${inForm(form)} .visa-beginnings`, { element: (element) => void element.remove() })
    .on(`${inForm(form)} .visa-select option`, {
      element(option) {
        if (typed[name] && option.getAttribute("value") === typed[name]) option.setAttribute("selected", "");
      },
    })
    .on(`${inForm(form)} .visa-slot`, {
      element(slot) {
        const error = beside.find(({ param }) => param === name);
        if (error) slot.setInnerContent(String(message(error)), { html: true });
      },
    })
    // Asked once: whoever sends again has answered.
    .on(`${inForm(form)} input[name="${phoneChosenName}"]`, {
      element: (input) => {
        const isAsked = beside.some(({ choices }) => choices !== undefined);
        setAttribute(input, "value", String(isAsked || typed[phoneChosenName] === "true"));
      },
    })
    .on(`${inForm(form)} input[name="${keyName}"]`, {
      element: (input) => setAttribute(input, "value", key ?? ""),
    });
}

function showCountry(rewriter: HTMLRewriter, form: Form, country: CountryCode, language: Language): void {
  rewriter
    .on(`${inForm(form)} .visa-country-code`, {
      element: (code) => void code.setInnerContent(`${country} +${getCountryCallingCode(country)}`),
    })
    // The page has the flag of the form's first country alone.
    .on(`${inForm(form)} .visa-flag`, {
      element: (flag) => void (country !== defaultCountry && flag.setInnerContent("")),
    })
    .on(`${inForm(form)} .visa-country option`, {
      element(option) {
        if (option.getAttribute("value") === country) return;
        option.setAttribute("value", country);
        option.setInnerContent(countryIn(language, country));
      },
    });
}

const inForm = ({ name }: Form) => `form[name="${name}"]`;

function summaryOf(entries: readonly { readonly id: string; readonly msg: string }[], words: RefusalWords) {
  const links = entries.map(({ id, msg }) => html`<li><a href="#${id}">${msg}</a></li>`);
  return html`<div class="shell"><nav class="visa-summary" aria-labelledby="refusal"><p id="refusal">${words.summary}</p><ul>${links}</ul></nav></div>`;
}

/** HTMLRewriter escapes quotes alone, so an ampersand that was typed would begin a character reference. */
function setAttribute(element: Element, name: string, text: string): void {
  element.setAttribute(name, text.replaceAll("&", "&amp;"));
}
