import { menu } from "#content/site/menu.ts";
import { words } from "#language/site.ts";
import { Banner, bannerTitle, crumbOf, sceneOf } from "#site/layout/banner.tsx";
import { useOverlays } from "#site/overlays/overlays-context.ts";
import type { ViewProps } from "#site/routing/views.ts";
import { contact } from "#site/ui/form/contact.ts";
import { SiteForm } from "#site/ui/form/site-form.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { Notices } from "./notices.tsx";
import { Blocks, OnThisPage } from "./text/blocks.tsx";
import { NextStep } from "./text/next-step.tsx";
import { RichText } from "./text/rich-text.tsx";

const { heading } = contact;

export function SectionPage({ entry, content }: ViewProps) {
  const { showNote } = useOverlays();
  const crumb = crumbOf(entry);
  return (
    <>
      <Banner title={bannerTitle(entry)} crumb={crumb} />
      <div className="shell section-layout" data-scene={sceneOf(crumb)}>
        <div className="section-text">
          <h2 className="page-title" data-page-title="" tabIndex={-1}>
            {entry.title}
          </h2>
          {content && content.notices.length > 0 && <Notices notices={content.notices} />}
          {content && (
            <div className="content">
              <p className="lead">
                <RichText text={content.lead} />
              </p>
              <OnThisPage blocks={content.blocks} />
              <Blocks blocks={content.blocks} />
              <NextStep content={content} />
            </div>
          )}
          <a className="button section-ask" data-rank="secondary" href="#ask">
            {words.frame.ask}
          </a>
        </div>
        <SectionMenu path={entry.path} />
        <div className="section-form" id="ask">
          <SiteForm form={contact} idPrefix="section" heading={heading} onUnseenFailure={showNote} />
        </div>
      </div>
    </>
  );
}

function SectionMenu({ path }: { path: string }) {
  const index = menu.find((entry) => entry.path !== "/" && `${path}/`.startsWith(`${entry.path}/`));
  if (!index) return null;
  return (
    <nav className="section-menu" aria-label={words.frame.section}>
      <ul>
        {[index, ...(index.children ?? [])].map((entry) => (
          <li key={entry.path}>
            <PageLink entry={entry} isCurrent={entry.path === path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
