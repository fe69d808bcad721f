import type { Mail } from "#worker/outbox/mails/send-mail.ts";

/** The different tags of HTML parts, with their attributes. */
export function tagsOf(mails: readonly Mail[]): ReadonlySet<string> {
  return new Set(mails.flatMap(({ html }) => html.match(/<[^>]*>/g) ?? []));
}

export function hrefsOf(html: string): readonly string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => unescaped(href));
}

/** The words that a reader of the HTML part reads, where links go included: the words in order, without marks and case. */
export function wordsOfHtml({ html }: Mail): readonly string[] {
  const shown = html
    .replace(/^[\s\S]*?<body[^>]*>/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, "$2 $1")
    .replace(/&nbsp;/g, " ")
    .replace(/<[^>]*>/g, " ");
  // The text part shows no draft of an answer.
  return words(unescaped(shown).replace(/[?&](?:body|text)=\S*/g, ""));
}

export function wordsOfText({ text }: Mail): readonly string[] {
  return words(text.replace(/^> ?/gm, ""));
}

function words(text: string): readonly string[] {
  // What a colon, a dash or a line of dashes says in the text part, the place says in the HTML.
  return text
    .toLowerCase()
    .replaceAll(":", " ")
    .split(/\s+/)
    .filter((word) => !/^-*$/.test(word));
}

function unescaped(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
