import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { retentionDays } from "#content/build-facts.ts";
import { firm, withFirm } from "#content/firm/firm.ts";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { heads } from "#content/site/heads.ts";
import type { LanguagePageWords, PageLanguageWords } from "#content/site/language-page.ts";
import type { OfficialPages } from "#content/site/page.ts";
import { type Language, languages, pathIn } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
import type { Words } from "#lead/words.ts";
import { EmailLink, PhoneLink } from "#site/layout/firm-links.tsx";
import { alternatesOf } from "#site/routing/head.ts";
import { wordsIn } from "#words/words-in.ts";
import { ReceiptOutcomes } from "../receipt-outcomes.tsx";
import { Texts } from "../text/texts.tsx";
import { LanguagePage } from "./language-page.tsx";
import { LanguagePageForm } from "./language-page-form.tsx";
import { LanguageShell } from "./language-shell.tsx";

// Eager, because the build has closed its module runner by the time it asks for a page.
const pageWords = import.meta.glob<LanguagePageWords>("../../../words/*/page.ts", {
  eager: true,
  import: "page",
});

export async function renderLanguagePages(language: Language, official: OfficialPages) {
  const page = pageWords[`../../../words/${language}/page.ts`];
  if (page === undefined) throw new Error(`words/${language}/page.ts is missing.`);
  const words: PageLanguageWords = { ...wordsIn[language], page };
  const forms = {
    contact: await formMarkup("contact", words),
    request: await formMarkup("request", words),
  };
  const shared = {
    description: page.description,
    locale: languages[language].tag,
    image: `${firm.origin}/og/default.png`,
    imageAlt: withFirm(page.title),
    jsonLd: [],
  };
  const unlisted = (path: string, title: string, content: ReactNode) => ({
    path: pathIn(language, path),
    html: renderToStaticMarkup(<LanguageShell words={words}>{content}</LanguageShell>),
    head: { ...shared, title: withFirm(title), canonical: undefined, alternates: [], changed: undefined },
  });
  const keptFor = words.firm.keptFor(retentionDays.leads);
  const wayBack = (
    <p>
      <a href={pathIn(language, "/")}>{page.receipt.back}</a>
    </p>
  );
  return [
    {
      path: pathIn(language, "/"),
      html: renderToStaticMarkup(
        <LanguagePage words={words} official={official} forms={forms} keptFor={keptFor} />,
      ),
      head: {
        ...shared,
        title: withFirm(page.title),
        canonical: firm.origin + pathIn(language, "/"),
        alternates: alternatesOf("/"),
        changed: heads.home.updated,
      },
    },
    unlisted(
      "/receipt",
      page.receipt.title,
      <ReceiptOutcomes words={page.receipt} firmTexts={firmTextsIn(words)}>
        <p>
          <EmailLink /> <PhoneLink />
        </p>
        {wayBack}
      </ReceiptOutcomes>,
    ),
    unlisted(
      "/404",
      page.notFound.heading,
      <div className="shell receipt">
        <h1>{page.notFound.heading}</h1>
        <Texts texts={page.notFound.texts} />
        {wayBack}
      </div>,
    ),
  ];
}

async function formMarkup(name: FormType, words: Words) {
  const { prelude } = await prerender(<LanguagePageForm name={name} words={words} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
