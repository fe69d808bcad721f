import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAgreement, readReplies } from "../../scripts/firm/read-texts.ts";

const reply = "---\ntitle: Not for us\noffered: always\n---\nDear {name},\n";

test.each([
  ["is whole", "no.en.md", reply, undefined],
  ["has a placeholder that nothing fills", "no.en.md", `${reply}\nCall {nmae}.`, "line 7: {nmae} is none of"],
  ["leaves a placeholder open", "no.en.md", `${reply}Call {name`, "line 6: {name"],
  ["is in a language without replies", "no.de.md", reply, "line 1: name the file"],
  ["does not say when it is offered", "no.en.md", reply.replace("always", "never"), "line 2: write offered"],
  ["has no title", "no.en.md", reply.replace("title: Not for us\n", ""), "line 2: write title"],
  ["has no head", "no.en.md", "Dear {name},", "line 1: begin with ---"],
])("a reply that %s stops the build with its file and line, or is read", (_, name, text, slip) => {
  const folder = mkdtempSync(join(tmpdir(), "replies-"));
  writeFileSync(join(folder, name), text);
  if (slip === undefined) expect(readReplies(folder)).toMatchObject([{ id: "no", language: "en" }]);
  else expect(() => readReplies(folder)).toThrow(`${join(folder, name)}, ${slip}`);
});

test("an agreement without its French text stops the build", () => {
  const file = join(mkdtempSync(join(tmpdir(), "agreement-")), "agreement.md");
  writeFileSync(file, "---\napprovedOn:\n---\nYou and {firm} agree.\n");
  expect(() => readAgreement(file)).toThrow(`${file}, line 4: write the French text`);
});
