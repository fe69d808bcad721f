import { type DetailedHTMLProps, type HTMLAttributes, useState } from "react";
import { createRoot } from "react-dom/client";

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  readonly partner: string;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "visa-contact-form": ElementProps;
      "visa-free-assessment-button": ElementProps;
    }
  }
}

/** A page that renders again and again around the elements, as pages made by React do. */
function Host() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Settling in Canada</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Rendered {count}
      </button>
      <visa-contact-form partner="maple-realty" className={`count-${count}`}>
        <a href="/contact">Write to us</a>
      </visa-contact-form>
      <p id="after">Text of the page after the form.</p>
      <visa-free-assessment-button partner="maple-realty" />
    </main>
  );
}

createRoot(document.querySelector("#app") as Element).render(<Host />);
