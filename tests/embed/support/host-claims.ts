import { expect } from "@playwright/test";
import { fieldsOf } from "#lead/field.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { forms } from "#words/forms.ts";
import { type ApiDouble, serveApiDouble } from "./api-double.ts";
import { frameOf, type HostKind, pageOf } from "./host-kinds.ts";
import type { HostServer } from "./host-server.ts";
import type { Visitor } from "./host-visitors.ts";
import { readObservations } from "./in-page.ts";

/** Writes a kind's page where `kindPath` finds it, with a double that takes its leads. */
export async function writeKind(
  hosts: HostServer,
  host: HostKind,
  language: SiteLanguage,
): Promise<ApiDouble> {
  const api = await serveApiDouble();
  const at = (text: string) => text.replaceAll("{{api}}", api.address);
  const headers = Object.entries(host.headers ?? {}).map(([name, value]) => [name, at(value)]);
  const page = at(pageOf(host, language));
  hosts.write(host.frame ? "/framed-kind.html" : kindPath, page, Object.fromEntries(headers));
  if (host.frame) hosts.write(kindPath, frameOf(host, "/framed-kind.html"));
  return api;
}
export const kindPath = "/kind.html";

/** The claims for every kind of page, which docs/hosts.md lists. */
export async function checkClaims(host: HostKind, language: SiteLanguage, visitor: Visitor, api: ApiDouble) {
  const state = () => visitor.read(stateOfForm);

  if (host.opener) {
    const events = async () => (await visitor.read(readObservations)).events;
    await expect.poll(events).toContain("ready visa-contact-form");
    await visitor.press(host.opener);
  }
  await visitor.enter();
  await expect
    .poll(state)
    .toMatchObject({ visible: true, label: fieldsOf(forms[language].contact)[0]?.label });

  await expect.poll(async () => (await state())?.width).toBeGreaterThanOrEqual(280);

  await visitor.keyboard.type("Adaeze k/?");
  await expect.poll(state).toMatchObject({ name: "Adaeze k/?" });

  await visitor.keyboard.press("Enter");
  await expect.poll(state).toMatchObject({ status: expect.stringContaining("Thank you.") });
  expect(api.posts).toEqual([
    expect.objectContaining({
      fullName: "Adaeze k/?",
      language,
      source: expect.objectContaining({ partner: "maple-realty" }),
    }),
  ]);

  const { shift, globals, typed, violations } = await visitor.read(readObservations);
  expect(shift).toBeLessThanOrEqual(0.02);
  expect(globals.filter((name) => !host.globals?.includes(name))).toEqual([]);
  expect({ typed, violations, faults: visitor.faults }).toEqual({ typed: [], violations: [], faults: [] });
}

/** Runs in the page: how the form is, through whatever shadow roots it is in. */
function stateOfForm() {
  const findIn = (root: Document | ShadowRoot): Element | null =>
    root.querySelector("visa-contact-form") ??
    [...root.querySelectorAll("*")].map((one) => one.shadowRoot && findIn(one.shadowRoot)).find(Boolean) ??
    null;
  const inside = findIn(document)?.shadowRoot;
  const form = inside?.querySelector("form");
  const name = form?.querySelector<HTMLInputElement>("[name=fullName]");
  if (!form || !name) return undefined;
  const { width, height } = name.getBoundingClientRect();
  return {
    visible:
      width > 100 && height > 20 && name.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    label: name.labels?.[0]?.textContent.trim(),
    // Its own pixels, whatever zoom or transform the page puts on them.
    width: form.offsetWidth,
    name: name.value,
    status: inside?.querySelector("[role=status]")?.textContent,
  };
}
