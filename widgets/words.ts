/** What the elements say beside their forms. */
export const words = {
  preview: "This is a preview, so nothing was sent. The form sends once the page is published.",
} as const;
