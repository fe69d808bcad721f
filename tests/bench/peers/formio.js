// https://github.com/formio/formio.js#readme; the renderer alone (formio.form), without the form builder.
import "bootstrap/dist/css/bootstrap.min.css";
import "@formio/js/dist/formio.form.min.css";
import "@formio/js/dist/formio.form.min.js";

const mount = document.querySelector("#form");
const form = await globalThis.Formio.createForm(mount, {
  components: [
    { type: "textfield", key: "fullName", label: "Full name", input: true, validate: { required: true } },
    { type: "phoneNumber", key: "phone", label: "Phone", input: true, validate: { required: true } },
    { type: "email", key: "email", label: "E-mail", input: true, validate: { required: true } },
    { type: "textarea", key: "body", label: "Your message", input: true, validate: { required: true } },
    { type: "button", action: "submit", key: "submit", label: "Send message", input: true },
  ],
});
form.on("submit", ({ data }) =>
  fetch(`${mount.dataset.api}/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...data, type: "contact" }),
  }),
);
