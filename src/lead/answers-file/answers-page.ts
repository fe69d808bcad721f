import { escapeHtml } from "../escape-html.ts";
import type { Form } from "../field.ts";
import type { AnswersFileWords } from "../form-tools-words.ts";
import { directionOf, languageOfCode, languages } from "../languages.ts";
import { presentAnswers } from "../present.ts";
import { showDate } from "../show-date.ts";
import { answersElementId, jsonInHtml, type SavedAnswers } from "./answers-file.ts";

interface PageTexts {
  form: Form;
  firm: string;
  /** Where the file can be opened again. */
  address: string;
  words: AnswersFileWords;
  /** The label of the file chooser that opens it again. */
  openLabel: string;
  /** The answers have been sent. */
  isCopy: boolean;
  /** Names of months, if browsers have none in the language. */
  months?: readonly string[] | undefined;
}

/** Nothing in the page runs or is fetched, wherever it is opened. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const style = `
body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
h1{font-size:1.5rem;line-height:1.25}h2{margin:1.5rem 0 .5rem;font-size:1.125rem}
dl{margin:0}dl>div{padding:.25rem 0;break-inside:avoid}dt{font-size:.875rem;opacity:.8}
dd{margin:0;text-align:left;font-weight:600;white-space:pre-wrap;overflow-wrap:anywhere}
[dir=rtl] dd{text-align:right}
@media print{body{max-width:none;margin:0;font-size:10pt;line-height:1.3}dl{columns:2}.reopen{display:none}}`;

export function answersPage(
  saved: SavedAnswers,
  { form, firm, address, words, openLabel, isCopy, months }: PageTexts,
): string {
  const language = languageOfCode(saved.language);
  const { tag } = languages[language];
  const title = escapeHtml(words.title(form.heading));
  const day = showDate(new Date(`${saved.savedOn}T12:00Z`), {
    tag,
    months,
    timeZone: "UTC",
    precision: "day",
  });
  const sections = presentAnswers(form, saved.answers).map(
    (section) => `
${section.title && `<h2>${escapeHtml(section.title)}</h2>`}
<dl>${section.rows.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`).join("\n")}</dl>`,
  );
  return `<!doctype html>
<html lang="${tag}" dir="${directionOf(language) ?? "ltr"}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(isCopy ? words.copyOf(day) : words.savedOn(day))}</p>
<p>${escapeHtml(firm)}</p>
<p class="reopen">${escapeHtml(words.reopen(firm, openLabel))}<br>
<a href="${escapeHtml(address)}" dir="ltr">${escapeHtml(address)}</a><br>
${escapeHtml(words.caution)}</p>
${sections.join("\n")}
<script type="application/json" id="${answersElementId}">${jsonInHtml(saved)}</script>
</body>
</html>
`;
}
