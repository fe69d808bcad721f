import { firm, registryIn } from "#content/firm/firm.ts";
import { licensees } from "#content/firm/site-firm-texts.ts";
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
        {licensees.map(({ name, number, holder, label, portrait, since, languages }) => (
          <li key={number}>
            {portrait ? (
              <LazyPicture className="portrait" src={portrait} size={[96, 96]} />
            ) : (
              <Initials of={name} />
            )}
            <p>
              <strong>{holder}</strong>
              <span>
                <OutboundLink href={registryIn(locale)}>{label}</OutboundLink>
              </span>
              {since && <span>{interpolate(licensedSince, { year: String(since) })}</span>}
              {languages && <span>{interpolate(speaks, { languages: languagesInWords(languages) })}</span>}
            </p>
          </li>
        ))}
      </ul>
      <details>
        <summary>{check.heading}</summary>
        <ol>
          <li>
            <OutboundLink href={registryIn(locale)}>{check.open}</OutboundLink>
          </li>
          <li>
            <Interpolated
              text={check.search}
              values={{ number: <strong translate="no">{firm.licenceNumbers}</strong> }}
            />
          </li>
          <li>{check.compare}</li>
        </ol>
      </details>
    </div>
  );
}
