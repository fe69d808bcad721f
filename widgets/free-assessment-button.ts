import { load } from "virtual:react/overlay";
import { translations } from "virtual:translations/button";
import { assessmentButton } from "./assessment-button.ts";
import css from "./button.css?inline";
import { define } from "./define.ts";

const methods = ["reset", "focus", "open", "close"] as const;
define("visa-free-assessment-button", assessmentButton(css, translations, load), methods);
