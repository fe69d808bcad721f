import { createRef, type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import type { Form } from "#lead/field.ts";
import type { Settings } from "./element-api.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import css from "./form-sheet.css?inline";
import { type MountPoint, type ReactView, settingsOf } from "./mount-point.ts";
import { sourceOf } from "./source.ts";

/** Hydrates a pre-rendered form; resolves once React answers, with everything the visitor did kept. */
export async function hydrateForm(form: Form, mountPoint: MountPoint): Promise<ReactView> {
  const { root, wrapper, attributes, initialQuery, replaceSheet, emit } = mountPoint;
  const handle = createRef<LeadFormHandle>();
  let current = settingsOf(attributes);
  const source = () => sourceOf(location, initialQuery, root.host.localName, current.partner);
  let onMounted = () => {};
  const mounted = new Promise<void>((resolve) => {
    onMounted = resolve;
  });
  const view = (settings: Settings) => (
    <MountSignal onMounted={onMounted}>
      <EmbeddedForm form={form} settings={settings} emit={emit} source={source} ref={handle} />
    </MountSignal>
  );

  let react: Root | undefined;

  replaceSheet(css);
  // In a transition React hydrates in slices and lets the visitor type in between.
  startTransition(() => {
    react = hydrateRoot(wrapper, view(current));
  });
  // React starts over, and loses what was typed, where it is given anything new before its first effect.
  await mounted;
  return {
    update(next) {
      current = settingsOf(next);
      react?.render(view(current));
    },
    reset: () => handle.current?.reset(),
  };
}

interface MountSignalProps {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

function MountSignal({ onMounted, children }: MountSignalProps) {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}
