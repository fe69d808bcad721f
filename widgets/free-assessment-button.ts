import { load } from "virtual:react/overlay";
import { assessmentButton } from "./assessment-button.ts";
import css from "./button.css?inline";
import { define } from "./define.ts";

const methods = ["reset", "focus", "open", "close"] as const;
define("visa-free-assessment-button", assessmentButton(css, load), methods);
