import { describe, expect, test, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import { message } from "../support/filled.ts";
import { WorkerHarness } from "./support/worker-harness.ts";

const day = 86_400_000;
const path = "/other-services/caregivers";
const file = {
  closed: {
    [path]: { en: "Caregivers (Closed)", fr: "Aides familiaux (Fermé)" },
    "/sponsorship": { en: "Sponsorship (Paused)" },
  },
  facts: [
    { id: "young", asOf: "2026-08-22" },
    { id: "old", asOf: "2026-08-21" },
    { id: "oldest", asOf: "2026-01-02" },
  ],
};
const line = "Asked from a page about a closed or paused program: Caregivers (Closed)";

/** The site's files as the binding serves them, and how often it was asked. */
function assets(serve: () => Response | Promise<Response> = () => Response.json(file)) {
  const fetch = vi.fn(async (request: Request) =>
    new URL(request.url).pathname === "/facts.json" ? serve() : new Response(null, { status: 404 }),
  );
  return { fetch, binding: { fetch } as unknown as Fetcher };
}

async function mailOfLeadFrom(page: string | undefined, changes: Partial<Env> = {}) {
  const harness = new WorkerHarness({ ASSETS: assets().binding, ...changes });
  await harness.accepted({ ...message, source: page === undefined ? {} : { page } });
  await harness.deliver();
  expect(harness.mails).toHaveLength(1);
  return harness.mails[0];
}

describe("the mail about a lead", () => {
  test.each([
    `https://www.example.com${path}`,
    `https://www.example.com/fr${path}`,
    `https://www.example.com/Other-Services/Caregivers/`,
  ])("says that %s is about a closed program", async (page) => {
    const mail = await mailOfLeadFrom(page);
    expect(mail?.text).toContain(line);
    expect(mail?.html).toContain(line);
  });

  test.each([
    `https://partner.example${path}`,
    `http://www.example.com${path}`,
    "https://www.example.com/study",
    "https://www.example.com/",
    "https://www.example.com/fr",
    "about:srcdoc",
    undefined,
  ])("says nothing of %s", async (page) => {
    expect((await mailOfLeadFrom(page))?.text).not.toContain("closed or paused");
  });

  test.each([
    [path, "Aides familiaux (Fermé)"],
    ["/sponsorship", "Sponsorship (Paused)"],
  ])("says it of %s to a French desk in French, where the site has the words: %s", async (at, words) => {
    const mail = await mailOfLeadFrom(`https://www.example.com${at}`, { DESK_LANGUAGE: "fr" });
    expect(mail?.text).toContain(`Envoyé d'une page sur un programme fermé ou en pause\u00a0: ${words}`);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["missing", () => new Response(null, { status: 404 })],
    ["no JSON", () => new Response("<!DOCTYPE html>")],
    ["something else", () => Response.json({ closed: { [path]: "Caregivers" }, facts: [] })],
    ["nothing", () => Response.json(null)],
    ["out of reach", () => Promise.reject(new Error("down"))],
    ["never answered", () => new Promise<Response>(() => undefined)],
  ])("goes without the line, and the log tells of it, while the file is %s", async (_, serve) => {
    const logged = vi.spyOn(console, "log");
    const mail = await mailOfLeadFrom(`https://www.example.com${path}`, { ASSETS: assets(serve).binding });
    expect(mail?.text).toContain("ana@example.com");
    expect(mail?.text).not.toContain("closed or paused");
    expect(logged.mock.calls.flat().join("\n")).toContain('"event":"site facts not read"');
  });

  test("costs one call for a whole batch, and none where no page is the site's", async () => {
    for (const [page, calls] of [
      [`https://www.example.com${path}`, 1],
      [`https://partner.example${path}`, 0],
    ] as const) {
      const { fetch, binding } = assets();
      const harness = new WorkerHarness({ ASSETS: binding });
      for (const body of ["One", "Two", "Three"]) {
        await harness.accepted({ ...message, email: `${body}${calls}@example.com`, body, source: { page } });
      }
      await harness.deliver();
      expect(harness.mails).toHaveLength(3);
      expect(fetch).toHaveBeenCalledTimes(calls);
    }
  });

  test("takes over within minutes what a deployment has changed", async () => {
    let served: object = { closed: {}, facts: [] };
    const { binding } = assets(() => Response.json(served));
    const source = { page: `https://www.example.com${path}` };
    const harness = new WorkerHarness({ ASSETS: binding });
    await harness.accepted({ ...message, source });
    await harness.deliver();
    served = file;
    const later = Date.now() + 5 * 60_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    await harness.accepted({ ...message, body: "Another", source });
    await harness.deliver();
    expect(harness.mails.map(({ text }) => text.includes(line))).toEqual([false, true]);
  });
});

test("a digest and a mail about a suspect say it too", async () => {
  const source = { page: `https://www.example.com${path}` };
  const harness = new WorkerHarness({ ASSETS: assets().binding, MAIL_PER_HOUR: "0", DAILY_MAIL_HOUR: "" });
  await harness.accepted({ ...message, source });
  await harness.accepted({ ...message, email: "b@example.com", body: "Buy", topicCode: "x", source });
  await harness.deliver();
  for (const hours of [1, 2, 25]) await harness.sweep(hours * 3_600_000);
  const said = harness.mails.filter(({ text }) => text.replace(/\s+/g, " ").includes(line));
  expect(said.map(({ subject }) => subject.replace(/ EM-.*/, "")).toSorted()).toEqual([
    "1 new lead",
    "Perhaps spam",
  ]);
});

test("leads that the database cannot take are mailed with it", async () => {
  const prepare = () => {
    throw new Error("D1_ERROR: down");
  };
  const harness = new WorkerHarness({ ASSETS: assets().binding, DB: { prepare } as never });
  await harness.accepted({ ...message, source: { page: `https://www.example.com${path}` } });
  await harness.consume(harness.queued, "evermaple-leads-dead");
  expect(harness.mails.map(({ text }) => text.includes(line))).toEqual([true]);
});

describe("the daily mail", () => {
  async function dailyWith(ASSETS: Fetcher) {
    const harness = new WorkerHarness({ ASSETS, DAILY_MAIL_HOUR: "9" });
    await harness.sweep();
    return harness.mails.find(({ subject }) => subject.startsWith("Daily: "))?.text.replace(/\s+/g, " ");
  }

  test("names the facts that nobody has read for more than 90 days, the oldest first", async () => {
    const daily = await dailyWith(assets().binding);
    expect(daily).toContain(
      "2 facts on the website not checked for over 90 days, the oldest since 2026-01-02: oldest, old. To list them: npm run facts",
    );
  });

  test("says of its suspects that they asked from a page about a closed program", async () => {
    const harness = new WorkerHarness({ ASSETS: assets().binding, DAILY_MAIL_HOUR: "9" });
    const source = { page: `https://www.example.com${path}` };
    await harness.accepted({ ...message, body: "Buy", topicCode: "x", source });
    await harness.sweep();
    const daily = harness.mails.find(({ subject }) => subject.startsWith("Daily: "));
    expect(daily?.text.replace(/\s+/g, " ")).toContain(line);
  });

  test("names five of many, and counts the others", async () => {
    const many = Array.from({ length: 23 }, (_, at) => ({ id: `fact${at}`, asOf: "2026-02-01" }));
    const daily = await dailyWith(assets(() => Response.json({ closed: {}, facts: many })).binding);
    expect(daily).toContain("23 facts");
    expect(daily).toContain("fact3, fact4, and 18 more.");
  });

  test("says nothing of facts where all are fresh", async () => {
    const fresh = [{ id: "young", asOf: new Date(Date.now() - 90 * day).toISOString().slice(0, 10) }];
    const daily = await dailyWith(assets(() => Response.json({ closed: {}, facts: fresh })).binding);
    expect(daily).toContain("New leads");
    expect(daily).not.toContain("website");
  });

  test("comes also where the file cannot be read", async () => {
    expect(await dailyWith(assets(() => Promise.reject(new Error("down"))).binding)).toContain("New leads");
  });
});
