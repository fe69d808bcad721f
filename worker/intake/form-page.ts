import { html } from "hono/html";
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import { defaultCountry, type Form } from "#lead/field.ts";
import { isSiteLanguage, type Language, languages, pathIn } from "#lead/languages.ts";
import { type FieldError, keyName } from "#lead/wire.ts";
import type { RefusalWords } from "#lead/words.ts";
import { wordsIn } from "#lead/words-in.ts";
import type { Env } from "../env.ts";
import { siteHeaders } from "../site-headers.ts";
import type { PlainBody } from "./plain-body.ts";
import { refusalPage } from "./receipt.ts";
import type { RefusalError } from "./refusal-error.ts";
import { sitePage, withoutScripts } from "./site-page.ts";

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
  const page = new Response(found.html, {
    status: refusal.status,
    headers: {
      ...siteHeaders,
      ...refusal.headers,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
  return rewritten(page, refused, found.ids);
}

/** A page's HTML and the ids of the form's controls in it; undefined where the page has no such form. */
async function findForm(request: Request, env: Env, form: Form, path: string) {
  const page = await sitePage(request, env, path);
  if (page === undefined) return undefined;
  const ids = new Map<string, string>();
  const reader = new HTMLRewriter().on(`form[name="${form.name}"] .visa-control`, {
    element(element) {
      ids.set(element.getAttribute("name") ?? "", element.getAttribute("id") ?? "");
    },
  });
  await reader.transform(new Response(page)).text();
  return ids.size > 0 ? { html: page, ids } : undefined;
}

function rewritten(page: Response, { form, plain, refusal }: RefusedForm, ids: ReadonlyMap<string, string>) {
  const { typed, language } = plain;
  const words = wordsIn[language].refusals;
  const errors = refusal.errors(language);
  const inForm = `form[name="${form.name}"]`;
  const beside = errors.filter(({ param }) => ids.has(param));
  const notice = [...new Set(errors.filter((error) => !beside.includes(error)).map(({ msg }) => msg))];
  const noticeId = `${form.name}-notice`;
  const summary = [
    ...beside.map(({ param, msg }) => ({ id: ids.get(param) ?? "", msg })),
    ...notice.map((msg) => ({ id: noticeId, msg })),
  ];
  const message = ({ param, msg }: FieldError) =>
    html`<p class="visa-error" part="error" role="alert" id="${ids.get(param)}-error">${msg}</p>`;
  const country = usableCountry(typed.phoneCountry);
  let name = "";

  return (
    withoutScripts()
      .on("title", { element: (title) => void title.prepend(words.titles.check) })
      .on("main", { element: (main) => void main.prepend(String(summaryOf(summary, words)), { html: true }) })
      // What waits for scripts to hide it shows at once.
      .on(inForm, { element: (element) => void element.removeAttribute("data-waiting") })
      .on(`${inForm} .visa-control`, {
        element(control) {
          name = control.getAttribute("name") ?? "";
          const text = typed[name] ?? "";
          if (control.tagName === "textarea") control.setInnerContent(`\n${text}`);
          else if (control.tagName === "input") setAttribute(control, "value", text);
          if (!beside.some(({ param }) => param === name)) return;
          control.setAttribute("aria-invalid", "true");
          const notes = [control.getAttribute("aria-describedby"), `${ids.get(name)}-error`];
          control.setAttribute("aria-describedby", notes.filter(Boolean).join(" "));
        },
      })
      .on(`${inForm} .visa-select option`, {
        element(option) {
          if (typed[name] && option.getAttribute("value") === typed[name])
            option.setAttribute("selected", "");
        },
      })
      .on(`${inForm} .visa-slot`, {
        element(slot) {
          const error = beside.find(({ param }) => param === name);
          if (error) slot.setInnerContent(String(message(error)), { html: true });
        },
      })
      .on(`${inForm} .visa-country-code`, {
        element: (code) =>
          void (
            country && code.setInnerContent(`${country} +${getCountryCallingCode(country as CountryCode)}`)
          ),
      })
      // The page has the flag of the form's first country alone.
      .on(`${inForm} .visa-flag`, {
        element: (flag) => void (country && country !== defaultCountry && flag.setInnerContent("")),
      })
      .on(`${inForm} .visa-country option`, {
        element(option) {
          if (!country || option.getAttribute("value") === country) return;
          option.setAttribute("value", country);
          option.setInnerContent(
            new Intl.DisplayNames(languages[language].tag, { type: "region" }).of(country) ?? country,
          );
        },
      })
      .on(`${inForm} input[name="${keyName}"]`, {
        element: (input) => setAttribute(input, "value", plain.key ?? ""),
      })
      .on(`${inForm} .visa-actions`, {
        element(actions) {
          const shown = html`<p class="visa-notice" part="error" role="alert" id="${noticeId}">${notice.join(" ")}</p>`;
          if (notice.length > 0) actions.before(String(shown), { html: true });
        },
      })
      .transform(page)
  );
}

function usableCountry(code = ""): string {
  return isSupportedCountry(code) ? code : "";
}

function summaryOf(entries: readonly { readonly id: string; readonly msg: string }[], words: RefusalWords) {
  const links = entries.map(({ id, msg }) => html`<li><a href="#${id}">${msg}</a></li>`);
  return html`<div class="shell"><nav class="visa-summary" aria-labelledby="refusal"><p id="refusal">${words.summary}</p><ul>${links}</ul></nav></div>`;
}

/** HTMLRewriter escapes quotes alone, so an ampersand that was typed would begin a character reference. */
function setAttribute(element: Element, name: string, text: string): void {
  element.setAttribute(name, text.replaceAll("&", "&amp;"));
}
