import { html } from "hono/html";
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import type { Form } from "#lead/field.ts";
import { isSiteLanguage, type Language, pathIn } from "#lead/languages.ts";
import { type FieldError, keyName, partnerName, phoneChoiceName, phoneChosenName } from "#lead/wire.ts";
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
  const reader = new HTMLRewriter().on(`${formNamed(form)} .visa-control`, {
    element(element) {
      ids.set(element.getAttribute("name") ?? "", element.getAttribute("id") ?? "");
    },
  });
  await reader.transform(new Response(page)).text();
  return ids.size > 0 ? { html: page, ids } : undefined;
}

type InForm = (selector: string, rewrite: (element: Element) => void) => void;

interface Shown extends PlainBody {
  form: Form;
  ids: ReadonlyMap<string, string>;
  fieldErrors: readonly FieldError[];
  formMessages: readonly string[];
}

function rewritten(page: Response, { form, plain, refusal }: RefusedForm, ids: Shown["ids"]) {
  const errors = refusal.errors(plain.language);
  const fieldErrors = errors.filter(({ param }) => ids.has(param));
  const others = errors.filter((error) => !fieldErrors.includes(error)).map(({ msg }) => msg);
  const refused = { ...plain, form, ids, fieldErrors, formMessages: [...new Set(others)] };
  const rewriter = withoutScripts();
  const inForm: InForm = (selector, rewrite) => {
    rewriter.on(`${formNamed(form)} ${selector}`, { element: rewrite });
  };
  announceRefusal(rewriter, inForm, refused);
  restoreAnswers(inForm, refused);
  showFieldErrors(inForm, refused);
  const { phoneCountry = "" } = plain.typed;
  if (isSupportedCountry(phoneCountry)) showCountry(inForm, phoneCountry, plain.language);
  return rewriter.transform(page);
}

function announceRefusal(
  rewriter: HTMLRewriter,
  inForm: InForm,
  { form, language, ids, fieldErrors, formMessages }: Shown,
) {
  const words = wordsIn[language].refusals;
  const noticeId = `${form.name}-notice`;
  const links = [
    ...fieldErrors.map(({ param, msg }) => ({ id: ids.get(param) ?? "", msg })),
    ...formMessages.map((msg) => ({ id: noticeId, msg })),
  ].map(({ id, msg }) => html`<li><a href="#${id}">${msg}</a></li>`);
  const summary = html`<div class="shell"><nav class="visa-summary" aria-labelledby="refusal"><p id="refusal">${words.summary}</p><ul>${links}</ul></nav></div>`;
  rewriter
    .on("title", { element: (title) => void title.prepend(words.titles.check) })
    .on("main", { element: (main) => void main.prepend(String(summary), { html: true }) })
    .on(formNamed(form), { element: (element) => void element.removeAttribute("data-waiting") });
  inForm(".visa-actions", (actions) => {
    const notice = html`<p class="visa-notice" part="error" role="alert" id="${noticeId}">${formMessages.join(" ")}</p>`;
    if (formMessages.length > 0) actions.before(String(notice), { html: true });
  });
}

/** Relies on document order: the options of a select follow it. */
function restoreAnswers(inForm: InForm, { typed, key, fieldErrors }: Shown) {
  let selected = "";
  inForm(".visa-control", (control) => {
    const text = typed[control.getAttribute("name") ?? ""] ?? "";
    if (control.tagName === "textarea") control.setInnerContent(`\n${text}`);
    else if (control.tagName === "input") setAttribute(control, "value", text);
    else selected = text;
  });
  inForm(".visa-select option", (option) => {
    if (selected !== "" && option.getAttribute("value") === selected) option.setAttribute("selected", "");
  });
  // These buttons need a script.
  for (const idle of [".visa-beginnings", ".visa-opening"]) inForm(idle, removal.element);
  // A visitor is asked for a phone's country once: sending the form again answers it.
  const isPhoneChosen = fieldErrors.some(({ choices }) => choices) || typed[phoneChosenName] === "true";
  const hidden = {
    [phoneChosenName]: String(isPhoneChosen),
    [keyName]: key ?? "",
    [partnerName]: typed[partnerName] ?? "",
  };
  for (const [name, value] of Object.entries(hidden))
    inForm(`input[name="${name}"]`, (input) => setAttribute(input, "value", value));
}

/** An error's slot comes before its control; the place for other readings of a phone number comes after. */
function showFieldErrors(inForm: InForm, { ids, fieldErrors }: Shown) {
  const idOf = ({ param }: FieldError) => `${ids.get(param)}-error`;
  let current: FieldError | undefined;
  inForm(".visa-slot", (slot) => {
    const name = slot.getAttribute("data-for");
    current = fieldErrors.find(({ param }) => param === name);
    if (current === undefined) return;
    const message = html`<p class="visa-error" part="error" role="alert" id="${idOf(current)}">${current.msg}</p>`;
    slot.setInnerContent(String(message), { html: true });
  });
  inForm(".visa-control", (control) => {
    if (current === undefined) return;
    control.setAttribute("aria-invalid", "true");
    const notes = [idOf(current), control.getAttribute("aria-describedby")];
    control.setAttribute("aria-describedby", notes.filter(Boolean).join(" "));
  });
  inForm(".visa-after-control", (after) => {
    if (!current?.choices) return;
    const id = idOf(current);
    const offers = current.choices.map(
      ({ country, text }) =>
        html`<label class="visa-offer"><input type="radio" name="${phoneChoiceName}" value="${country}" aria-describedby="${id}"> <bdi>${text}</bdi></label>`,
    );
    after.setInnerContent(offers.join(""), { html: true });
  });
}

function showCountry(inForm: InForm, country: CountryCode, language: Language) {
  inForm(".visa-country-code", (code) => {
    code.setInnerContent(`${country} +${getCountryCallingCode(country)}`);
  });
  inForm(".visa-country option", (option) => {
    if (option.getAttribute("value") === country) return;
    option.setAttribute("value", country);
    option.setInnerContent(countryIn(language, country));
  });
}

const formNamed = ({ name }: Form) => `form[name="${name}"]`;

/** HTMLRewriter escapes only quotes, so a typed ampersand would begin a character reference. */
function setAttribute(element: Element, name: string, text: string): void {
  element.setAttribute(name, text.replaceAll("&", "&amp;"));
}
