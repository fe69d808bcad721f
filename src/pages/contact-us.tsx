import { firm } from "#content/firm.ts";
import { Banner, bannerTitle, crumbOf } from "#site/layout/banner.tsx";
import type { ViewProps } from "./load-page.ts";

export function ContactUs({ entry, content }: ViewProps) {
  return (
    <>
      <Banner title={bannerTitle(entry.path)} crumb={crumbOf(entry.path)} />
      <p>{typeof content?.lead === "string" && content.lead}</p>
      <a href={firm.phoneHref}>{firm.phone}</a>
      <a href={`mailto:${firm.email}`}>{firm.email}</a>
      <a href={firm.registry}>{firm.licence}</a>
    </>
  );
}
