/** The scripts that partners load; each is one file of the same name. */
export const entries = ["contact-form", "assessment-form", "free-assessment-button", "visa-widgets"] as const;
