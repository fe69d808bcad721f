import { useEffect, useState } from "react";
import type { Practice, ReceiptWords } from "../practice.ts";
import type * as ReceiptModule from "./receipt.tsx";

interface LoadedReceipt {
  readonly Receipt: typeof ReceiptModule.Receipt;
  readonly words: ReceiptWords;
}

/** Fetches the receipt once there is a reference; without it the visitor still sees the reference. */
export function useReceipt(reference: string, { loadReceipt }: Practice): LoadedReceipt | undefined {
  const [receipt, setReceipt] = useState<LoadedReceipt>();
  useEffect(() => {
    if (!reference) return;
    Promise.all([import("./receipt.tsx"), loadReceipt()]).then(
      ([{ Receipt }, words]) => setReceipt({ Receipt, words }),
      () => undefined,
    );
  }, [reference, loadReceipt]);
  return receipt;
}
