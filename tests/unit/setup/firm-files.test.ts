import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { squarePhotographs } from "#scripts/build/photographs.ts";
import { readFirmFile } from "#scripts/firm/read-firm.ts";
import { judge, withValue, withValues } from "#scripts/setup/firm-files.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const answers = JSON.parse(readFileSync("docs/examples/setup-answers.json", "utf8"));

test("the example's answers are taken, again they change nothing, and null takes one away", () => {
  const { after: once, complaints } = judge({}, answers);
  expect(complaints).toEqual([]);
  expect(once).toMatchObject({ name: answers.name, licensees: answers.licensees, staging: answers.staging });
  expect(judge(once, answers).after).toEqual(once);
  expect(judge(once, { address: null }).after).toEqual({ ...once, address: undefined });
});

test("a person keeps what is not entered again", () => {
  const [first, second] = answers.licensees;
  const third = { name: "C", number: "R534567", class: "RCIC" };
  const { since: _, languages: __, ...bare } = first;
  expect(judge(answers, { licensees: [bare, second, third] })).toMatchObject({
    after: { licensees: [first, second, third] },
    dropped: [],
  });
});

test("a partner who would be removed by a command is named, and stays without --drop", () => {
  const folder = temporaryFolder();
  cpSync("tests/firm/evermaple", folder, { recursive: true });
  const file = join(folder, "partners.yaml");
  const entry = (name: string) => `- {name: ${name}, origin: https://${name}.ca, listedSince: 2026-11-23}\n`;
  writeFileSync(file, entry("oak") + entry("birch"));
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/setup/setup.ts", "partners", "elm, https://elm.ca, 2026-11-24"],
    { env: { ...process.env, FIRM_FOLDER: folder }, encoding: "utf8" },
  );
  expect([status, stderr]).toEqual([1, expect.stringMatching(/removed.*--drop.*partners: oak, .*birch, /s)]);
  expect(readFileSync(file, "utf8")).toBe(entry("oak") + entry("birch"));
});

test("setup keeps the comments of a file, its order, and whatever it did not ask for", () => {
  const text = "# Ours\nname: A # short\nphone: +1 604-555-0142\n";
  expect(withValues(text, new Map([["phone", "+1 604-555-0143"]]))).toBe(text.replace("0142", "0143"));
});

test("a file that is one value keeps its comment however often it is written, and a comment alone is no value", () => {
  const comment = "# Ours\n#   - name: An example\n";
  const once = withValue(comment, [{ name: "A" }]);
  expect(once).toBe(`${comment}- name: A\n`);
  expect(withValue(once, [{ name: "B" }])).toBe(`${comment}- name: B\n`);
  for (const none of [[], undefined]) expect(withValue(once, none)).toBe(comment);
  const read = (["partners", "absence", "praise"] as const).map((file) => readFirmFile(file, comment));
  expect(read).toEqual([[], null, {}]);
});

test("a photograph is published square, upright and without what the camera knew; a file that is none is refused", async () => {
  const folder = temporaryFolder();
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } }).withExif({
      IFD0: { Make: "Camera" },
    });
  await canvas(900, 600).jpeg().toFile(join(folder, "IMG 42.JPG"));
  await canvas(60, 60).jpeg().toFile(join(folder, "small.jpg"));
  writeFileSync(join(folder, "text.webp"), "A text");
  const [[name, webp] = []] = await squarePhotographs([{ picture: "IMG 42.JPG" }], folder);
  const { width, height, exif } = await sharp(webp).metadata();
  expect({ name, width, height, exif }).toEqual({ name: "img-42.webp", width: 640, height: 640 });
  for (const picture of ["small.jpg", "text.webp"])
    await expect(squarePhotographs([{ picture }], folder)).rejects.toThrow(`${picture} is no photograph`);
});
