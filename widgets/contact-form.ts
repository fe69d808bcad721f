import { load } from "virtual:live/contact-live";
import { tree } from "virtual:painted/contact";
import css from "./contact-sheet.css?inline";
import { define } from "./define.ts";
import { inlineForm } from "./inline-form.ts";

define("visa-contact-form", inlineForm({ form: "contact", tree, css, load }), ["reset", "focus"]);
