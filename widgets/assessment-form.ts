import { load } from "virtual:live/assessment-live";
import { html } from "virtual:painted/request";
import { define } from "./define.ts";
import css from "./form-sheet.css?inline";
import { inlineForm } from "./inline-form.ts";

define("visa-assessment-form", inlineForm({ form: "request", html, css, load }), ["reset", "focus"]);
