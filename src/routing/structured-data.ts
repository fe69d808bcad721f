import type { Graph, OpeningHoursSpecification, Person, ProfessionalService, Thing } from "schema-dts";
import type { Day } from "#content/day.ts";
import { firm, registryIn } from "#content/firm/firm.ts";
import { type Address, type Hours, weekdays, weekdaysOf } from "#content/firm/firm-facts.ts";
import { registerOf } from "#content/firm/licence.ts";
import { licensees, nameOfRegulator } from "#content/firm/site-firm-texts.ts";
import { locale } from "#content/language.ts";
import { firm as firmWords } from "#language/forms.ts";
import { words } from "#language/site.ts";
import { addressOf } from "./address.ts";
import type { PageEntry } from "./registry.ts";

export function structuredData(
  entry: PageEntry,
  parent: PageEntry | undefined,
  changed: Day | undefined,
): Graph {
  const home = entry.view === "home";
  const trail = [{ path: "/", title: words.frame.home }, ...(parent ? [parent] : []), entry];
  const site: Thing = {
    "@type": "WebSite",
    "@id": `${firm.origin}/#website`,
    publisher: { "@id": firmId },
    name: firm.name,
    url: `${firm.origin}${addressOf("/")}`,
    inLanguage: locale,
  };
  const breadcrumbs: Thing = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${firm.origin}${addressOf(path)}`,
    })),
  };
  const page: Thing = {
    "@type": "WebPage",
    url: `${firm.origin}${addressOf(entry.path)}`,
    inLanguage: locale,
    ...(changed && { dateModified: changed }),
  };
  const graph = [
    ...(home || entry.view === "contact" ? [practice] : []),
    home ? site : breadcrumbs,
    ...(changed ? [page] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

const firmId = `${firm.origin}/#organization`;

const practice: ProfessionalService = {
  "@type": "ProfessionalService",
  "@id": firmId,
  name: firm.name,
  url: `${firm.origin}/`,
  logo: `${firm.origin}/apple-touch-icon.png`,
  image: `${firm.origin}/og/default.png`,
  telephone: firm.phone,
  email: firm.email,
  ...placeOf(firm),
  ...(firm.offices && {
    department: firm.offices.slice(1).map((office) => ({
      "@type": "ProfessionalService" as const,
      name: `${firm.name}, ${office.city}`,
      image: `${firm.origin}/og/default.png`,
      telephone: office.phone ?? firm.phone,
      ...placeOf({ address: office, hours: office.hours }),
    })),
  }),
  ...(firm.languages && { knowsLanguage: [...firm.languages] }),
  employee: licensees.map(licensedPerson),
  sameAs: firm.social.map(({ href }) => href),
};

function placeOf({ address, hours }: { address?: Address; hours?: readonly Hours[] | undefined }) {
  return {
    ...(address && {
      address: {
        "@type": "PostalAddress" as const,
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.province,
        postalCode: address.postalCode,
        addressCountry: "CA",
      },
    }),
    ...(hours && { openingHoursSpecification: hours.map(openingHours) }),
  };
}

function openingHours({ days, from, to }: Hours): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdaysOf(days).map((at) => weekdays[at] ?? days[0]),
    opens: from,
    closes: to,
  };
}

function licensedPerson(licensee: (typeof licensees)[number]): Person {
  const { name, number, class: licence, regulator, languages } = licensee;
  const register = registryIn(locale, registerOf(licensee));
  return {
    "@type": "Person",
    name,
    ...(languages && { knowsLanguage: [...languages] }),
    hasCredential: {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      name: regulator ? firmWords.licenceClasses[licence] : licence,
      identifier: number,
      recognizedBy: {
        "@type": "Organization",
        name: nameOfRegulator(regulator),
        url: new URL(register).origin,
      },
    },
    sameAs: register,
  };
}
