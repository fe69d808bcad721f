import { html } from "hono/html";
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import type { Form } from "#lead/field.ts";
import { isSiteLanguage, type Language, pathIn } from "#lead/languages.ts";
import {
  type FieldError,
  keyName,
  type PhoneChoice,
  partnerName,
  phoneChoiceName,
  phoneChosenName,
} from "#lead/wire.ts";
import type { RefusalWords } from "#lead/words.ts";
import { wordsIn } from "#words/words-in.ts";
import type { Env } from "../env.ts";
import { pageAnswer, removal, sitePage, withoutScripts } from "../site/pages.ts";
import type { PlainBody } from "./plain-body.ts";
import { refusalPage } from "./receipt.ts";
import type { RefusalError } from "./refusal-error.ts";
import { countryIn } from "./word-refusal.ts";

interface RefusedForm {
  form: Form;
  plain: PlainBody;
  refusal: RefusalError;
}

const pageOf: Readonly<Record<Form["name"], string>> = { contact: "/contact-us", request: "/assessment" };

/** Languages without the whole site have both forms on one page. */
function usualPage(form: Form["name"], language: Language) {
  return pathIn(language, isSiteLanguage(language) ? pageOf[form] : "/");
}

export async function refusedFormPage(request: Request, env: Env, refused: RefusedForm): Promise<Response> {
  const { form, plain, refusal } = refused;
  const found =
    (plain.page && (await findForm(request, env, form, plain.page))) ||
    (await findForm(request, env, form, usualPage(form.name, plain.language)));
  if (!found) return refusalPage(request, env, refusal, plain.language);
  return rewritten(pageAnswer(found.html, refusal.status, refusal.headers), refused, found.ids);
}

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

interface Shown extends Pick<PlainBody, "typed" | "key" | "language"> {
  form: Form;
  ids: ReadonlyMap<string, string>;
  fieldErrors: readonly FieldError[];
  formMessages: readonly string[];
}

function rewritten(page: Response, { form, plain, refusal }: RefusedForm, ids: Shown["ids"]) {
  const errors = refusal.errors(plain.language);
  const fieldErrors = errors.filter(({ param }) => ids.has(param));
  const others = errors.filter((error) => !fieldErrors.includes(error)).map(({ msg }) => msg);
  const shown = { ...plain, form, ids, fieldErrors, formMessages: [...new Set(others)] };
  const rewriter = withoutScripts();
  announceRefusal(rewriter, shown);
  restoreAnswers(rewriter, shown);
  showFieldErrors(rewriter, shown);
  const { phoneCountry = "" } = plain.typed;
  if (isSupportedCountry(phoneCountry)) showCountry(rewriter, form, phoneCountry, plain.language);
  return rewriter.transform(page);
}

function announceRefusal(rewriter: HTMLRewriter, { form, language, ids, fieldErrors, formMessages }: Shown) {
  const words = wordsIn[language].refusals;
  const noticeId = `${form.name}-notice`;
  const summary = [
    ...fieldErrors.map(({ param, msg }) => ({ id: ids.get(param) ?? "", msg })),
    ...formMessages.map((msg) => ({ id: noticeId, msg })),
  ];
  rewriter
    .on("title", { element: (title) => void title.prepend(words.titles.check) })
    .on("main", { element: (main) => void main.prepend(String(summaryOf(summary, words)), { html: true }) })
    .on(`${inForm(form)} .visa-actions`, {
      element(actions) {
        const shown = html`<p class="visa-notice" part="error" role="alert" id="${noticeId}">${formMessages.join(" ")}</p>`;
        if (formMessages.length > 0) actions.before(String(shown), { html: true });
      },
    });
}

/** Relies on document order: the options of a select follow it. */
function restoreAnswers(rewriter: HTMLRewriter, { form, typed, key, fieldErrors }: Shown) {
  let selected = "";
  // A visitor is asked for a phone's country once: sending the form again answers it.
  const isPhoneChosen = fieldErrors.some(({ choices }) => choices) || typed[phoneChosenName] === "true";
  const setHidden = (name: string, value: string) =>
    rewriter.on(`${inForm(form)} input[name="${name}"]`, {
      element: (input) => setAttribute(input, "value", value),
    });
  rewriter
    .on(inForm(form), { element: (element) => void element.removeAttribute("data-waiting") })
    .on(`${inForm(form)} .visa-control`, {
      element(control) {
        const text = typed[control.getAttribute("name") ?? ""] ?? "";
        if (control.tagName === "textarea") control.setInnerContent(`\n${text}`);
        else if (control.tagName === "input") setAttribute(control, "value", text);
        else selected = text;
      },
    })
    .on(`${inForm(form)} .visa-select option`, {
      element(option) {
        if (selected !== "" && option.getAttribute("value") === selected) option.setAttribute("selected", "");
      },
    })
    // These buttons need a script.
    .on(`${inForm(form)} .visa-beginnings`, removal)
    .on(`${inForm(form)} .visa-keeping`, removal);
  setHidden(phoneChosenName, String(isPhoneChosen));
  setHidden(keyName, key ?? "");
  setHidden(partnerName, typed[partnerName] ?? "");
}

/** An error's slot comes before its control; the place for other readings of a phone number comes after. */
function showFieldErrors(rewriter: HTMLRewriter, { form, ids, fieldErrors }: Shown) {
  const errorOf = (name: string | null) => fieldErrors.find(({ param }) => param === name);
  const idOf = ({ param }: FieldError) => `${ids.get(param)}-error`;
  let current: FieldError | undefined;
  rewriter
    .on(`${inForm(form)} .visa-slot`, {
      element(slot) {
        current = errorOf(slot.getAttribute("data-for"));
        if (current) slot.setInnerContent(String(messageOf(current, idOf(current))), { html: true });
      },
    })
    .on(`${inForm(form)} .visa-control`, {
      element(control) {
        if (current === undefined) return;
        control.setAttribute("aria-invalid", "true");
        const notes = [idOf(current), control.getAttribute("aria-describedby")];
        control.setAttribute("aria-describedby", notes.filter(Boolean).join(" "));
      },
    })
    .on(`${inForm(form)} .visa-after-control`, {
      element(after) {
        const choices = current?.choices && String(choicesOf(current.choices, idOf(current)));
        if (choices) after.setInnerContent(choices, { html: true });
      },
    });
}

const messageOf = ({ msg }: FieldError, id: string) =>
  html`<p class="visa-error" part="error" role="alert" id="${id}">${msg}</p>`;

const choicesOf = (choices: readonly PhoneChoice[], id: string) =>
  html`${choices.map(
    ({ country, text }) =>
      html`<label class="visa-offer"><input type="radio" name="${phoneChoiceName}" value="${country}" aria-describedby="${id}"> <bdi>${text}</bdi></label>`,
  )}`;

function showCountry(rewriter: HTMLRewriter, form: Form, country: CountryCode, language: Language) {
  rewriter
    .on(`${inForm(form)} .visa-country-code`, {
      element: (code) => void code.setInnerContent(`${country} +${getCountryCallingCode(country)}`),
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

function summaryOf(entries: readonly { id: string; msg: string }[], words: RefusalWords) {
  const links = entries.map(({ id, msg }) => html`<li><a href="#${id}">${msg}</a></li>`);
  return html`<div class="shell"><nav class="visa-summary" aria-labelledby="refusal"><p id="refusal">${words.summary}</p><ul>${links}</ul></nav></div>`;
}

/** HTMLRewriter escapes only quotes, so a typed ampersand would begin a character reference. */
function setAttribute(element: Element, name: string, text: string): void {
  element.setAttribute(name, text.replaceAll("&", "&amp;"));
}
