import { storedColumns } from "#worker/leads/stored-columns.ts";

/** What a lead's columns may have in a file or database that somebody has changed by hand. */
export const spoiltValues: Readonly<Record<string, readonly unknown[]>> = {
  answers: ["5", "[]", '"text"', "null", '{"fullName":["a"]}', '{"email":{}}', '{"body":true}'],
  source: [
    "5",
    "[]",
    '{"page":5}',
    '{"locale":{}}',
    '{"timeZone":7}',
    '{"utm":5}',
    '{"utm":{"utm_term":{}}}',
  ],
  phone_entry: ["5", "[]", "{}", '{"typed":5,"country":"CA","chosen":true}'],
  phone_reading: [
    "5",
    '"x"',
    '{"isDoubtful":true,"other":5}',
    '{"isDoubtful":true,"other":{"number":5,"country":"Mars"}}',
    '{"isDoubtful":false,"countryFrom":"the moon"}',
  ],
  signs: ["5", '"content"', "{}", "[5]", "[null]"],
  opened: ["5", "[]", '{"ana@example.com":"today"}', '{"ana@example.com":1e300}'],
  history: [
    "5",
    "{}",
    "[null]",
    '["contacted"]',
    '[{"at":"today","what":"contacted"}]',
    '[{"at":1e300,"what":"contacted"}]',
    '[{"at":5}]',
    '[{"at":5,"what":{}}]',
    '[{"at":5,"what":"mail","answer":5}]',
    '[{"at":5,"what":"noted","text":{}}]',
    '[{"at":5,"what":"corrected","field":5,"from":{},"to":[]}]',
    '[{"at":5,"what":"contacted","by":7}]',
  ],
  language: ["no language", "12", ""],
  country: ["Mars", "??", ""],
  deadline: ["soon", "2026-13-45", ""],
  next_on: ["soon", "2026-13-45", ""],
  ...Object.fromEntries(
    Object.keys(storedColumns)
      .filter((column) => /_(at|due)$/.test(column))
      .map((column) => [column, [-9e15, 9e15]]),
  ),
};
