import { load } from "virtual:react/contact-hydration";
import { translations } from "virtual:translations/contact";
import css from "./contact-sheet.css?inline";
import { define } from "./define.ts";
import { inlineForm } from "./inline-form.ts";
import { reserving } from "./reserved-height.ts";

define(
  "visa-contact-form",
  inlineForm({ form: "contact", translations, css, load }),
  ["reset", "focus"],
  reserving({ wide: 830, narrow: 870 }),
);
