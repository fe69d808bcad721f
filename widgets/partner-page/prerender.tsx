import { renderToStaticMarkup } from "react-dom/server";
import { PartnerPage, type PartnerPageProps } from "./partner-page.tsx";

/** The partner page as the build writes it; its script only answers the controls. */
export function prerenderPartnerPage(props: PartnerPageProps): string {
  return renderToStaticMarkup(<PartnerPage {...props} />);
}
