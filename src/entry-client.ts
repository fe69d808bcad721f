import { startPage } from "./routing/early/start-page.ts";
import "./site.css";

startPage(() => import("./hydrate.tsx"));
