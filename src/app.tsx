import { useEffect } from "react";
import { Router } from "wouter";
import { Frame } from "./layout/frame.tsx";
import { OverlayProvider } from "./overlays/overlay-provider.tsx";
import { views } from "./routes.ts";
import { base, withoutTrailingSlash } from "./routing/address.ts";
import { navigateWhenLoaded } from "./routing/navigation.ts";
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
        <Frame />
      </OverlayProvider>
    </Router>
  );
}
