import * as translations from "virtual:texts/assessment";
import { hydrateForm } from "./hydrate-form.tsx";
import type { MountPoint, ReactView } from "./mount-point.ts";

export function hydrate(mountPoint: MountPoint): Promise<ReactView> {
  return hydrateForm(translations, mountPoint);
}
