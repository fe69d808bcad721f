import { renderToStaticMarkup } from "react-dom/server";
import { firmTextsIn, replyLanguagesIn } from "#content/firm/firm-texts.ts";
import { isSiteLanguage, type Language, languageCodes, languages, pathIn } from "#lead/languages.ts";
// Eager: the build closes its module runner before it asks for a sheet.
import { sheets } from "#words/sheets.ts";
import { wordsIn } from "#words/words-in.ts";
import { qrCodeOf } from "./qr-code.ts";
import { shortAddress } from "./short-address.ts";

/**
 * A page to print on one sheet: a QR code with the partner's link, and who answers. In a language
 * without the whole site, the sheet itself says how to check the licence.
 */
export function prerenderSheet(
  language: Language,
  firm: { name: string; origin: string; phone: string; logoWidth: number },
): string {
  const words = sheets[language];
  const { licence } = firmTextsIn(wordsIn[language]);
  const path = pathIn(language, "/");
  const address = firm.origin + path;
  const { viewBox, path: modules } = qrCodeOf(address);
  return renderToStaticMarkup(
    <main>
      <p className="firm" translate="no">
        <img src="/pictures/logo.svg" alt="" width={firm.logoWidth} height="44" /> {firm.name}
      </p>
      <img className="scene" src="/pictures/rockies.svg" alt="" />
      <h1>{words.heading}</h1>
      <p>{words.lead(replyLanguagesIn(wordsIn[language]))}</p>
      <svg id="code" viewBox={viewBox} data-path={path} role="img" aria-label={address}>
        <path d={modules} />
      </svg>
      <p>
        {words.scan}
        <Address id="address" text={address} /> ({languages[language].name})
      </p>
      <p id="malformed" role="alert" hidden>
        {words.malformed}
      </p>
      <p className="phone" dir="ltr">
        <strong>{firm.phone}</strong>
      </p>
      <ul className="fine" translate="no">
        {languageCodes.map((code) => (
          <li key={code} lang={languages[code].tag}>
            {languages[code].name}
          </li>
        ))}
      </ul>
      {[licence, ...licence.others].map(({ line, register }) => (
        <p key={register} className="fine">
          {line}
          <Address text={register} />
        </p>
      ))}
      <p className="fine">
        {words.check}
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
    {shortAddress(text)}
  </strong>
);
