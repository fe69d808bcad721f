import { contact } from "#lead/contact.ts";
import { hydrateForm } from "./hydrate-form.tsx";
import type { MountPoint, ReactView } from "./mount-point.ts";

export function hydrate(mountPoint: MountPoint): Promise<ReactView> {
  return hydrateForm(contact, mountPoint);
}
