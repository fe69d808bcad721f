/** All three elements in one file. */
import "./contact-form.ts";
import "./assessment-form.ts";
import "./free-assessment-button.ts";
