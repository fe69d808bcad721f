import "./contact-form.ts";
import "./assessment-form.ts";
import "./free-assessment-button.ts";
