import { Router } from "wouter";
import { Frame } from "./layout/frame.tsx";
import { navigateWhenLoaded } from "./layout/navigation.ts";

/** The whole site; `ssrPath` stands in for the address while pre-rendering. */
export function App({ ssrPath }: { readonly ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })} aroundNav={navigateWhenLoaded}>
      <Frame />
    </Router>
  );
}
