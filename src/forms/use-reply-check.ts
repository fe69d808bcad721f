import { useCallback, useState } from "react";
import { type FormDefinition, fieldsOf } from "#lead/field.ts";
import type { FormControls } from "./controls/form-controls.ts";
import { mendedEmail } from "./controls/mended-email.ts";

export type ReplyCheck = ReturnType<typeof useReplyCheck>;

/** What the visitor should check before sending: where a reply goes, and an address that looks mistyped. */
export function useReplyCheck(form: FormDefinition, controls: FormControls) {
  const email = fieldsOf(form).find(({ kind }) => kind === "email")?.name ?? "";
  const [replyAddresses, setReplyAddresses] = useState<readonly string[]>([]);
  const [mended, setMended] = useState("");

  const checkMended = useCallback(
    () => setMended(mendedEmail(controls.read()[email] ?? "") ?? ""),
    [controls, email],
  );
  const checkAddresses = useCallback(() => {
    const addresses = controls.replyAddresses();
    // Keeps the earlier of two equal lists, so that nothing renders again.
    setReplyAddresses((before) => (before.join() === addresses.join() ? before : addresses));
  }, [controls]);
  const check = useCallback(() => {
    checkAddresses();
    checkMended();
  }, [checkAddresses, checkMended]);
  const checkAfterPress = useCallback(() => {
    checkAddresses();
    // If the offer moved the button, the press that left the field would miss it.
    if (document.documentElement.matches(":active")) addEventListener("click", checkMended, { once: true });
    else checkMended();
  }, [checkAddresses, checkMended]);
  const forget = useCallback((what: "offer" | "all") => {
    setMended("");
    if (what === "all") setReplyAddresses([]);
  }, []);

  return { email, replyAddresses, mended, check, checkAfterPress, forget };
}
