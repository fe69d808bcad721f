import { fullAssessment, message } from "../../support/filled.ts";

/** Bytes of a body that is still read. */
const limit = 64 * 1024;

/** Characters of a message. */
const longest = 5000;

/** Texts that were dear once, or may be: each is repeated until a body is full. */
const pieces: Readonly<Record<string, string>> = {
  "combining marks": `e${"\u0301\u0327".repeat(50)}`,
  "jamo that compose": "\u1112\u1161\u11ab",
  "wide compatibility letters": "\ufdfa",
  "a family in one picture": "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}",
  "digits of many scripts": "٣٤۵६੭",
  digits: "1234567890",
  "links and words of spam": "casino https://a.example/b?c=d viagra ",
  "drawn letters": "\u{1d400}\u{1d401}",
  "turns of direction": "\u202e\u202d",
  spaces: "\t \u00a0",
  "long words": "pneumonoultramicroscopic",
  "words of one letter": "a b ",
  addresses: "a.b+c@d.example,",
  "signs that are escaped": '\\"\n',
  "open brackets": "[{(<",
};

export interface CostlyBody {
  readonly name: string;
  readonly path: string;
  readonly json: string;
}

/** Bodies just under the limit: each piece in the message alone, in all fields, in fields of no form; and nests. */
export function costlyBodies(next: () => number): readonly CostlyBody[] {
  const names = Object.keys(pieces);
  const drawn = Array.from({ length: 15 }, () =>
    Array.from({ length: 3 }, () => names[Math.floor(next() * names.length)] ?? ""),
  );
  const kinds = [
    ...names.map((name) => [name, pieces[name] ?? ""] as const),
    ...drawn.map((some) => [some.join(", "), some.map((name) => pieces[name]).join("")] as const),
  ];
  return [
    ...kinds.flatMap(([name, piece]) => [
      { name: `${name} in a message`, path: "/api/contact", json: filled(message, ["body"], piece) },
      {
        name: `${name} in every answer`,
        path: "/api/request",
        json: filled(fullAssessment, Object.keys(fullAssessment), piece),
      },
      {
        name: `${name} in a message that is taken`,
        path: "/api/contact",
        json: JSON.stringify({ ...message, body: piece.repeat(longest).slice(0, longest) }),
      },
      { name: `${name} in unknown fields`, path: "/api/contact", json: unknownFields(piece) },
    ]),
    { name: "a nest of lists", path: "/api/contact", json: nest("[", "]") },
    { name: "a nest of objects", path: "/api/contact", json: nest('{"a":', "}") },
  ];
}

const bytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

function filled(answers: object, names: readonly string[], piece: string): string {
  const room = limit - Buffer.byteLength(JSON.stringify(answers)) - 200;
  const text = piece.repeat(Math.max(1, Math.floor(room / names.length / bytes(piece))));
  return JSON.stringify({
    ...answers,
    ...Object.fromEntries(names.map((name) => [name, name === "type" ? undefined : text])),
  });
}

function unknownFields(piece: string): string {
  const fields: Record<string, unknown> = { ...message };
  const room = limit - Buffer.byteLength(JSON.stringify(message));
  for (let spent = 20, at = 0; spent < room; at += 1) {
    fields[`${at}${piece}`] = 0;
    spent += bytes(`${at}${piece}`) + 5;
    if (spent > room) delete fields[`${at}${piece}`];
  }
  return JSON.stringify(fields);
}

function nest(open: string, close: string): string {
  const depth = Math.floor((limit - 100) / (open.length + close.length));
  return `{"type":"contact","body":${open.repeat(depth)}1${close.repeat(depth)}}`;
}
