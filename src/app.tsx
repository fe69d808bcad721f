import { useEffect } from "react";
import { Route, Router, Switch } from "wouter";
import { Frame } from "./layout/frame.tsx";
import { OverlayProvider } from "./overlays/overlay-provider.tsx";
import { NotFound } from "./pages/not-found.tsx";
import { views } from "./routes.ts";
import { base, withoutTrailingSlash } from "./routing/address.ts";
import { navigateWhenLoaded } from "./routing/navigation.ts";
import { Page } from "./routing/page.tsx";
import { entries } from "./routing/registry.ts";
import { registerViews } from "./routing/views.ts";

registerViews(views);

interface AppProps {
  ssrPath?: string;
  onReady?(): void;
}

export function App({ ssrPath, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Router
      {...(ssrPath !== undefined && { ssrPath })}
      base={base}
      hrefs={withoutTrailingSlash}
      aroundNav={navigateWhenLoaded}
    >
      <OverlayProvider>
        <Frame>
          <Switch>
            {entries.map((entry) => (
              <Route key={entry.path} path={entry.path}>
                <Page entry={entry} />
              </Route>
            ))}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Frame>
      </OverlayProvider>
    </Router>
  );
}
