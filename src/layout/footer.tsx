import { footer } from "#content/footer.ts";

export function Footer() {
  return (
    <footer className="footer">
      <p>{footer.about}</p>
      <p>{footer.copyright}</p>
    </footer>
  );
}
