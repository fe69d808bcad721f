import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Gauge, Testimonial } from "#content/home.ts";

type Home = Pick<typeof import("#content/home.ts"), "testimonials" | "satisfaction">;

/** Whether this build is for the public: `npm run deploy` says so. */
const isPublicBuild = process.env.PUBLIC_BUILD === "1";

/**
 * Leaves out of the files of a public build the testimonials that nobody has approved and the gauges without a source.
 * Not at run time, because the words would still be in the scripts.
 */
export function approvedOnly(isPublic = isPublicBuild): Plugin {
  return {
    name: "approved-only",
    async load(id) {
      if (!isPublic || !/\/src\/content\/home(\.\w+)?\.ts$/.test(id)) return undefined;
      const contents = withoutUnapproved((await import(pathToFileURL(id).href)) as Home);
      return Object.entries(contents)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

export function withoutUnapproved(home: Home) {
  const { testimonials, satisfaction } = home;
  return {
    ...home,
    testimonials: { ...testimonials, cards: testimonials.cards.filter(isApproved) },
    satisfaction: { ...satisfaction, gauges: satisfaction.gauges.filter(hasSource) },
  };
}

/** What a public build leaves out, and what it needs. */
export function unapprovedIn({ testimonials, satisfaction }: Home): readonly string[] {
  return [
    ...testimonials.cards
      .filter((card) => !isApproved(card))
      .map(({ name }) => `the testimonial of ${name}: approvedOn in src/content/home.ts`),
    ...satisfaction.gauges
      .filter((gauge) => !hasSource(gauge))
      .map(({ label }) => `the gauge “${label}”: source in src/content/home.ts`),
  ];
}

function isApproved(testimonial: Testimonial): boolean {
  return testimonial.approvedOn !== undefined;
}

function hasSource(gauge: Gauge): boolean {
  return gauge.source !== undefined;
}
