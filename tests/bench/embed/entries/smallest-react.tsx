import reactToWebComponent from "@r2wc/react-to-web-component";
import { type FormEvent, useState } from "react";

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
  const [status, setStatus] = useState("");
  const [refusal, setRefusal] = useState({ param: "", msg: "" });

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setStatus("Message sending... Please wait");
    const response = await fetch(`${api}/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...Object.fromEntries(new FormData(form)), type: "contact" }),
    });
    const answer = await response.json();
    setStatus(response.ok ? answer.message : "");
    setRefusal(response.ok ? { param: "", msg: "" } : answer.error);
    if (response.ok) form.reset();
  }

  const message = (name: string) => refusal.param === name && <span role="alert">{refusal.msg}</span>;
  return (
    <form name="contact" noValidate onSubmit={send}>
      <h2>Contact us</h2>
      {fields.map(([name, label, type]) => (
        <label key={name}>
          {label}
          <input name={name} type={type} />
          {message(name)}
        </label>
      ))}
      <label>
        Your message
        <textarea name="body" />
        {message("body")}
      </label>
      <p role="status">{status}</p>
      <button type="submit">Send message</button>
    </form>
  );
}

customElements.define("smallest-react-form", reactToWebComponent(ContactForm, { props: { api: "string" } }));
