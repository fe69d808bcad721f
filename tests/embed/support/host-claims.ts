import { expect, type TestInfo } from "@playwright/test";
import type { SiteLanguage } from "#lead/languages.ts";
import { type ApiDouble, serveApiDouble } from "./api-double.ts";
import { fragmentOf, frameOf, type HostKind, pageOf } from "./host-kinds.ts";
import type { HostServer } from "./host-server.ts";
import type { Visitor } from "./host-visitors.ts";
import { readWitness } from "./in-page.ts";

/** Claims for every kind of page, in the order in which it is tried. */
export const hostClaims = [
  "shows, in the page's language",
  "at least 280 px wide",
  "takes typing",
  "one press on Enter sends one lead",
  "no layout shift above 0.02",
  "no global",
  "no error and no policy violation",
] as const;
export type HostClaim = (typeof hostClaims)[number];

/** An annotation of this type tells the record of a host. */
export const hostType = "host";

/** Annotation of a test about its host; hosts-reporter.ts makes the table of it. */
export interface HostRecord {
  readonly kind: string;
  readonly engine: string;
  readonly language: SiteLanguage;
  readonly held: readonly HostClaim[];
  /** In CSS pixels. */
  readonly width?: number;
  /** Absent where the engine reports no layout shifts. */
  readonly shift?: number;
}

/** Writes a kind's page where `kindPath` finds it, with a double that takes its leads. */
export async function writeKind(
  hosts: HostServer,
  host: HostKind,
  language: SiteLanguage,
): Promise<ApiDouble> {
  const api = await serveApiDouble();
  const at = (text: string) => text.replaceAll("{{api}}", api.address);
  const headers = Object.entries(host.headers ?? {}).map(([name, value]) => [name, hosts.fill(at(value))]);
  const page = at(pageOf(host, language));
  hosts.write("/fragment.html", at(fragmentOf(language)));
  hosts.write(host.frame ? "/framed-kind.html" : kindPath, page, Object.fromEntries(headers));
  if (host.frame) hosts.write(kindPath, frameOf(host, "/framed-kind.html"));
  return api;
}
export const kindPath = "/kind.html";

const nameLabel: Readonly<Record<SiteLanguage, string>> = { en: "Full name", fr: "Nom complet" };

export async function checkClaims(
  host: HostKind,
  language: SiteLanguage,
  visitor: Visitor,
  api: ApiDouble,
  info: TestInfo,
) {
  const held: HostClaim[] = [];
  const record: { -readonly [K in keyof HostRecord]: HostRecord[K] } = {
    kind: host.kind,
    engine: visitor.engine,
    language,
    held,
  };
  const note = { type: hostType, description: JSON.stringify(record) };
  info.annotations.push(note);
  const holds = (claim: HostClaim) => {
    held.push(claim);
    note.description = JSON.stringify(record);
  };
  const state = () => visitor.read(stateOfForm);

  if (host.opener) {
    await expect
      .poll(async () => (await visitor.read(readWitness)).events)
      .toContain("ready visa-contact-form");
    await visitor.press(host.opener);
  }
  await visitor.enter();
  await expect.poll(state).toMatchObject({ visible: true, label: nameLabel[language] });
  holds("shows, in the page's language");

  await expect.poll(async () => (await state())?.width).toBeGreaterThanOrEqual(280);
  const { width } = (await state()) ?? {};
  if (width) record.width = width;
  holds("at least 280 px wide");

  await visitor.keyboard.type("Adaeze k/?");
  await expect.poll(state).toMatchObject({ name: "Adaeze k/?" });
  holds("takes typing");

  await visitor.keyboard.press("Enter");
  await expect.poll(state).toMatchObject({ status: expect.stringContaining("Thank you.") });
  expect(api.posts).toEqual([
    expect.objectContaining({
      fullName: "Adaeze k/?",
      language,
      source: expect.objectContaining({ partner: "maple-realty" }),
    }),
  ]);
  holds("one press on Enter sends one lead");

  const { shift, globals, typed, violations } = await visitor.read(readWitness);
  if (visitor.reportsShifts) {
    record.shift = shift;
    expect(shift).toBeLessThanOrEqual(0.02);
    holds("no layout shift above 0.02");
  }
  expect(globals.filter((name) => !host.globals?.includes(name))).toEqual([]);
  holds("no global");
  expect({ typed, violations, faults: visitor.faults }).toEqual({ typed: [], violations: [], faults: [] });
  holds("no error and no policy violation");
}

/** Runs in the page: how the form is, through whatever shadow roots it stands in. */
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
