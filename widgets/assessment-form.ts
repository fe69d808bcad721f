import { load } from "virtual:live/assessment-live";
import { tree } from "virtual:painted/request";
import css from "./assessment-sheet.css?inline";
import { define } from "./define.ts";
import { inlineForm } from "./inline-form.ts";

define("visa-assessment-form", inlineForm({ form: "request", tree, css, load }), ["reset", "focus"]);
