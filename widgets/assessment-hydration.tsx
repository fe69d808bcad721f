import { assessment } from "#lead/assessment.ts";
import { hydrateForm } from "./hydrate-form.tsx";
import type { MountPoint, ReactView } from "./mount-point.ts";

export function hydrate(mountPoint: MountPoint): Promise<ReactView> {
  return hydrateForm(assessment, mountPoint);
}
