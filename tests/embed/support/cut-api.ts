import { random } from "../../support/random.ts";
import { serveApiDouble } from "./api-double.ts";

/** An API that loses a post or its response up to three times for each lead, at least the first. */
export async function serveCutApi(seed: number) {
  const next = random(seed);
  const cutsLeft = new Map<string, number>();
  const stored = new Map<string, unknown>();
  let lost = 0;
  const api = await serveApiDouble({
    cut(key, body) {
      const left = cutsLeft.get(key) ?? 1 + Math.floor(next() * 3);
      cutsLeft.set(key, left - 1);
      if (left <= 0 || next() < 0.5) stored.set(key, body);
      if (left > 0) lost += 1;
      return left > 0;
    },
  });
  return { ...api, stored, lost: () => lost };
}

/**
 * Runs in a page with one contact form: sends this many messages, each with one press that makes the form
 * retry.
 */
export async function sendThroughCuts(count: number) {
  const events = { sent: 0, errors: 0 };
  const element = document.querySelector("visa-contact-form") as HTMLElement & { reset(): void };
  element.addEventListener("visa-sent", () => {
    events.sent += 1;
  });
  element.addEventListener("visa-error", () => {
    events.errors += 1;
  });
  const find = <E extends HTMLElement>(selector: string) => element.shadowRoot?.querySelector<E>(selector);
  const until = async (isTrue: () => unknown) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 15));
  };
  const press = (name: string) => {
    const buttons = [...(element.shadowRoot?.querySelectorAll("button") ?? [])];
    const button = buttons.find((one) => one.textContent === name && !one.disabled);
    button?.click();
    return button;
  };
  await until(() => find("form"));
  find("form")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  for (let at = 1; at <= count; at += 1) {
    for (const name of ["fullName", "phone", "email", "body"]) {
      await until(() => find(`[name=${name}]`));
      const control = find<HTMLInputElement>(`[name=${name}]`);
      control?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      if (control) control.value = `${name} ${at}`;
    }
    press("Send message");
    await until(() => press("Send as soon as I am online"));
    await until(() => dispatchEvent(new Event("online")) && events.sent === at);
    element.reset();
    await until(() => find("form")?.dataset.phase === "idle");
  }
  return events;
}
