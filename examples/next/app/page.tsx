import { Contact } from "./contact";

export default function Page() {
  return (
    <main>
      <h1>Settling in Canada</h1>
      <Contact />
    </main>
  );
}
