import { useMemo } from "react";
import { useLoaded } from "../use-loaded.ts";
import type { LoadedTools, LoadResendWords } from "./loaded-tools.ts";

/**
 * Fetches what a form offers besides sending, with its words, once `wanted`: the first frame does not need
 * it, and a form that has lost its connection could not fetch it.
 */
export function useTools(loadWords: LoadResendWords | undefined, wanted: boolean): LoadedTools | undefined {
  const load = useMemo(
    () =>
      loadWords &&
      (async () => {
        const [{ Resend, OtherWays }, { resend }] = await Promise.all([import("./resend.tsx"), loadWords()]);
        return { Resend, OtherWays, words: resend };
      }),
    [loadWords],
  );
  return useLoaded(load, wanted);
}
