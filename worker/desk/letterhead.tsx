import { firm } from "#content/firm/firm.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";

/** The firm at the top of a printed sheet; hidden on screens. */
export function Letterhead({ language }: { readonly language: SiteLanguage }) {
  const words = wordsIn[language].firm;
  const persons = firm.licensees.map(({ name, class: licence, number }) =>
    words.licensed(`${name}, ${words.licenceClasses[licence]}`, number),
  );
  return (
    <address class="letterhead" lang={`${language}-CA`}>
      <img src="/pictures/logo.svg" alt="" width={firm.logoWidth} height="44" />
      <span>
        <strong>{firm.name}</strong>
        <br />
        <bdi>
          {words.licence(persons)} {firm.registry}
        </bdi>
        <br />
        <bdi>{[...(firm.addressLines ?? []), firm.phone, firm.email].join(", ")}</bdi>
      </span>
    </address>
  );
}
