import { Link } from "wouter";
import { menu } from "#content/menu.ts";

interface Crumb {
  readonly title: string;
  readonly path: string;
}

interface BannerProps {
  readonly title: string;
  /** The page of the first segment of the address. */
  readonly crumb?: Crumb;
}

/** The head of every page but the home page. */
export function Banner({ title, crumb }: BannerProps) {
  const scene = menu.find(({ path }) => path === crumb?.path)?.scene;
  return (
    <div className="banner contours" data-scene={scene}>
      <div className="banner-inner">
        <h1 tabIndex={-1}>{title}</h1>
        <nav aria-label="Breadcrumb">
          <ol>
            <li>
              <Link href="/">Home</Link>
            </li>
            {crumb && (
              <li>
                <Link href={crumb.path}>{crumb.title}</Link>
              </li>
            )}
          </ol>
        </nav>
      </div>
    </div>
  );
}

/** The banner's words for a path: its second segment, else its first, hyphens as spaces, first letter capital. */
export function bannerTitle(path: string): string {
  const [first = "", second] = path.split("/").filter(Boolean);
  return sentence(second ?? first);
}

export function crumbOf(path: string): Crumb {
  const [first = ""] = path.split("/").filter(Boolean);
  return { title: sentence(first), path: `/${first}` };
}

function sentence(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
