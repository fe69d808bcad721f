import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { filesBelow, read } from "./support/built-files.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // A number is held together by CSS, so that it can be copied and searched as it is written.
    "tel-non-breaking": "off",
    // As the HTML standard's own serializer writes them.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
  },
});

test.each(filesBelow().filter((file) => file.endsWith(".html") && !file.includes("widgets/")))(
  "%s is valid HTML without an inline style or script",
  async (file) => {
    const { results } = await validator.validateString(read(file), file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
    expect(read(file)).not.toMatch(/<style|\sstyle=|<script>/);
  },
);
