import { defineForm } from "./field.ts";

/** The short contact message. */
export const contact = defineForm({
  name: "contact",
  endpoint: "contact",
  heading: "Contact us",
  submitLabel: "Send message",
  successMessage:
    "Thank you. Your message has reached us, and a consultant will reply to you by e-mail or phone.",
  errorDuration: 3000,
  focusOnError: false,
  sections: [
    {
      title: "",
      fields: [
        {
          name: "fullName",
          kind: "text",
          label: "Full name",
          required: true,
          max: 120,
          autocomplete: "name",
        },
        { name: "phone", kind: "phone", label: "Phone", required: true, autocomplete: "tel" },
        { name: "email", kind: "email", label: "E-mail", required: true, max: 254, autocomplete: "email" },
        {
          name: "body",
          kind: "longText",
          label: "Your message",
          required: true,
          max: 5000,
          autocomplete: "off",
        },
      ],
    },
  ],
});
