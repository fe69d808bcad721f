import { defineForm } from "./define-form.ts";

/** The short contact message. */
export const contact = defineForm({
  name: "contact",
  endpoint: "contact",
  heading: "Contact us",
  submitLabel: "Send message",
  successMessage:
    "Thank you. Your message has reached us. A consultant will write or call to say whether we can help. Advice starts with a consultation, under a written agreement that you see first.",
  errorDuration: 3000,
  focusOnError: false,
  sections: [
    {
      name: "message",
      title: "",
      // biome-ignore format: a question a line reads as a table
      fields: [
        { name: "fullName", kind: "text", label: "Full name", required: true, autocomplete: "name", short: false },
        { name: "phone", kind: "phone", label: "Phone", required: true },
        { name: "email", kind: "email", label: "E-mail", required: true },
        { name: "body", kind: "longText", label: "Your message", required: true },
      ],
    },
  ],
});
