import { startPage } from "#site/routing/early/start-page.ts";
import "./language-page.css";

startPage(() => import("./hydrate.tsx"));
