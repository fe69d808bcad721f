import "./partner-page.css";
import "./workbench.css";
import { filled } from "#content/filled.ts";
import type { Language } from "#lead/languages.ts";
import { attributes, customProperties, elements, type Tag } from "../element-api.ts";
import { exampleCode } from "../element-settings.ts";
import type { PartnerPageFacts } from "./partner-page-facts.ts";
import { type Choice, filledIn, snippetOf } from "./snippet.ts";

const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const choice = find<HTMLFormElement>("#choice");
const controls = find<HTMLFormElement>("#controls");
const recipe = find<HTMLSelectElement>("#recipe");
const fallbacks = JSON.parse(choice.dataset.fallbacks ?? "{}") as PartnerPageFacts["fallbacks"];
const latest = JSON.parse(choice.dataset.pinned ?? "null") as PartnerPageFacts["latest"] | null;

const textsOf = (form: HTMLFormElement) => {
  const values = new FormData(form);
  return (name: string) => String(values.get(name) ?? "").trim();
};

type Pairs = readonly (readonly [name: string, value: string])[];

/** Shows in previews, snippet and recipes what is chosen. */
function follow(): void {
  const textOf = textsOf(controls);
  const theme = Object.keys(customProperties).map((name) => [name, textOf(name)] as const);
  const attributesOf = (tag: Tag): Pairs =>
    Object.values(attributes).flatMap(({ name, on }) =>
      on.includes(tag) && textOf(name) ? [[name, textOf(name)] as const] : [],
    );
  for (const stage of document.querySelectorAll<HTMLElement>(".stage"))
    preview(stage, attributesOf(stage.dataset.tag as Tag), theme);
  const chosen = chosenNow();
  const { tag } = chosen;
  const version = textsOf(choice)("file") === "pinned" ? latest : null;
  const integrity = version?.integrity[`${elements[tag].script}.js`] ?? "";
  find("#code").textContent = snippetOf({
    ...chosen,
    attributes: attributesOf(tag),
    theme: theme.filter(([, value]) => value),
    pinned: version ? { version: version.version, integrity } : undefined,
  });
  for (const code of document.querySelectorAll<HTMLElement>("[data-template]"))
    code.textContent = filledIn(code.dataset.template ?? "", chosen);
}

function chosenNow(): Choice {
  const textOf = textsOf(choice);
  const tag = textOf("form") as Tag;
  const language = textOf("language") as Language;
  return {
    // A local or a preview server is not where the page was built for.
    origin: location.origin,
    partner: textOf("partner") || exampleCode,
    tag,
    language,
    fallback: fallbacks[language]?.[tag] ?? { path: "/", text: "" },
  };
}

function preview(stage: HTMLElement, chosen: Pairs, theme: Pairs): void {
  const element = stage.firstElementChild as HTMLElement;
  element.lang = chosenNow().language;
  const values = new Map(chosen);
  for (const { name } of Object.values(attributes)) {
    if (name === "test" || name === "partner") continue;
    const value = values.get(name);
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const [name, value] of theme) element.style.setProperty(name, value);
}

function showRecipe(): void {
  for (const section of document.querySelectorAll<HTMLElement>(".recipe"))
    section.hidden = section.id !== recipe.value;
}

/** A link may lead to a section that is folded, or to a recipe that is not chosen. */
function followAddress(): void {
  const id = location.hash.slice(1);
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
  if (![...recipe.options].some(({ value }) => value === id)) return;
  recipe.value = id;
  showRecipe();
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector("code") as HTMLElement;
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    say(button, words.copied);
  } catch {
    // Without the right to the clipboard the text is at least marked.
    getSelection()?.selectAllChildren(code);
    say(button, words.pressKeys);
  }
}

/** Answer to a press on a copy button, in the page's language. */
const status = find<HTMLElement>("#copied");
const words = status.dataset as {
  readonly copied: string;
  readonly pressKeys: string;
  readonly said: string;
};

function say(button: HTMLButtonElement, text: string): void {
  const usual = button.textContent;
  status.textContent = filled(words.said, { answer: text, name: button.dataset.copy ?? "" });
  button.textContent = text;
  setTimeout(() => {
    button.textContent = usual;
  }, 2000);
}

for (const form of [choice, controls]) {
  form.addEventListener("input", follow);
  form.addEventListener("submit", (event) => event.preventDefault());
}
recipe.addEventListener("change", showRecipe);
addEventListener("hashchange", followAddress);
document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-copy]");
  if (button) copy(button);
});

if (matchMedia("(max-width: 640px)").matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = false;
document.documentElement.dataset.live = "";
showRecipe();
followAddress();
follow();
