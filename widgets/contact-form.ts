import { paintings } from "virtual:prerendered/contact";
import { load } from "virtual:react/contact-hydration";
import css from "./contact-sheet.css?inline";
import { define } from "./define.ts";
import { inlineForm, reserving } from "./inline-form.ts";

define(
  "visa-contact-form",
  inlineForm({ form: "contact", paintings, css, load }),
  ["reset", "focus"],
  reserving({ wide: 830, narrow: 870 }),
);
