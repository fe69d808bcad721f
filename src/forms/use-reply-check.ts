import { useMemo, useState } from "react";
import { type FormDefinition, fieldsOf } from "#lead/field.ts";
import { afterPress } from "./after-press.ts";
import type { FormControls } from "./controls/form-controls.ts";
import { mendedEmail } from "./controls/mended-email.ts";

export type ReplyCheck = ReturnType<typeof useReplyCheck>["actions"];

export function useReplyCheck(form: FormDefinition, controls: FormControls) {
  const email = fieldsOf(form).find(({ kind }) => kind === "email")?.name ?? "";
  const [replyAddresses, setReplyAddresses] = useState<readonly string[]>([]);
  const [mended, setMended] = useState("");
  const [corrected, setCorrected] = useState("");

  const actions = useMemo(() => {
    const checkMended = () => setMended(mendedEmail(controls.read()[email] ?? "") ?? "");
    const checkAddresses = () => {
      const addresses = controls.replyAddresses();
      // Keeps the earlier of two equal lists, so that nothing renders again.
      setReplyAddresses((before) => (before.join() === addresses.join() ? before : addresses));
    };
    return {
      email,
      check() {
        checkAddresses();
        afterPress(checkMended);
      },
      /** The visitor took the offered address, which is announced. */
      confirm: setCorrected,
      forget(what: "offer" | "all") {
        setMended("");
        setCorrected("");
        if (what === "all") setReplyAddresses([]);
      },
    };
  }, [controls, email]);
  return { replyAddresses, mended, corrected, actions };
}
