import { useLocation } from "wouter";
import { words } from "#language/site.ts";
import { Announcer } from "#site/routing/announcer.tsx";
import { Page } from "#site/routing/page.tsx";
import { findPage } from "#site/routing/registry.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** The site around its pages. The assessment's own page stands without it. */
export function Frame() {
  const [location] = useLocation();
  const entry = findPage(location);
  if (entry?.view === "assessment") return <Page entry={entry} />;
  return (
    <>
      <a className="skip-link" href="#main">
        {words.frame.skip}
      </a>
      <Header path={entry?.path} />
      <main id="main" tabIndex={-1}>
        <Page entry={entry} />
      </main>
      <Footer />
      <Announcer />
    </>
  );
}
