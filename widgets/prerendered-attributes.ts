import { defaultCountryOf, type ElementAttributes, prerenderedSettings } from "./element-settings.ts";
import { withCode } from "./shadow-root.ts";

type Show = (attributes: ElementAttributes) => void;

/**
 * Shows an element's attributes in its pre-rendered form exactly as React renders them, because React
 * discards a form, and what was typed in it, if the markup differs.
 */
export function attributesIn(form: HTMLFormElement, locale: string): Show {
  const shown = [headingIn(form), partnerIn(form), testIn(form), countryIn(form, locale)];
  return (attributes) => {
    for (const show of shown) show(attributes);
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

/** Only an assessment links to our own form. React keeps an address that it would write otherwise. */
function partnerIn(form: HTMLFormElement): Show {
  const link = form.querySelector<HTMLAnchorElement>(".visa-own-form");
  const address = link?.href ?? "";
  return ({ partner }) => {
    if (link) link.href = withCode(new URL(address), partner).href;
  };
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
    country.textContent = new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
    callingCode.textContent = isUsual ? usual : code;
  };
}
