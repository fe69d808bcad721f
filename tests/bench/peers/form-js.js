// https://github.com/bpmn-io/form-js/tree/develop/packages/form-js-viewer#readme
import "@bpmn-io/form-js-viewer/dist/assets/form-js.css";
import { Form } from "@bpmn-io/form-js-viewer";

const mount = document.querySelector("#form");
const form = new Form({ container: mount });
form.on("submit", ({ data, errors }) => {
  if (Object.keys(errors).length > 0) return;
  fetch(`${mount.dataset.api}/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...data, type: "contact" }),
  });
});
await form.importSchema({
  type: "default",
  components: [
    { type: "textfield", key: "fullName", label: "Full name", validate: { required: true } },
    {
      type: "textfield",
      key: "phone",
      label: "Phone",
      validate: { required: true },
    },
    {
      type: "textfield",
      key: "email",
      label: "E-mail",
      validate: { required: true, validationType: "email" },
    },
    { type: "textarea", key: "body", label: "Your message", validate: { required: true } },
    { type: "button", action: "submit", label: "Send message" },
  ],
});
