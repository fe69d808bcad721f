import { Banner, bannerTitle, crumbOf } from "#site/layout/banner.tsx";
import type { ViewProps } from "./load-page.ts";

export function SectionPage({ entry, content }: ViewProps) {
  return (
    <>
      <Banner title={bannerTitle(entry.path)} crumb={crumbOf(entry.path)} />
      <h2 data-page-title tabIndex={-1}>
        {entry.title}
      </h2>
      <p>{typeof content?.lead === "string" && content.lead}</p>
    </>
  );
}
