import { useEffect, useState } from "react";
import type * as ReceiptModule from "./receipt.tsx";

/** Fetches the receipt once there is a reference; without it the visitor still sees the reference. */
export function useReceipt(reference: string): typeof ReceiptModule.Receipt | undefined {
  const [module, setModule] = useState<typeof ReceiptModule>();
  useEffect(() => {
    if (!reference) return;
    import("./receipt.tsx").then(setModule, () => undefined);
  }, [reference]);
  return module?.Receipt;
}
