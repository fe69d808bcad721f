import r2wc from "@r2wc/react-to-web-component";
import ky, { HTTPError } from "ky";
import { type FormEvent, useState } from "react";
import PhoneInput from "react-phone-number-input";
import labels from "react-phone-number-input/locale/en.json";
import "react-phone-number-input/style.css";
import "./react-form.css";

/** The four packages used as documented: one bundle, everything loaded before the form shows. */

const fields = [
  ["fullName", "Full name", "text"],
  ["email", "E-mail", "email"],
] as const;

function ContactForm({ api = "" }: { api?: string }) {
  const [phone, setPhone] = useState<string | undefined>();
  const [status, setStatus] = useState("");
  const [refusal, setRefusal] = useState({ param: "", msg: "" });

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setStatus("Message sending... Please wait");
    setRefusal({ param: "", msg: "" });
    try {
      const json = { ...Object.fromEntries(new FormData(form)), phone, type: "contact" };
      const answer = await ky.post(`${api}/contact`, { json, retry: 0 }).json<{ message: string }>();
      setStatus(answer.message);
      setPhone(undefined);
      form.reset();
    } catch (error) {
      setStatus("");
      if (error instanceof HTTPError) setRefusal((error.data as { error: typeof refusal }).error);
    }
  }

  const message = (name: string) => refusal.param === name && <span role="alert">{refusal.msg}</span>;
  return (
    <form name="contact" className="contact" noValidate onSubmit={send}>
      <h2>Contact us</h2>
      {fields.map(([name, label, type]) => (
        <label key={name}>
          {label}
          <input name={name} type={type} />
          {message(name)}
        </label>
      ))}
      <label htmlFor="plain-phone">Phone</label>
      <div>
        <PhoneInput
          id="plain-phone"
          name="phone"
          defaultCountry="CA"
          labels={labels}
          value={phone ?? ""}
          onChange={(value) => setPhone(value)}
        />
        {message("phone")}
      </div>
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

customElements.define("plain-bundle-form", r2wc(ContactForm, { props: { api: "string" } }));
