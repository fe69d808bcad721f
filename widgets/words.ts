/** What the elements say beside their forms. */

export const previewMessage =
  "This is a preview, so nothing was sent. The form sends once the page is published.";
export const loadFailureMessage = "This form could not load. Please try again.";
export const hostedFormLabel = "Open the form in a new tab";
