export const view = (
  <visa-contact-form
    partner="maple-realty"
    color-scheme="dark"
    test
    onvisa-sent={({ detail }) => console.log(detail.reference)}
  >
    <a href="https://evermaple.example/contact-us">Contact us</a>
  </visa-contact-form>
);
// @ts-expect-error Not a scheme.
export const wrong = <visa-contact-form color-scheme="sepia" />;
