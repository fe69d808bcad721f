import { defaultCountry } from "#lead/field.ts";
import { defaultCountryOf, type ElementAttributes } from "./element-settings.ts";
import { withCode } from "./shadow-root.ts";

/**
 * Shows an element's attributes in its pre-rendered form exactly as React renders them, because React
 * discards a form, and what was typed in it, if the markup differs.
 */
export function attributesIn(form: HTMLFormElement, locale: string) {
  const find = <E extends HTMLElement>(selector: string) => form.querySelector(selector) as E;
  const heading = find("[part=heading]");
  const { textContent: title } = heading;
  // Only an assessment links to our own form. React keeps an address that it would write otherwise.
  const ownForm = form.querySelector<HTMLAnchorElement>(".visa-own-form");
  const address = ownForm?.href ?? "";
  const country = find<HTMLOptionElement>("[name=phoneCountry] option");
  const callingCode = find(".visa-country-code");
  // React adds the calling codes of other countries.
  const { textContent: usual } = callingCode;
  return (attributes: ElementAttributes): void => {
    const text = attributes.heading?.trim();
    heading.textContent = text || title;
    heading.hidden = text === "";
    find(".visa-test").hidden = !attributes.test;
    if (ownForm) ownForm.href = withCode(new URL(address), attributes.partner).href;
    const code = defaultCountryOf(attributes);
    if (country.value === code) return;
    country.value = code;
    country.textContent = new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
    callingCode.textContent = code === defaultCountry ? usual : code;
  };
}
