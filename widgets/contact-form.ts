import { load } from "virtual:live/contact-live";
import { html } from "virtual:painted/contact";
import { define } from "./define.ts";
import css from "./form-sheet.css?inline";
import { inlineForm } from "./inline-form.ts";

define("visa-contact-form", inlineForm({ form: "contact", html, css, load }), ["reset", "focus"]);
