import "./partner-page.css";
import { interpolate } from "#content/interpolate.ts";
import { type Language, pathIn } from "#lead/languages.ts";
import { withPartner } from "#lead/partner-link.ts";
import { exampleCode, readPartner } from "#lead/wire.ts";
import type { Tag } from "../element-api.ts";
import type { PartnerPageProps } from "./partner-page-props.ts";
import { type Choice, fillRecipe, snippetOf } from "./snippet.ts";

const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const choice = find<HTMLFormElement>("#choice");
const controls = find<HTMLFormElement>("#controls");
const recipe = find<HTMLSelectElement>("#recipe");
const fallbacks = JSON.parse(choice.dataset.fallbacks ?? "{}") as PartnerPageProps["fallbacks"];

const valuesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);

function update() {
  const chosen = chosenNow();
  const typed = choice.elements.namedItem("partner") as HTMLInputElement;
  const isMalformed = typed.value.trim() !== "" && chosen.partner === exampleCode;
  typed.ariaInvalid = String(isMalformed);
  find<HTMLElement>("#choice-partner-error").hidden = !isMalformed;
  find<HTMLAnchorElement>("#sheet").href = withPartner(
    pathIn(chosen.language, "/widgets/sheet"),
    chosen.partner,
  );
  const tried = valuesOf(controls);
  for (const element of document.querySelectorAll<HTMLElement>(".stage > *")) {
    element.lang = chosen.language;
    for (const [name, value] of tried) {
      if (value) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
  }
  const isOwn = (name: string) => name !== "label" || chosen.tag === "visa-free-assessment-button";
  const written = tried.filter(([name, value]) => value && isOwn(name));
  find("#code").textContent = snippetOf(chosen, written);
  for (const code of document.querySelectorAll<HTMLElement>("[data-template]"))
    code.textContent = fillRecipe(code.dataset.template ?? "", chosen);
}

function chosenNow(): Choice {
  const texts = Object.fromEntries(valuesOf(choice));
  const tag = texts.form as Tag;
  const language = texts.language as Language;
  return {
    // A local or preview server has another origin than the build.
    origin: location.origin,
    partner: readPartner(texts.partner) ?? exampleCode,
    tag,
    language,
    fallback: fallbacks[language]?.[tag] ?? { path: "/", text: "" },
  };
}

function showRecipe() {
  for (const section of document.querySelectorAll<HTMLElement>(".recipe"))
    section.hidden = section.id !== recipe.value;
}

/** A link may lead to a folded section or an unchosen recipe. */
function followAddress() {
  const id = location.hash.slice(1);
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
  if (![...recipe.options].some(({ value }) => value === id)) return;
  recipe.value = id;
  showRecipe();
}

async function copy(button: HTMLButtonElement) {
  const code = button.parentElement?.querySelector("code") as HTMLElement;
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    announce(button, words.copied);
  } catch {
    // Without access to the clipboard the text is at least selected.
    getSelection()?.selectAllChildren(code);
    announce(button, words.pressKeys);
  }
}

const status = find<HTMLElement>("#copied");
const words = status.dataset as {
  copied: string;
  pressKeys: string;
  announcement: string;
};

function announce(button: HTMLButtonElement, text: string) {
  const usual = button.textContent;
  status.textContent = interpolate(words.announcement, { answer: text, name: button.dataset.copy ?? "" });
  button.textContent = text;
  setTimeout(() => {
    button.textContent = usual;
  }, 2000);
}

for (const form of [choice, controls]) {
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
}
recipe.addEventListener("change", showRecipe);
addEventListener("hashchange", followAddress);
document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-copy]");
  if (button) copy(button);
});

const folded = matchMedia("(max-width: 640px)").matches ? ".fold" : "#guide .fold";
for (const fold of document.querySelectorAll<HTMLDetailsElement>(folded)) fold.open = false;
document.documentElement.dataset.live = "";
showRecipe();
followAddress();
update();
