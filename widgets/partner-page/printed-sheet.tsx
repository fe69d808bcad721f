import { renderToStaticMarkup } from "react-dom/server";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { isSiteLanguage, type Language, pathIn } from "#lead/languages.ts";
// Eager, because the build has closed its module runner by the time it asks for a sheet.
import { sheets } from "#words/sheets.ts";
import { wordsIn } from "#words/words-in.ts";
import { qrCodeOf } from "./qr-code.ts";

/**
 * A page to print on one sheet: a QR code with the partner's link, and who answers. The page of a language
 * without the whole site says itself how to check the licence.
 */
export function prerenderSheet(
  language: Language,
  firm: { name: string; origin: string; logoWidth: number },
): string {
  const words = sheets[language];
  const { others = [], ...licence } = firmTextsIn(wordsIn[language]).licence;
  const path = pathIn(language, "/");
  const address = firm.origin + path;
  const { viewBox, path: modules } = qrCodeOf(address);
  return renderToStaticMarkup(
    <main>
      <p className="firm" translate="no">
        <img src="/pictures/logo.svg" alt="" width={firm.logoWidth} height="44" /> {firm.name}
      </p>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <svg id="code" viewBox={viewBox} data-path={path} role="img" aria-label={address}>
        <path d={modules} />
      </svg>
      <p>
        {words.scan} <Address id="address" text={address} />
      </p>
      {[licence, ...others].map(({ line, register }) => (
        <p key={register} className="fine">
          {line}
          <Address text={register} />
        </p>
      ))}
      <p className="fine">
        {words.check}{" "}
        <Address text={firm.origin + pathIn(language, isSiteLanguage(language) ? "/verify" : "/")} />
      </p>
      <button type="button" id="print" hidden>
        {words.print}
      </button>
    </main>,
  );
}

const Address = ({ id, text }: { id?: string; text: string }) => (
  <strong id={id} dir="ltr" translate="no">
    {text.replace(/^https:\/\/(www\.)?/, "")}
  </strong>
);
