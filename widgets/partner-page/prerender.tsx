import { renderToStaticMarkup } from "react-dom/server";
import { PartnerPage } from "./partner-page.tsx";
import type { PartnerPageFacts } from "./partner-page-facts.ts";

/** The partner page as the build writes it; its script only answers the controls. */
export function prerenderPartnerPage(props: PartnerPageFacts): string {
  return renderToStaticMarkup(<PartnerPage {...props} />);
}
