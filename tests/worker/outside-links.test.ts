import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { DeskHarness } from "./support/desk-harness.ts";
import { sitePages } from "./support/site-pages.ts";

/** Addresses for people who cannot sign in: a calendar, and a partner's numbers. */

let desk: DeskHarness;

beforeEach(() => {
  desk = new DeskHarness();
});

async function press(fields: Record<string, string>): Promise<string[]> {
  const { status, location } = await desk.press("links", fields);
  expect(status).toBe(303);
  const { title, text } = await desk.open(location);
  expect(title).toBe(`${fields.action === "revoke" ? "Address revoked" : "New address created"} · Links`);
  return [...text.matchAll(/<code>([^<]+)<\/code>/g)].map(([, address = ""]) => address);
}

const read = (address: string) => desk.get(new URL(address).pathname);

describe("the calendar of due days", () => {
  test("has a component also where nothing is planned", async () => {
    const [address = ""] = await press({ link: "calendar", action: "open" });
    const calendar = new ICAL.Component(ICAL.parse((await read(address)).page));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
    expect(ICAL.Timezone.fromData(calendar.getFirstSubcomponent("vtimezone")).tzid).toBe("Etc/UTC");
  });

  test("has an all-day event for each planned lead, with its reference and link alone", async () => {
    const [planned, closed, later] = await desk.leads(3);
    for (const reference of [planned, closed, later])
      await desk.step(reference, "planned", { next_on: reference === later ? "2026-12-31" : "2026-11-24" });
    await desk.step(closed, "closed");
    const [address = ""] = await press({ link: "calendar", action: "open" });
    const { headers, page } = await read(address);
    const served = { "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" };
    expect(Object.fromEntries(headers)).toMatchObject(served);
    for (const line of page.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(page.replaceAll("\r\n", "")).not.toMatch(/[\r\n]|Person|@example/);
    const calendar = new ICAL.Component(ICAL.parse(page));
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    const shown = events.map(({ summary, startDate, component }) => {
      return [summary, `${startDate}`, startDate.isDate, component.getFirstPropertyValue("url")];
    });
    expect(shown).toEqual([
      [planned, "2026-11-24", true, `https://www.example.com/desk/${planned}`],
      [later, "2026-12-31", true, `https://www.example.com/desk/${later}`],
    ]);
  });
});

test.each([{ link: "calendar" }, { link: "partner acme-settle", partner: "acme-settle" }])(
  "the address %o answers 404 once it is revoked or made anew, and to a forged proof",
  async (named) => {
    const open = () => press({ ...named, action: "open" });
    const [[first = ""], [second = ""]] = [await open(), await open()];
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await read(second.replace(/.(?=\.ics|$)/, "B"))).status).toBe(404);
    expect(await press({ ...named, action: "revoke" })).toEqual([]);
    expect((await read(second)).status).toBe(404);
  },
);

describe("a partner's numbers", () => {
  const partner = "acme-settle";

  test("count by month, page, campaign, form and element, small numbers as a range", async () => {
    const element = { widget: "visa-contact-form", version: "1.4.0", campaign: "Spring" };
    const source = { partner, page: "https://acme.example/help", ...element };
    const references: string[] = [];
    for (const [at, other] of [
      ...Array.from({ length: 6 }, () => ({})),
      { page: "https://acme.example/<b>", version: "v1" },
      { partner: "somebody-else" },
      { page: "https://spam.example/" },
    ].entries())
      references.push(await desk.lead({ email: `p${at}@example.com`, source: { ...source, ...other } }));
    await desk.step(references[0], "closed", { outcome: "retained" });
    await desk.step(references.at(-1), "spam");
    const [address = ""] = await press({ partner: "ACME-Settle", action: "open" });
    expect(new URL(address).pathname).toMatch(/^\/partners\/acme-settle\/[\w-]{43}$/);
    const { headers, page } = await read(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store, no-transform",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    const cells = page.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g);
    expect([...cells].map(([, name, count]) => [name, count])).toEqual([
      ["November 2026", "7"],
      ["acme.example/help", "6"],
      ["acme.example/&lt;b&gt;", "1–4"],
      ["Spring", "7"],
      ["contact message", "7"],
      ["visa-contact-form", "7"],
      ["1.4.0", "6"],
      ["v1", "1–4"],
    ]);
    expect(page).not.toMatch(/Ana|example\.com|retained|EM-/);
    const french = await read(address.replace("/partners", "/fr/partners"));
    expect(french.page).toContain("Demandes avec le code");
  });

  test("name our own pages by their titles, in the language of each", async () => {
    desk = new DeskHarness({ ASSETS: sitePages });
    for (const page of ["contact-us", "fr/study", "gone"])
      await desk.lead({ source: { partner, page: `https://www.example.com/${page}` } });
    const [address = ""] = await press({ partner, action: "open" });
    const { page } = await read(address);
    for (const name of ["Contact us", "FR Study", "example.com/gone"])
      expect(page).toContain(`>${name}</th><td class="number">1–4</td>`);
  });

  test("read all titles at once, and leave out the firm's part of each", async () => {
    const open = { now: 0, most: 0 };
    const fetch = async () => {
      open.most = Math.max(open.most, ++open.now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open.now--;
      return new Response("<title>Study &amp; work | Evermaple Immigration</title>");
    };
    desk = new DeskHarness({ ASSETS: { fetch } as unknown as Fetcher });
    for (const page of ["study", "visit", "sponsorship"])
      await desk.lead({ source: { partner, page: `https://www.example.com/${page}` } });
    const [address = ""] = await press({ partner, action: "open" });
    const { page } = await read(address);
    expect(page.match(/>Study &amp; work<\/th>/g)).toHaveLength(3);
    expect(open).toEqual({ now: 0, most: 3 });
  });

  test("answer 404 for another code, and a malformed one comes back at its field", async () => {
    const [address = ""] = await press({ partner, action: "open" });
    await press({ partner: "other-site", action: "open" });
    expect((await read(address)).status).toBe(200);
    expect((await read(address.replace(partner, "other-site"))).status).toBe(404);
    expect(await desk.press("links", { partner: "no code!", action: "open" })).toMatchObject({
      status: 422,
      text: expect.stringMatching(/<title>Not changed: Partner code .*autofocus="" aria-invalid="true"/s),
    });
  });
});

test("the month has a row for each of our own pages", async () => {
  for (const page of ["contact-us", "contact-us", "es"])
    await desk.lead({ source: { page: `http://localhost/${page}` } });
  expect(await desk.cells("month")).toMatch(/\|\/contact-us\|2\|.*\|\/es\|1\|/s);
});
