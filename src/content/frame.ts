import type { Status } from "./facts.ts";

/** The words of header, menu, banner and footer, and what all pages share. `{…}` is filled in by the component. */
export const frame = {
  skip: "Skip to content",
  book: "Book a consultation",
  assess: "Free assessment",
  question: "Have any Questions?",
  menu: "Menu",
  mainMenu: "Main",
  subMenu: "{title} pages",
  breadcrumb: "Breadcrumb",
  home: "Home",
  section: "In this section",
  navigation: "Navigation",
  touch: "Get in Touch",
  close: "Close",
  discard: "Discard and close",
  discardMessage: "Discard this message",
  reach: "Call {phone} or write to {email}.",
  otherSite: " (other site)",
  /** For plain forms: a browser without scripts knows no country beside the number. */
  phoneWithoutScripts:
    "If your phone number is not from Canada or the United States, please begin it with + and the country code.",
} as const;

/** What stands beside a link to a program that takes no new applications, for the whole page or a part of it. */
export const statusMarks: Readonly<
  Partial<Record<Status, { readonly whole: string; readonly part: string }>>
> = {
  paused: { whole: "paused", part: "partly paused" },
  closed: { whole: "closed", part: "partly closed" },
};

/** What a dated report on a program says beside its own words. */
export const report = {
  asOf: "As of {day}",
  dated: "{asOf}: {text}",
  check: "Check the official page: {link}",
  sources: "Official sources",
} as const;

export const notFound = {
  title: "Page not found",
  text: "Page not found. Please return to main page or pick one of the manu options",
  home: "Main page",
} as const;
