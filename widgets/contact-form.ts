import { load } from "virtual:react/contact-hydration";
import { translations } from "virtual:translations/contact";
import css from "./contact-sheet.css?inline";
import { define } from "./define.ts";
import { contact } from "./heights.json";
import { inlineForm } from "./inline-form.ts";
import { reserveHeight } from "./reserved-height.ts";

define(
  "visa-contact-form",
  inlineForm({ form: "contact", translations, css, load }),
  ["reset", "focus"],
  reserveHeight(contact),
);
