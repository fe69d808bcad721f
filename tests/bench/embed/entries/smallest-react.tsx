import reactToWebComponent from "@r2wc/react-to-web-component";
import { useActionState } from "react";

/**
 * The smallest React form with the same questions and the same post, made into an element by r2wc; with a
 * plain text input for the phone.
 */

const fields = [
  ["fullName", "Full name", "text"],
  ["phone", "Phone", "tel"],
  ["email", "E-mail", "email"],
] as const;

function ContactForm({ api }: { api: string }) {
  const [status, send, isSending] = useActionState(async (_: string, answers: FormData) => {
    const response = await fetch(`${api}/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...Object.fromEntries(answers), type: "contact" }),
    });
    const { message, error } = await response.json();
    return message ?? error.msg;
  }, "");

  return (
    <form name="contact" noValidate action={send}>
      <h2>Contact us</h2>
      {fields.map(([name, label, type]) => (
        <label key={name}>
          {label}
          <input name={name} type={type} />
        </label>
      ))}
      <label>
        Your message
        <textarea name="body" />
      </label>
      <p role="status">{isSending ? "Message sending... Please wait" : status}</p>
      <button type="submit">Send message</button>
    </form>
  );
}

customElements.define("smallest-react-form", reactToWebComponent(ContactForm, { props: { api: "string" } }));
