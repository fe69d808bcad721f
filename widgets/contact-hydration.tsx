import * as translations from "virtual:texts/contact";
import { hydrateForm } from "./hydrate-form.tsx";
import type { Hydrate } from "./renderer.ts";

export const hydrate: Hydrate = (mountPoint, replaceSheet) =>
  hydrateForm(translations, mountPoint, replaceSheet);
