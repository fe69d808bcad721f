import type { ComponentType } from "react";
import type { PageContent } from "#content/site/page.ts";
import type { PageEntry } from "./registry.ts";

export interface ViewProps {
  entry: PageEntry;
  content: PageContent | undefined;
}

interface View {
  /** The source file, relative to src, by which the pre-renderer finds the page's chunk. */
  file: string;
  load(): Promise<ComponentType<ViewProps>>;
}

export type Views = Record<PageEntry["view"], View>;

export let registeredViews: Views;

export function registerViews(views: Views): void {
  registeredViews = views;
}
