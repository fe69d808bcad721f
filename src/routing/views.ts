import type { ComponentType } from "react";
import type { PageContent } from "#content/site/page.ts";
import type { PageEntry } from "./registry.ts";

export interface ViewProps {
  readonly entry: PageEntry;
  readonly content: PageContent | undefined;
}

interface View {
  /** The source file, relative to src: by it the pre-renderer finds the chunk that a page needs. */
  readonly file: string;
  load(): Promise<ComponentType<ViewProps>>;
}

export interface Views extends Readonly<Record<PageEntry["view"], View>> {
  /** Always there, because an address that no page has may come at any moment. */
  readonly notFound: ComponentType;
}

export let registeredViews: Views;

export function registerViews(views: Views): void {
  registeredViews = views;
}
