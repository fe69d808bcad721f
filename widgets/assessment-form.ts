import { paintings } from "virtual:prerendered/request";
import { load } from "virtual:react/assessment-hydration";
import css from "./assessment-sheet.css?inline";
import { define } from "./define.ts";
import { inlineForm, reserving } from "./inline-form.ts";

define(
  "visa-assessment-form",
  inlineForm({ form: "request", paintings, css, load }),
  ["reset", "focus"],
  reserving({ wide: 2540, narrow: 3740 }),
);
