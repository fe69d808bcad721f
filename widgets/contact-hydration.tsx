import { translations } from "virtual:texts/contact";
import { hydrateForm } from "./hydrate-form.tsx";

export const hydrate = hydrateForm(translations);
