import { load } from "virtual:live/assessment-live";
import { html } from "virtual:painted/request";
import css from "./assessment-sheet.css?inline";
import { define } from "./define.ts";
import { inlineForm } from "./inline-form.ts";

define("visa-assessment-form", inlineForm({ form: "request", html, css, load }), ["reset", "focus"]);
