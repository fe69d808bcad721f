import { expect, type TestInfo } from "@playwright/test";
import { type ApiDouble, serveApiDouble } from "./api-double.ts";
import { fragment, frameOf, type HostKind, pageOf } from "./host-kinds.ts";
import type { HostServer } from "./host-server.ts";
import { readWitness } from "./in-page.ts";

/** What must hold on every kind of page, in the order in which it is tried. */
export const hostClaims = [
  "shows",
  "at least 280 px wide",
  "takes typing",
  "one press on Enter sends one lead",
  "no layout shift above 0.02",
  "no global",
  "no error and no policy violation",
] as const;

/** A visitor in one of the engines, in the document where the form stands. */
export interface Visitor {
  readonly engine: string;
  /** Puts the pointer into the first question, once the form can be used. */
  enter(): Promise<void>;
  read<T>(look: () => T): Promise<T>;
  readonly keyboard: { type(text: string): Promise<unknown>; press(key: "Enter"): Promise<unknown> };
  readonly faults: readonly string[];
}

/** What a test says of its host; scripts/test/hosts.ts reads it from the run's report. */
export interface HostRecord {
  readonly kind: string;
  readonly engine: string;
  readonly held: readonly string[];
  /** In CSS pixels. */
  readonly width?: number;
  /** Absent where the engine reports no layout shifts. */
  readonly shift?: number;
}

/** Writes a kind's page where `openHost` finds it as "kind". */
export async function writeKind(hosts: HostServer, host: HostKind): Promise<ApiDouble> {
  const api = await serveApiDouble();
  const at = (text: string) => text.replaceAll("{{api}}", api.address);
  const headers = Object.entries(host.headers ?? {}).map(([name, value]) => [name, hosts.fill(at(value))]);
  hosts.write("/fragment.html", at(fragment));
  hosts.write(host.frame ? "/framed-kind.html" : "/kind.html", at(pageOf(host)), Object.fromEntries(headers));
  if (host.frame) hosts.write("/kind.html", frameOf(host, "/framed-kind.html"));
  return api;
}

export async function checkClaims(host: HostKind, visitor: Visitor, api: ApiDouble, info: TestInfo) {
  const held: string[] = [];
  const record: { -readonly [K in keyof HostRecord]: HostRecord[K] } = {
    kind: host.kind,
    engine: visitor.engine,
    held,
  };
  const note = { type: "host", description: JSON.stringify(record) };
  info.annotations.push(note);
  const holds = (claim: (typeof hostClaims)[number]) => {
    held.push(claim);
    note.description = JSON.stringify(record);
  };
  await visitor.enter();
  await expect.poll(async () => (await visitor.read(stateOfForm))?.visible).toBe(true);
  holds("shows");

  await expect.poll(async () => (await visitor.read(stateOfForm))?.width).toBeGreaterThanOrEqual(280);
  const { width } = (await visitor.read(stateOfForm)) ?? {};
  if (width) record.width = width;
  holds("at least 280 px wide");

  await visitor.keyboard.type("Adaeze k/?");
  await expect.poll(async () => (await visitor.read(stateOfForm))?.name).toBe("Adaeze k/?");
  holds("takes typing");

  await visitor.keyboard.press("Enter");
  await expect.poll(async () => (await visitor.read(stateOfForm))?.status).toContain("Thank you.");
  expect(api.posts).toEqual([
    expect.objectContaining({
      fullName: "Adaeze k/?",
      source: expect.objectContaining({ partner: "maple-realty" }),
    }),
  ]);
  holds("one press on Enter sends one lead");

  const { shift, globals, typed, violations } = await visitor.read(readWitness);
  if (visitor.engine.startsWith("Chromium")) record.shift = shift;
  // No snippet can keep a width in a box that has none of its own: the table tells how much such a page moves.
  if (!host.fitsContent) {
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
    // Its own pixels, whatever zoom or transform the page puts on them.
    width: form.offsetWidth,
    name: name.value,
    status: inside?.querySelector("[role=status]")?.textContent,
  };
}
