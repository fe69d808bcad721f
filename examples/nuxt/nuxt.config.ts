export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  telemetry: false,
  typescript: { strict: true },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("visa-") } },
  app: {
    head: {
      title: "Nuxt",
      htmlAttrs: { lang: "en" },
      link: [{ rel: "icon", href: "data:," }],
      script: [
        { type: "module", async: true, src: "https://evermaple.example/widgets/v1/contact-form.js" },
      ],
    },
  },
});
