import { Link } from "wouter";
import { firm } from "#content/firm.ts";
import { menu } from "#content/menu.ts";

export function Header({ path }: { readonly path: string | undefined }) {
  return (
    <header className="header">
      <Link href="/">{firm.name}</Link>
      <nav aria-label="Main">
        <ul>
          {menu.map((entry) => (
            <li key={entry.path}>
              <Link href={entry.path} aria-current={entry.path === path ? "page" : undefined}>
                {entry.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
