import { load } from "virtual:react/assessment-hydration";
import { translations } from "virtual:translations/request";
import css from "./assessment-sheet.css?inline";
import { define } from "./define.ts";
import { assessment } from "./heights.json";
import { inlineForm } from "./inline-form.ts";
import { reserveHeight } from "./reserved-height.ts";

define(
  "visa-assessment-form",
  inlineForm({ form: "request", translations, css, load }),
  ["reset", "focus"],
  reserveHeight(assessment),
);
