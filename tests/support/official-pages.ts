/**
 * Official pages in the shapes that their sites have, as two visits see them. They are built by hand after
 * those shapes, not recorded.
 */
export interface RecordedPair {
  name: string;
  before: string;
  after: string;
  isChanged: boolean;
}

const canada = (modified: string, text: string, nonce = "a1") => `<!DOCTYPE html><html lang="en"><head>
<meta name="dcterms.title" content="Start-up visa"/><meta name="dcterms.issued" title="W3CDTF" content="2019-01-01"/>
<meta name="dcterms.modified" title="W3CDTF" content="${modified}"/><script nonce="${nonce}">var t="${nonce}";</script></head>
<body><nav><ul><li>Jobs ${nonce}</li></ul></nav><main property="mainContentOfPage" class="container"><h1 property="name">Start-up visa</h1>
<p>${text}</p><dl id="wb-dtmd"><dt>Date modified:</dt><dd><time property="dateModified">${modified}</time></dd></dl></main></body></html>`;

const justice = (
  current: string,
  amended: string,
) => `<html><body><main><h1>Immigration and Refugee Protection Act</h1>
<div class="info"><p id="assentedDate">Act current to ${current} and last amended on ${amended}. <a href="PITIndex.html">Previous Versions</a></p></div>
<p>91 (1) Subject to this section, no person shall knowingly represent or advise</p></main></body></html>`;

const eLaws = (period: string, currency: string) => `<html><body><main><h1>O. Reg. 422/17: GENERAL</h1>
<p class="consolidation">Consolidation Period: From ${period} to the e-Laws currency date.</p><p>Currency ${currency}</p></main></body></html>`;

const plain = (
  main: string,
  around = "",
) => `<html><head><style>.a{}</style></head><body><header>${around}</header>
<nav><a href="/">${around}</a></nav><main id="main">${main}</main><footer>© ${around}</footer><script>/* ${around} <main> */</script></body></html>`;

const withoutMain = (text: string, around = "") =>
  `<body><div class="top"><nav>${around}</nav></div><div id="content"><h1>Immigrate</h1><p>${text}</p></div><script>${around}</script></body>`;

const pair = (name: string, before: string, after: string, isChanged = false): RecordedPair => ({
  name,
  before,
  after,
  isChanged,
});

export const recordedPairs: readonly RecordedPair[] = [
  pair("canada.ca with a new date", canada("2026-08-18", "Paused."), canada("2026-11-20", "Open."), true),
  pair(
    "canada.ca with another menu and nonce",
    canada("2026-08-18", "Paused."),
    canada("2026-08-18", "Paused.", "b2"),
  ),
  pair(
    "Justice Laws amended",
    justice("2026-10-14", "2026-06-26"),
    justice("2026-11-11", "2026-11-01"),
    true,
  ),
  pair(
    "Justice Laws current to a later day",
    justice("2026-10-14", "2026-06-26"),
    justice("2026-10-28", "2026-06-26"),
  ),
  pair("e-Laws with a new consolidation", eLaws("June 25, 2026", "x"), eLaws("November 2, 2026", "x"), true),
  pair(
    "e-Laws on a later currency date",
    eLaws("June 25, 2026", "November 1"),
    eLaws("June 25, 2026", "November 9"),
  ),
  pair(
    "ontario.ca with another sentence",
    plain("<p>Intake is shut.</p>"),
    plain("<p>Intake is open.</p>"),
    true,
  ),
  pair(
    "ontario.ca with another menu alone",
    plain("<p>Intake is shut.</p>", "Menu"),
    plain("<p>Intake is shut.</p>", "News"),
  ),
  pair(
    "ontario.ca updated without another word",
    plain("<p>Shut.</p><p>Updated: June 25, 2026</p>"),
    plain("<p>Shut.</p><p>Updated: November 1, 2026</p>"),
  ),
  pair(
    "quebec.ca mise à jour sans autre mot",
    plain("<p>Réception ouverte.</p><p>Dernière mise à jour : 17 juin 2026, 14:05</p>"),
    plain("<p>Réception ouverte.</p> <p>Dernière mise à jour : 1er novembre 2026, 09:10</p>"),
  ),
  pair(
    "quebec.ca with another figure",
    plain("<p>13 300 demandes</p>"),
    plain("<p>9 000 demandes</p>"),
    true,
  ),
  pair(
    "a province without main, another word",
    withoutMain("Four streams"),
    withoutMain("Three streams"),
    true,
  ),
  pair(
    "a province without main, another banner",
    withoutMain("Four streams", "a"),
    withoutMain("Four streams", "b"),
  ),
];
