/** How to reach the firm, as the contact page names it. */
export const contactWays = {
  phone: "Phone",
  email: "E-mail",
  licence: "Consultant licence",
  register: " (the regulator's directory)",
} as const;
