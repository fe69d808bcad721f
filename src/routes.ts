import type { Views } from "./routing/views.ts";

/** Gives routing the view of each kind of page; routing imports none of them. */
export const views: Views = {
  home: {
    file: "home/home-page.tsx",
    load: async () => (await import("./home/home-page.tsx")).HomePage,
  },
  section: {
    file: "pages/section-page.tsx",
    load: async () => (await import("./pages/section-page.tsx")).SectionPage,
  },
  contact: {
    file: "pages/contact-us.tsx",
    load: async () => (await import("./pages/contact-us.tsx")).ContactUs,
  },
  assessment: {
    file: "overlays/assessment.tsx",
    load: async () => (await import("./overlays/assessment.tsx")).Assessment,
  },
  receipt: {
    file: "pages/receipt.tsx",
    load: async () => (await import("./pages/receipt.tsx")).ReceiptPage,
  },
  text: {
    file: "pages/text-page.tsx",
    load: async () => (await import("./pages/text-page.tsx")).TextPage,
  },
};
