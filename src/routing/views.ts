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

export interface Views extends Record<PageEntry["view"], View> {
  /** Always loaded, because an unknown address may come at any moment. */
  notFound: ComponentType;
}

export let registeredViews: Views;

export function registerViews(views: Views): void {
  registeredViews = views;
}
