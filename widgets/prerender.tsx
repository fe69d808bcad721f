import { prerender } from "react-dom/static";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { prerenderedSettings } from "./element-api.ts";
import { EmbeddedForm } from "./embedded-form.tsx";

/** What a form looks like before React: run at build time, built by the element's entry. */
export async function prerenderForm(name: "contact" | "request"): Promise<string> {
  const form = name === "contact" ? contact : assessment;
  const { prelude } = await prerender(<EmbeddedForm form={form} settings={prerenderedSettings} />, {
    // React would otherwise move long content into inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
