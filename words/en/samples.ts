import type { Praise } from "#content/firm/praise.ts";

export const samples: Praise = {
  testimonials: [
    {
      name: "Adaeze O.",
      country: "Nigeria",
      body: "I had read so many websites that I no longer knew what was true. In one call I learned which program fits me, which does not, and which paper I should ask my university for first. I left with a list, not a sales talk.",
    },
    {
      name: "Rafael M.",
      country: "Brazil",
      body: "They told me plainly that my first plan was weak and showed me why. We started again with a different program. Every letter I received was explained in words my wife and I could both follow.",
    },
    {
      name: "Ji-woo K.",
      country: "South Korea",
      body: "I wanted my parents to stay with us longer than a normal visit allows. The checklist was short and clear, and someone looked at each document before we sent it. I always knew who to ask.",
    },
  ],
  gauges: [
    {
      label: "Our Satisfied Customers",
      percent: 90,
    },
    {
      label: "Projects are Completed",
      percent: 90,
    },
  ],
};
