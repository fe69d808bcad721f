import { countryNamer } from "#lead/country-namer.ts";
import { withPartner } from "#lead/partner-link.ts";
import { type PartnerText, readPartner } from "#lead/wire.ts";
import {
  defaultCountryOf,
  type ElementAttributes,
  type Property,
  prerenderedSettings,
} from "./element-settings.ts";

type Show = (attributes: ElementAttributes) => void;

/** Properties that no form shows. */
type Unseen = "api" | "label" | "colorScheme" | PartnerText;

/**
 * Shows an element's attributes in its pre-rendered form exactly as React renders them, because React
 * discards a form, and what was typed in it, if the markup differs.
 */
export function attributesIn(form: HTMLFormElement, locale: string): Show {
  // The compiler requires every property that a form shows.
  const byProperty: Readonly<Record<Exclude<Property, Unseen>, Show>> = {
    heading: headingIn(form),
    partner: partnerIn(form),
    test: testIn(form),
    defaultCountry: countryIn(form, locale),
  };
  return (attributes) => {
    for (const show of Object.values(byProperty)) show(attributes);
  };
}

const find = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLElement;

function headingIn(form: HTMLFormElement): Show {
  const heading = find(form, "[part=heading]");
  const { id, textContent: title, nextSibling: below } = heading;
  return (attributes) => {
    const text = attributes.heading?.trim() ?? title;
    heading.textContent = text;
    if (text) {
      form.insertBefore(heading, below);
      form.removeAttribute("aria-label");
      form.setAttribute("aria-labelledby", id);
    } else {
      heading.remove();
      form.removeAttribute("aria-labelledby");
      form.setAttribute("aria-label", title ?? "");
    }
  };
}

/** Only an assessment links to our own form. */
function partnerIn(form: HTMLFormElement): Show {
  const link = form.querySelector(".visa-own-form");
  const address = link?.getAttribute("href") ?? "";
  return ({ partner }) => link?.setAttribute("href", withPartner(address, readPartner(partner)));
}

function testIn(form: HTMLFormElement): Show {
  const line = find(form, ".visa-test");
  return ({ test }) => {
    line.hidden = !test;
  };
}

function countryIn(form: HTMLFormElement, locale: string): Show {
  const country = find(form, "[name=phoneCountry] option") as HTMLOptionElement;
  const callingCode = find(form, ".visa-country-code");
  // React adds the calling codes of other countries.
  const usual = callingCode.textContent;
  return (attributes) => {
    const code = defaultCountryOf(attributes);
    if (country.value === code) return;
    const isUsual = code === prerenderedSettings.defaultCountry;
    country.value = code;
    country.textContent = countryNamer(locale)(code);
    callingCode.textContent = isUsual ? usual : code;
  };
}
