import { createRef, type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import type { Form } from "#lead/field.ts";
import type { Settings } from "./element-api.ts";
import { EmbeddedForm } from "./embedded-form.tsx";
import css from "./form-sheet.css?inline";
import { type Live, type Place, settingsOf } from "./place.ts";
import { sourceOf } from "./source.ts";

/** Joins React to a painted form; resolves once it answers, with everything the visitor did kept. */
export async function joinForm(form: Form, place: Place): Promise<Live> {
  const { root, wrapper, attributes, landing, wear, emit } = place;
  const handle = createRef<LeadFormHandle>();
  let current = settingsOf(attributes);
  const source = () => sourceOf(location, landing, root.host.localName, current.partner);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const view = (settings: Settings) => (
    <Arrival onArrive={arrive}>
      <EmbeddedForm form={form} settings={settings} emit={emit} source={source} ref={handle} />
    </Arrival>
  );

  let react: Root | undefined;

  wear(css);
  // In a transition React hydrates in slices and lets the visitor type in between.
  startTransition(() => {
    react = hydrateRoot(wrapper, view(current));
  });
  // React starts over, and loses what was typed, where it is given anything new before its first effect.
  await arrived;
  return {
    update(next) {
      current = settingsOf(next);
      react?.render(view(current));
    },
    reset: () => handle.current?.reset(),
  };
}

function Arrival({ onArrive, children }: { readonly onArrive: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onArrive, [onArrive]);
  return children;
}
