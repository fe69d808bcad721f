import { registryIn } from "#content/firm/firm.ts";
import { registerOf } from "#content/firm/licence.ts";
import { licence, licensees, nameOfRegulator } from "#content/firm/site-firm-texts.ts";
import { languagesInWords } from "#content/firm/terms.ts";
import { interpolate } from "#content/interpolate.ts";
import { locale } from "#content/language.ts";
import { words } from "#language/site.ts";
import { Interpolated } from "../interpolated.tsx";
import { LazyPicture } from "../lazy-picture.tsx";
import { OutboundLink } from "../outbound-link.tsx";
import { Initials } from "./initials.tsx";

const { check, since: licensedSince, languages: speaks } = words.licensees;

export function Licensees() {
  return (
    <div className="licensees">
      <ul>
        {licensees.map(({ name, number, holder, label, portrait, since, languages, register }) => (
          <li key={number}>
            {portrait ? (
              <LazyPicture className="portrait" src={portrait} size={[96, 96]} />
            ) : (
              <Initials of={name} />
            )}
            <p>
              <strong>{holder}</strong>
              <span>
                <OutboundLink href={registryIn(locale, registerOf({ register }))}>{label}</OutboundLink>
              </span>
              {since && <span>{interpolate(licensedSince, { year: String(since) })}</span>}
              {languages && <span>{interpolate(speaks, { languages: languagesInWords(languages) })}</span>}
            </p>
          </li>
        ))}
      </ul>
      {[licence, ...licence.others].map((register) => (
        <CheckSteps key={register.href} {...register} />
      ))}
    </div>
  );
}

function CheckSteps({ href, regulator, persons }: Pick<typeof licence, "href" | "regulator" | "persons">) {
  const values = { regulator: nameOfRegulator(regulator), names: persons.map(({ name }) => name).join(", ") };
  const { heading, open, compare } = regulator ? check.member : check;
  return (
    <details>
      <summary>{interpolate(heading, values)}</summary>
      <ol>
        <li>
          <OutboundLink href={href}>{interpolate(open, values)}</OutboundLink>
        </li>
        <li>
          <Interpolated
            text={check.search}
            values={{
              number: <strong translate="no">{persons.map(({ number }) => number).join(", ")}</strong>,
            }}
          />
        </li>
        <li>{compare}</li>
      </ol>
    </details>
  );
}
