import { defineForm } from "./define-form.ts";

export const contact = defineForm({
  name: "contact",
  errorDuration: 3000,
  focusOnError: false,
  enterMovesOn: false,
  sections: [
    {
      name: "message",
      untitled: true,
      // biome-ignore format: a question a line reads as a table
      fields: [
        { name: "fullName", kind: "text", required: true, autocomplete: "name", short: false },
        { name: "phone", kind: "phone", required: true, hinted: true },
        { name: "email", kind: "email", required: true },
        { name: "body", kind: "longText", required: true },
      ],
    },
  ],
});
