/** What the elements say beside their forms. */

export const loadFailureMessage = "This form could not load. Please try again.";
export const hostedFormLabel = "Open the form in a new tab";
