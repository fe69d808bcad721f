import labels from "react-phone-number-input/locale/en";
import { expect, test } from "vitest";
import { readPhone } from "#phone/read-phone.ts";
import { assessment, form } from "#words/en/forms.ts";

test("the English labels of the phone field are those of react-phone-number-input", () => {
  expect({
    country: form.phoneCountry,
    ZZ: form.phoneCountries.ZZ,
    CA: form.phoneCountries.CA,
    phone: assessment.fields.phone.label,
  }).toEqual({ country: labels.country, ZZ: labels.ZZ, CA: labels.CA, phone: labels.phone });
  expect(readPhone("604 555 0142 #12", "CA")).toMatchObject({ text: `+16045550142 ${labels.ext} 12` });
});
