import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { firm, withFirm } from "#content/firm/firm.ts";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { heads } from "#content/site/heads.ts";
import type { LanguagePageWords, PageLanguageWords } from "#content/site/language-page.ts";
import type { OfficialPages } from "#content/site/page.ts";
import { type Language, languages, pathIn } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
import { EmailLink, PhoneLink } from "#site/layout/firm-links.tsx";
import { alternatesOf, type Head } from "#site/routing/head.ts";
import { wordsIn } from "#words/words-in.ts";
import { ReceiptOutcomes } from "../receipt-outcomes.tsx";
import { Texts } from "../text/texts.tsx";
import { LanguagePage } from "./language-page.tsx";
import { LanguagePageForm } from "./language-page-form.tsx";
import { LanguageShell } from "./language-shell.tsx";

// Eager: the build closes its module runner before it asks for a page.
const pageWords = import.meta.glob<LanguagePageWords>("../../../words/*/page.ts", {
  eager: true,
  import: "page",
});

/** Not found by searches. */
const unlisted = { canonical: undefined, alternates: [], changed: undefined };

export function renderLanguagePages(language: Language, official: OfficialPages) {
  const page = pageWords[`../../../words/${language}/page.ts`];
  if (page === undefined) throw new Error(`words/${language}/page.ts is missing.`);
  const words: PageLanguageWords = { ...wordsIn[language], page };
  const home = pathIn(language, "/");
  const fileOf = (
    path: string,
    title: string,
    content: ReactNode,
    listing: Pick<Head, keyof typeof unlisted> = unlisted,
  ) => ({
    path: pathIn(language, path),
    html: renderToStaticMarkup(<LanguageShell words={words}>{content}</LanguageShell>),
    head: {
      title: withFirm(title),
      description: page.description,
      locale: languages[language].tag,
      image: `${firm.origin}/og/default.png`,
      imageAlt: withFirm(page.title),
      jsonLd: undefined,
      ...listing,
    },
  });
  const wayBack = (
    <p>
      <a href={home}>{page.receipt.back}</a>
    </p>
  );
  const formOf = (name: FormType) => renderToString(<LanguagePageForm name={name} words={words} />);
  const forms = { contact: formOf("contact"), request: formOf("request") };
  return [
    fileOf("/", page.title, <LanguagePage words={words} official={official} forms={forms} />, {
      canonical: firm.origin + home,
      alternates: alternatesOf("/"),
      changed: heads.home.updated,
    }),
    fileOf(
      "/receipt",
      page.receipt.title,
      <ReceiptOutcomes words={page.receipt} firmTexts={firmTextsIn(words)}>
        <p>
          <EmailLink /> <PhoneLink />
        </p>
        {wayBack}
      </ReceiptOutcomes>,
    ),
    fileOf(
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
