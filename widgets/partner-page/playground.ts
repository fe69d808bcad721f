import "./playground.css";
import { languageOf } from "#lead/languages.ts";
import { attributes, customProperties, events, type Tag } from "../element-api.ts";
import { snippetOf } from "./snippet.ts";
import { filled } from "./words.ts";

const controls = document.querySelector("#controls") as HTMLFormElement;
const log = document.querySelector("#log") as HTMLOListElement;
/** The origin that the page was built with, which a local or a preview server is not. */
const published = document.documentElement.dataset.origin ?? location.origin;
const logged = 50;

function follow(): void {
  const values = new FormData(controls);
  const textOf = (name: string) => String(values.get(name) ?? "").trim();
  const theme = Object.keys(customProperties).map((name) => [name, textOf(name)] as const);

  for (const stage of document.querySelectorAll<HTMLElement>(".stage")) {
    const tag = stage.dataset.tag as Tag;
    const element = stage.firstElementChild as HTMLElement;
    const set = Object.values(attributes)
      .filter(({ on }) => on.includes(tag))
      .map(({ name }) => [name, textOf(name)] as const)
      .filter(([, value]) => value !== "");
    if (values.has("test"))
      set.splice(
        set.findIndex(([name]) => name === "test"),
        1,
        ["test", ""],
      );
    if (values.has("no-heading")) set.push(["heading", ""]);
    const wanted = new Map(set);
    for (const { name } of Object.values(attributes)) {
      const value = wanted.get(name);
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    for (const [name, value] of theme) {
      if (value) element.style.setProperty(name, value);
      else element.style.removeProperty(name);
    }
    writeSnippet(
      tag,
      element.querySelector("a") as HTMLAnchorElement,
      [...wanted],
      theme.filter(([, value]) => value),
      values.get("file") === "pinned",
    );
  }
}

type Pairs = readonly (readonly [string, string])[];

function writeSnippet(tag: Tag, link: HTMLAnchorElement, set: Pairs, theme: Pairs, pinned: boolean): void {
  const code = document.querySelector(`#code-${tag}`) as HTMLElement;
  const { version = "", integrity = "" } = code.dataset;
  code.textContent = snippetOf(tag, {
    language: languageOf(document.documentElement.lang),
    fallback: { path: link.pathname, text: link.textContent ?? "" },
    origin: location.origin,
    attributes: set,
    theme,
    ...(pinned && { pinned: { version, integrity } }),
  });
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

/** What a press on a copy button is answered with, in the page's language. */
const status = document.querySelector("#copied") as HTMLElement;
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

function record(event: Event): void {
  const line = document.createElement("li");
  const name = document.createElement("code");
  name.textContent = event.type;
  const { detail } = event as CustomEvent<unknown>;
  const tag = (event.target as Element).localName;
  line.append(name, ` ${tag}${detail ? ` ${JSON.stringify(detail)}` : ""}`);
  log.append(line);
  if (log.children.length > logged) log.firstElementChild?.remove();
  const list = log.parentElement as HTMLElement;
  list.scrollTop = list.scrollHeight;
}

for (const name of Object.keys(events)) document.addEventListener(name, record);

controls.addEventListener("input", ({ target }) => {
  const { type, dataset, value } = target as HTMLInputElement;
  if (type === "color") (controls.elements.namedItem(dataset.for ?? "") as HTMLInputElement).value = value;
  follow();
});
controls.addEventListener("submit", (event) => event.preventDefault());
// The controls are reset after the event.
controls.addEventListener("reset", () => setTimeout(follow));
document.querySelector("#clear-log")?.addEventListener("click", () => log.replaceChildren());
document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-copy]");
  if (button) copy(button);
});

for (const code of document.querySelectorAll(".code code")) {
  code.textContent = (code.textContent ?? "").replaceAll(published, location.origin);
}
document.documentElement.dataset.live = "";
follow();
