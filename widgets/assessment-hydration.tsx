import { translations } from "virtual:texts/assessment";
import { hydrateForm } from "./hydrate-form.tsx";

export const hydrate = hydrateForm(translations);
