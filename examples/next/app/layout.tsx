import type { ReactNode } from "react";

export const metadata = { title: "Next", icons: { icon: "data:," } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <script type="module" async src="https://evermaple.example/widgets/v1/contact-form.js" />
        {children}
      </body>
    </html>
  );
}
