import { beforeEach, describe, expect, test } from "vitest";
import { languageCodes } from "#lead/languages.ts";
import { AgreementPage } from "../../worker/desk/print-pages.tsx";
import { readerOf } from "../../worker/desk/reader.ts";
import { fullAssessment, message, shortAssessment } from "../support/filled.ts";
import { DeskHarness, rowOf } from "./support/desk-harness.ts";
import { query } from "./support/worker-harness.ts";

let desk: DeskHarness;

beforeEach(() => {
  desk = new DeskHarness({ TIME_ZONE: "America/Halifax" });
});

/** The tests' present day on the clock of Halifax, the day before and the day after. */
const [yesterday, today, tomorrow] = ["2026-11-19", "2026-11-20", "2026-11-21"];
const next = { next_on: tomorrow };
const [ana, bo] = ["ana@firm.example", "bo@firm.example"];

describe("a step of the desk", () => {
  test.each([
    ["whose it is", { action: "mine" }, { owner: ana }, `taken, by ${ana}`],
    ["the next day", { action: "planned", ...next }, next, "follow-up day, Sat, Nov 21"],
    ["an outcome", { action: "closed", outcome: "retained" }, { outcome: "retained" }, "closed, retained"],
    ["a call", { action: "contacted", how: "phone" }, {}, "contacted, by phone"],
    ["none of ours", { action: "closed", outcome: "rich" }, { outcome: null }, "closed, by"],
    ["a conflict check", { action: "conflict-checked" }, {}, "conflict of interest checked"],
  ])("keeps %s, once, in row, history and export", async (_, fields, columns, entry) => {
    desk.by = ana;
    const reference = await desk.lead();
    const { done, location } = await desk.press(reference, fields);
    expect([done, (await desk.press(reference, fields)).done]).toEqual([fields.action, "nothing"]);
    expect(await desk.row(reference)).toMatchObject({ ...columns, read_at: expect.any(Number) });
    expect(await desk.text(location)).toContain(entry);
    const [exported] = JSON.parse(await desk.text("export.json?state=all"));
    expect(exported.history).toHaveLength(1);
  });

  test("gives a lead to a person seen on the desk, once, and says who gave it", async () => {
    const [reference = "", other = ""] = await desk.leads(2);
    desk.by = "Bo@firm.example";
    await desk.open("month");
    desk.by = ana;
    expect((await desk.step(reference, "given", { to: "" })).done).toBe("nobody");
    expect((await desk.step(reference, "given", { to: "eve@evil.example" })).done).toBe("nobody");
    const give = { to: "Bo@firm.example" };
    const { done, location } = await desk.step(reference, "given", give);
    expect([done, (await desk.step(reference, "given", give)).done]).toEqual(["given", "nothing"]);
    const page = await desk.text(location);
    expect(page).toContain(`given, to Bo@firm.example, by ${ana}`);
    // To its owner it cannot be given.
    const select = (text: string) => /<select [^>]*name="to".*?<\/select>/s.exec(text)?.[0] ?? "";
    expect(select(page)).not.toContain("Bo@firm");
    const { location: list } = await desk.press("", { action: "given", ...give, lead: [reference, other] });
    expect((await desk.open(list)).title).toMatch(/^Given to a colleague: 1 lead/);
    expect(await desk.row(other)).toMatchObject({ owner: "Bo@firm.example" });
    expect(select(await desk.text(""))).toContain('value="Bo@firm.example"');
  });

  test("reopening a lead removes its outcome, and closing it removes its next day", async () => {
    const reference = await desk.lead();
    await desk.step(reference, "planned", next);
    await desk.step(reference, "closed", { outcome: "elsewhere" });
    await desk.step(reference, "outcome", { outcome: "no-answer" });
    expect(await desk.row(reference)).toMatchObject({ next_on: null, outcome: "no-answer" });
    await desk.step(reference, "reopened");
    expect(await desk.row(reference)).toMatchObject({ outcome: null, closed_at: null });
  });

  test("of two people at once one acts, and both see who did", async () => {
    const reference = await desk.lead();
    const both = await Promise.all(
      [ana, bo].map((by) => {
        desk.by = by;
        return desk.step(reference, "mine", { seen: "0" });
      }),
    );
    expect(both.map(({ done }) => done).sort()).toEqual(["mine", "nothing"]);
    const owner = (await desk.row(reference))?.owner;
    desk.by = owner === ana ? bo : ana;
    const loser = both.find(({ done }) => done === "nothing");
    const shown = await desk.text(String(loser?.location));
    expect(shown).toContain(`Since you opened the page: taken, by ${owner}`);
  });

  test("somebody else who has it open is named for a quarter of an hour", async () => {
    const reference = await desk.lead();
    desk.by = ana;
    await desk.open(reference);
    expect(await desk.text(reference)).not.toContain("Opened by");
    desk.by = bo;
    expect(await desk.text(reference)).toContain(`Opened by ${ana}`);
    await desk.set(reference, `opened = '{"${ana}": ${Date.now() - 16 * 60_000}}'`);
    expect(await desk.text(reference)).not.toContain("Opened by");
  });

  test("a correction of what somebody else has corrected meanwhile is refused, and both are shown", async () => {
    const reference = await desk.lead();
    const correct = (value: string) =>
      desk.step(reference, "corrected", { field: "email", value, seen: "0" });
    await correct("one@example.com");
    const { status, text } = await correct("two@example.com");
    expect(status).toBe(422);
    expect(text).toMatch(
      /<title>Not changed: E-mail: .*autofocus="".*value="two@example.com".*Now it is: one@example.com/s,
    );
  });

  test.each(["", "2026-02-30", "0026-12-01", "1201-02-06", "2025-12-31", "2028-01-01", "20261-12-01"])(
    "%s is no next day",
    async (day) => {
      const reference = await desk.lead();
      const { status, text } = await desk.step(reference, "planned", { next_on: day });
      expect([status, await desk.row(reference)]).toMatchObject([422, { next_on: null }]);
      expect(text).toMatch(/<input id="next_on"[^>]*min="2026-01-01" max="2027-12-31"[^>]* autofocus/);
    },
  );

  test("a next day of another year is shown with it", async () => {
    const reference = await desk.lead();
    const { location } = await desk.step(reference, "planned", { next_on: "2027-02-06" });
    for (const path of [location, "/desk/"])
      expect(await desk.text(path)).toContain("follow up on Sat, Feb 6, 2027");
  });
});

describe("the list", () => {
  test("puts a star and a deadline first, then what is due, then who has waited longest", async () => {
    const [first, second, third, fourth] = await desk.leads(4);
    for (const [reference, day] of [
      [third, yesterday],
      [first, tomorrow],
      [fourth, today],
    ])
      await desk.step(reference, "planned", { next_on: String(day) });
    await desk.step(fourth, "contacted");
    await desk.step(second, "mine");
    expect(await desk.list("?state=waiting")).toEqual([third, first, second]);
    expect(await desk.list("?state=due")).toEqual([third, fourth]);
    expect(await desk.list("?state=mine")).toEqual([fourth, second]);
    await desk.step(second, "starred");
    expect(await desk.list("?state=waiting")).toEqual([second, third, first]);
    desk.by = bo;
    expect(await desk.list("?state=mine")).toEqual([]);
    const text = await desk.text("");
    expect(text).toContain("this machine");
    // What all rows of the tab have in common is in none.
    expect(text).not.toMatch(/unassigned|class="mark"|Contact message/);
  });

  test.each([
    ["mine", {}, { owner: "local" }],
    ["contacted", {}, { contacted_at: expect.any(Number) }],
    ["closed", { outcome: "not-for-us" }, { outcome: "not-for-us" }],
    ["spam", {}, { spam_at: expect.any(Number) }],
  ])(
    "takes the step %s with those that are chosen alone, and says with how many",
    async (action, fields, columns) => {
      const [one = "", two = "", other] = await desk.leads(3);
      const press = async (lead: string[]) => {
        const { location } = await desk.press("?q=person", { action, ...fields, lead });
        expect(location).toContain("/desk/?q=person&state=all");
        return (await desk.open(location)).title;
      };
      expect(await press([one, two])).toMatch(/: 2 leads · “person”: 3 leads$/);
      for (const reference of [one, two]) expect(await desk.row(reference)).toMatchObject(columns);
      expect(await desk.row(other)).not.toMatchObject(columns);
      expect(await press([])).toMatch(/^Select a lead first/);
    },
  );

  test("leads from a lead to the next that is no colleague's and that nobody has just looked at", async () => {
    const [first = "", second, third = "", fourth = ""] = await desk.leads(4);
    await desk.set(second, `owner = '${bo}'`);
    for (const [reference, following] of [
      [first, third],
      [third, fourth],
      [fourth, first],
    ] as const) {
      await desk.open(reference);
      const { location } = await desk.step(reference, "planned", next);
      expect(await desk.text(location)).toContain(`href="/desk/${following}?list=" rel="next"`);
    }
  });

  test("is led back to after a step", async () => {
    const list = "state=waiting&form=contact";
    const [first = "", second] = await desk.leads(2);
    for (const [referer, kept] of [
      [`http://localhost/desk/?${list}`, "state=waiting&amp;form=contact"],
      ["https://evil.example/desk/?state=spam", ""],
    ] as const)
      expect(await desk.text(first, { referer })).toContain(`name="list" value="${kept}"`);
    const text = await desk.text((await desk.step(first, "contacted", { list })).location);
    expect(text).toContain(`href="/desk/${second}?list=state%3Dwaiting%26form%3Dcontact" rel="next"`);
    expect(text).toContain('href="/desk/?state=waiting&amp;form=contact"');
  });
});

test("a person's other leads are on the page, in the list and in the mail, without namesakes and suspects", async () => {
  const sister = { email: "sister@example.com", phone: "+442079460959" };
  const namesake = await desk.lead(sister);
  const same = [await desk.lead({ email: message.email.toUpperCase(), phone: "+442079460958" })];
  for (const phone of ["+16045550142", "+1 604 555 0142", "+1 (604) 555-0142", "+1-604-555-0142"])
    same.push(await desk.lead({ email: `other-${same.length}@example.com`, phone }));
  await desk.set(same.at(-1), "state = 'suspect'");
  await query("UPDATE leads SET received_at = received_at - 60000");
  await desk.deliver();
  const reference = await desk.lead();
  await desk.deliver();
  expect(desk.mails.at(-1)?.text).toContain("Earlier messages: 4.");
  expect(desk.mails[0]?.text).not.toContain("Earlier messages");
  const text = await desk.text(reference);
  for (const other of same) expect(text).toContain(`href="/desk/${other}"`);
  expect(text).not.toContain(namesake);
  const list = await desk.open("");
  expect(rowOf(list, reference)).toMatch(/wrote 4 times before.*href="tel:\+16045550142"/s);
  expect(rowOf(list, namesake)).not.toContain(" before");
});

test("the daily mail names what is due today by owner, nobody's last, and who waits, oldest first", async () => {
  const [first, second, third, later, contacted] = await desk.leads(5);
  await desk.step(contacted, "contacted");
  for (const reference of [first, second, third]) await desk.step(reference, "planned", { next_on: today });
  await desk.step(later, "planned", { next_on: "2026-11-30" });
  await desk.set(first, `owner = '${bo}'`);
  await desk.set(third, `owner = '${ana}'`);
  await desk.sweep();
  await desk.sweep(86_400_000);
  const [{ text } = { text: "" }] = desk.dailies;
  const named = [...text.matchAll(/^(EM-\w+), (.+?): (.*)\n+.*Question/gm)].map(([, ...parts]) => parts);
  expect(named.slice(0, 3)).toEqual([
    [third, `${ana}, waiting 24 hours`, "Person 2"],
    [first, `${bo}, waiting 24 hours`, "Person 0"],
    [second, "unassigned, waiting 24 hours", "Person 1"],
  ]);
  const [due = "", waiting = ""] = text.split(/^TO CONTACT/m);
  expect(due).not.toContain(later);
  const waits = [...waiting.matchAll(/^(EM-\w+), waiting 24 hours/gm)].map(([, reference]) => reference);
  // Those due have had their buttons above.
  expect(waits).toEqual([later]);
});

test("the daily mail has the desk's order and marks, and who was given what since the last one", async () => {
  const [first = "", starred = "", due = "", last = ""] = await desk.leads(4);
  await desk.step(starred, "starred");
  await desk.step(due, "planned", { next_on: today });
  await desk.step(due, "contacted");
  desk.by = bo;
  await desk.open("");
  desk.by = ana;
  await desk.step(first, "given", { to: bo });
  await desk.step(last, "given", { to: bo });
  await desk.step(last, "unowned");
  await desk.sweep();
  await desk.sweep(86_400_000);
  const [{ text, subject } = expect.fail("no daily mail"), after] = desk.dailies;
  expect(subject).toBe("Daily: 3 to contact, 4 new, 0 possible spam");
  const names = (mail: string) => [...mail.matchAll(/^EM-\w+,? .*(Person \d)/gm)].map(([, name]) => name);
  expect(names(text)).toEqual(["Person 0", "Person 1", "Person 2", "Person 0", "Person 3"]);
  expect(text).toMatch(new RegExp(`GIVEN TO A COLLEAGUE\\s+${first}  Person 0, to ${bo}, by ${ana}\n`));
  expect(text).toMatch(new RegExp(`^${starred}, waiting 24 hours, ★ starred: Person 1`, "m"));
  // One who has been contacted is not to be marked so again.
  const dueCard = text.split("DUE TODAY")[1]?.split("TO CONTACT")[0] ?? "";
  expect(dueCard).toMatch(new RegExp(`${due}, local, contacted: Person 2[^]*^Close: `, "m"));
  expect(dueCard).not.toMatch(/^Contacted: /m);
  expect(text).not.toContain("NEW LEADS");
  expect(after).toBeUndefined();
  await desk.sweep(2 * 86_400_000);
  expect(desk.dailies[1]?.text).not.toContain("GIVEN");
});

test("the daily mail has a line for each of many leads that were given at once", async () => {
  const references = await desk.leads(25);
  desk.by = bo;
  await desk.open("");
  desk.by = ana;
  await desk.press("", { action: "given", to: bo, lead: references });
  await desk.sweep();
  await desk.sweep(86_400_000);
  const given = desk.dailies[0]?.text.split("GIVEN TO A COLLEAGUE")[1]?.split("TO CONTACT")[0];
  expect(given?.match(new RegExp(`to ${bo}, by`, "g"))).toHaveLength(25);
});

test("people who have not opened the desk for 90 days are forgotten, and offered no lead", async () => {
  const lead = await desk.lead();
  desk.by = bo;
  await desk.open("");
  desk.by = ana;
  const offered = async () => (await desk.text(lead)).includes(`value="${bo}"`);
  await desk.sweep(89 * 86_400_000);
  expect(await offered()).toBe(true);
  await desk.sweep(91 * 86_400_000);
  expect(await offered()).toBe(false);
});

test("a database that cannot note who is at the desk takes a step all the same", async () => {
  const lead = await desk.lead();
  desk.by = ana;
  await desk.env.DB.prepare(
    `CREATE TRIGGER broken BEFORE INSERT ON worker_state WHEN NEW.name LIKE 'reader %'
     BEGIN SELECT RAISE(ABORT, 'full'); END`,
  ).run();
  expect((await desk.step(lead, "mine")).done).toBe("mine");
  await desk.env.DB.prepare("DROP TRIGGER broken").run();
});

test("an assessment's row says age, work, province and estimate, a message's its words", async () => {
  const reference = await desk.accepted(fullAssessment);
  const row = rowOf(await desk.open(""), reference);
  expect(row).toMatch(/class="kind">\d+, [^,<]+, Alberta, FSW \d+–\d+</);
  expect(row).not.toContain("Assessment request");
});

describe("what is printed or taken along", () => {
  const licensees = ["Ana Núñez", "Bo Tremblay"].map((name, at) => ({ name, number: `R10${at}` }));
  const emails = { R100: "ana.nunez@firm.example" };

  test.each([
    ["chosen on the page", "R101", "ana.nunez@firm.example", "Between Bo Tremblay, licence number R101,"],
    [
      "the owner, by the whole address",
      "",
      "ana.nunez@firm.example",
      "Between Ana Núñez, licence number R100,",
    ],
  ])("of two licensed persons the agreement's is %s", (_, licensee, owner, line) => {
    const reader = readerOf(desk.env, "local", Date.now());
    const lead = { owner, answers: message };
    const page = String(AgreementPage({ reader, lead, licensee, licensees, emails } as never));
    expect(page).toContain(line);
    expect(page.match(/<option value="[^"]*" selected="">[^<]*/)?.[0] ?? "").toContain(licensee);
  });

  test.each(["nunez@firm.example", "ana.nunez@firm.example.org", "bo.tremblay@firm.example", "local"])(
    "%s, which is nobody's address, leaves nothing to print until a person is chosen",
    (owner) => {
      const reader = readerOf(desk.env, "local", Date.now());
      const lead = { owner, answers: message };
      const page = String(AgreementPage({ reader, lead, licensee: "", licensees, emails } as never));
      expect(page).toContain('<option value="">Choose who advises');
      expect(page).not.toMatch(/<article|Print this page/);
    },
  );

  test.each([
    ["", "", "Nous convenons."],
    ["fr", "", "Nous convenons."],
    ["en", "", "Nous convenons."],
    ["en", "en", "We agree."],
  ])("in Québec, %j shows the English agreement only with the person's wish %j", (language, wish, text) => {
    const reader = readerOf(desk.env, "local", Date.now());
    const own = { approvedOn: "2026-11-23", en: "We agree.", fr: "Nous convenons." };
    const lead = { answers: message, language: "en" };
    const props = { reader, lead, licensee: "", own, isInQuebec: true, language, wish };
    const page = String(AgreementPage(props as never));
    expect(page).toContain(text);
    expect(page.includes('name="wish"')).toBe(language === "en" && wish === "");
  });

  test("a member of another regulator has no agreement of the College's", () => {
    const reader = readerOf(desk.env, "local", Date.now());
    const [person] = licensees;
    const notary = { ...person, regulator: "Chambre des notaires du Québec" };
    const props = { reader, lead: { answers: message }, licensee: "", licensees: [notary] };
    const page = String(AgreementPage(props as never));
    expect(page).toContain("no agreement for members of this regulator: Chambre des notaires du Québec");
    expect(page).not.toContain("<article");
  });

  test("an agreement that has been approved is not marked as a draft", () => {
    const reader = readerOf(desk.env, "local", Date.now());
    const lead = { answers: message };
    const own = { approvedOn: "2026-11-23", en: "We agree.", fr: "" };
    const page = (own?: object) => String(AgreementPage({ reader, lead, licensee: "", own } as never));
    expect(page()).toContain("Draft: ");
    expect(page(own)).toContain("We agree.");
    expect(page(own)).not.toContain("Draft: ");
  });

  test.each([
    [
      "?as=agreement",
      { language: "en" },
      ["Robin Evermaple", "R000000", message.fullName, "____", "Draft: "],
    ],
    ["?as=agreement", { language: "fr" }, ["Ébauche", 'lang="fr-CA"', ", d’Evermaple", message.fullName]],
    [
      "?as=agreement&language=fr&licensee=R000000",
      { language: "es" },
      ["Ébauche", 'lang="fr-CA"', '<option value="fr" selected=""'],
    ],
    ["?as=file", {}, ["R000000", "Question 1", "note", "Calls back"]],
    [".vcf", {}, ["VERSION:3.0\r\n", "TEL;TYPE=CELL,VOICE:+16045550142\r\n", `\nN:;${message.fullName};;;`]],
  ])("%s contains what is known of %o", async (address, changes, parts) => {
    const reference = await desk.lead(changes);
    await desk.step(reference, "noted", { note: "Calls back" });
    const text = await desk.text(`${reference}${address}`);
    for (const part of parts) expect(text).toContain(part);
  });
});

const textOf = (text: string) => /<textarea id="text"[^>]*>(.*?)<\/textarea>/s.exec(text)?.[1] ?? "";

async function used(reference: string, reply: string, text: string) {
  const { status, location } = await desk.step(reference, "used", { reply, text });
  expect([status, location]).toEqual([303, expect.stringMatching(/#reply$/)]);
  return { ...(await desk.open(location)), location };
}

describe("links that Windows passes on", () => {
  // An address whose letters take nine characters each in a link.
  const email = `a@${Array.from({ length: 4 }, () => "例".repeat(48)).join(".")}.com`;
  test.each([
    ...languageCodes.flatMap((language) => [message, shortAssessment].map((body) => ({ language, body }))),
    { language: "fa", body: { ...message, email } },
  ])("no link of the page, of its replies or of the mail is too long: %o", async ({ language, body }) => {
    const reference = await desk.accepted({ ...body, language });
    await desk.deliver();
    const long = await used(reference, "invitation", "é".repeat(900));
    expect(long.text).toContain("This text is too long for a link");
    const pages = [desk.mails[0]?.html, long.text];
    for (const reply of ["invitation", "missing", "not-for-us", "closed", "no-answer"]) {
      const page = await desk.text(`${reference}?reply=${reply}`);
      const draft = textOf(page).replaceAll("&quot;", '"').replaceAll("&#39;", "'");
      pages.push(page);
      // Not each reply fits each lead.
      if (draft !== "") pages.push((await used(reference, reply, draft)).text);
    }
    const decoded = pages.join("").replaceAll("&amp;", "&");
    const links = decoded.match(/(?<=href=")(mailto:|https:\/\/wa\.me)[^"]*/g) ?? [];
    expect(links.length).toBeGreaterThan(12);
    expect(links.filter(({ length }) => length > 2000)).toEqual([]);
  });
});

describe("a reply", () => {
  test("to an English lead has its buttons in the desk's French", async () => {
    Object.assign(desk.env, { DESK_LANGUAGE: "fr" });
    const { text } = await used(await desk.lead(), "invitation", "Hello");
    expect(text).toMatch(/id="reply".*href="mailto:[^>]*>Courriel</s);
  });

  test.each([
    ["invitation", message, "en", `Hello ${message.fullName},`],
    ["invitation", message, "fr", `Bonjour ${message.fullName},`],
    ["missing", fullAssessment, "en", "tell me more about:\n\n- "],
  ])(
    "%s is filled in for %o in %s, without facts that the firm has not given",
    async (id, body, language, part) => {
      const reference = await desk.accepted({ ...body, language });
      const text = textOf(await desk.text(`${reference}?reply=${id}`));
      expect(text).toContain(part);
      expect(text).not.toMatch(/\{|Choose a time/);
    },
  );

  test.each([
    ["es", "fr", /^Buen día,.*\n\nSeguimos en francés:\n\nBonjour /s],
    ["en", "fr", /^Bonjour /],
    ["fr", "en", /^Hello /],
    ["fr", "xx", /^Bonjour /],
  ])("to a visitor of %s is chosen in %s, and stays in it", async (visitors, language, begins) => {
    const reference = await desk.lead({ language: visitors });
    const page = await desk.text(`${reference}?reply=invitation&language=${language}`);
    expect(textOf(page)).toMatch(begins);
    const [, shown = ""] = /<option value="(..)" selected=""/.exec(page.split('id="reply"')[1] ?? "") ?? [];
    const { location } = await desk.step(reference, "used", {
      reply: "invitation",
      language: shown,
      text: "Salut",
    });
    expect(await desk.text(location)).toMatch(new RegExp(`name="language" value="${shown}"`));
  });

  test("greets in the visitor's language, with the reader's beside it, and opens as it was changed", async () => {
    const reference = await desk.lead({ language: "pa" });
    const page = await desk.text(`${reference}?reply=invitation`);
    expect(textOf(page)).toMatch(/^[^a-z]*Evermaple.*\n\nਅੱਗੇ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ:\n\nHello /s);
    expect(page).toMatch(/In English: Hello, this is Evermaple[^<]*\s+The rest is in English:<\/p>/);
    Object.assign(desk.env, { DESK_LANGUAGE: "fr" });
    const french = await desk.text(`${reference}?reply=invitation`);
    expect(french).toMatch(/En français\u00a0: Bonjour[^<]*\s+La suite est en anglais\u00a0:<\/p>/);
    Object.assign(desk.env, { DESK_LANGUAGE: "en" });
    // Links come with the text that is used, so that none opens another.
    expect(page.split('id="reply"')[1]).not.toMatch(/mailto:|wa\.me/);
    const changed = await used(reference, "invitation", "Hi <b>!");
    expect(changed.title).toMatch(/^Text ready to open: /);
    expect(changed.text).toMatch(/<textarea[^>]*readonly[^>]*>Hi &lt;b&gt;!</);
    expect(changed.text).toMatch(/\?text=Hi%20%3Cb%3E!.*value="contacted"/s);
    expect(changed.text).toContain("body=Hi%20%3Cb%3E!");
    expect(await desk.row(reference)).toMatchObject({
      contacted_at: null,
      history: [{ what: "drafted", by: "local", text: "Hi <b>!" }],
    });
    const [, again = ""] = /href="([^"]*change=yes[^"]*)"/.exec(changed.text) ?? [];
    const editable = await desk.text(again.replaceAll("&amp;", "&"));
    expect(textOf(editable)).toBe("Hi &lt;b&gt;!");
    expect(editable).not.toContain("readonly");
    await desk.step(reference, "closed");
    expect((await used(reference, "invitation", "Bye")).text).not.toContain('value="contacted"');
    // The page before opens its own text again, and not the later one.
    expect(textOf(await desk.text(changed.location))).toBe("Hi &lt;b&gt;!");
  });
});

describe("the month", () => {
  const cellsOf = () => desk.cells("month?month=2026-11");

  /** A lead that was contacted some hours after it came. */
  async function contacted(hours: number, source: object = {}) {
    const reference = await desk.lead({ source });
    await desk.set(reference, `contacted_at = received_at + ${hours * 3_600_000}`);
    return reference;
  }

  test("is a sentence, two numbers and what became of each source's leads", async () => {
    await desk.leads(4);
    for (const hours of [2, 3, 30]) await contacted(hours, { page: "https://www.example.com/study" });
    await desk.step(await contacted(5), "closed", { outcome: "retained" });
    const shown = await cellsOf();
    // Of eight four were contacted, so half of them are still waiting.
    for (const part of [
      "|8 people wrote; 3 of them were contacted within a day, half of all within 30 hours.|",
      "|Leads|8|Contacted within a day|3|",
      "|Where they came from|",
      "|our own pages|5|1|1|not yet half|",
      "|/study|3|3|0|3 hours|",
      "|Held back, then released|0|Spam, confirmed|0|Held back, undecided|0|",
    ])
      expect(shown).toContain(part);
    expect(shown).not.toContain("|By person|");
  });

  test("does not say of leads closed without contact that they wait", async () => {
    await desk.step(await desk.lead(), "closed");
    const shown = await cellsOf();
    expect(shown).toContain("|One person wrote; 0 of them were contacted within a day.|");
    expect(shown).toContain("|our own pages|1|0|0|–|");
  });

  test("has a campaign's results, and none of a partner who is no registered agent", async () => {
    await desk.step(await contacted(1, { partner: "maple-realty" }), "closed", { outcome: "retained" });
    const utm = { utm_source: "news", utm_campaign: "fall" };
    await desk.step(await contacted(1, { utm }), "closed", { outcome: "retained" });
    const shown = await cellsOf();
    expect(shown).toContain("|maple-realty|1|1|–|1 hour|");
    expect(shown).toContain("|news / fall|1|1|1|1 hour|");
  });

  test("has what became of the leads of each person", async () => {
    const references: string[] = [];
    for (const [hours, owner] of [
      [2, ana],
      [6, ana],
      [4, "li@firm.example"],
    ] as const) {
      const reference = await contacted(hours);
      await desk.set(reference, `owner = '${owner}'`);
      references.push(reference);
    }
    await desk.step(await contacted(1), "closed", { outcome: "elsewhere" });
    desk.by = "li@firm.example";
    await desk.step(references[0], "given", { to: "li@firm.example" });
    const shown = await cellsOf();
    expect(shown).toMatch(
      /\|By person\|li@firm\.example\|2 \|1 given\|2\|0\|2 hours\|ana@firm\.example\|1 \|0 given\|1\|0\|6 hours\|/,
    );
  });

  test("names codes that anybody can make up last, and sums up sources beyond the fifteenth", async () => {
    for (let at = 0; at < 17; at += 1)
      for (const _ of [1, 2]) await desk.lead({ source: { partner: `code-${at}` } });
    await desk.lead();
    expect(await cellsOf()).toMatch(/\|our own pages\|1\|.*\|code-\d+\|2\|.*\|others\|6\|0\|–\|–\|/);
  });

  test.each(["2026-99", "2025-11"])("%s, without a lead, is a page without a table", async (month) => {
    const { status, text } = await desk.open(`month?month=${month}`);
    expect([status, text.includes("<table")]).toEqual([200, false]);
  });
});
