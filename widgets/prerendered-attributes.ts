import { defaultCountryOf, type ElementAttributes, prerenderedSettings } from "./element-settings.ts";

/**
 * Shows an element's attributes in its pre-rendered form just as React would have rendered them, because React gives up what
 * the visitor typed where it finds anything else.
 */
export function attributesIn(form: HTMLFormElement, locale: string): (attributes: ElementAttributes) => void {
  const find = (selector: string) => form.querySelector(selector) as HTMLElement;
  const heading = find("[part=heading]");
  const { id, textContent: title, nextSibling: below } = heading;
  const flag = find(".visa-flag");
  const usualFlag = [...flag.childNodes];
  const callingCode = find(".visa-country-code");
  const usualCode = callingCode.textContent;
  const country = find("[name=phoneCountry] option") as HTMLOptionElement;
  const test = find(".visa-test");

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
    test.hidden = !attributes.test;
    const code = defaultCountryOf(attributes);
    if (country.value === code) return;
    country.value = code;
    const usual = code === prerenderedSettings.defaultCountry;
    country.textContent = new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
    // Only the usual country's calling code and flag are at hand before React.
    callingCode.textContent = usual ? usualCode : code;
    flag.replaceChildren(...(usual ? usualFlag : []));
  };
}
