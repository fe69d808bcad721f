import { useEffect, useState } from "react";
import type { FormToolsWords } from "#lead/form-tools-words.ts";
import type { LoadedTools } from "./loaded-tools.ts";

/**
 * Fetches what a form offers besides sending, with its words, once `wanted`: the first frame does not need
 * it, and a form that has lost its connection could not fetch it.
 */
export function useTools(
  loadWords: (() => Promise<FormToolsWords>) | undefined,
  wanted: boolean,
): LoadedTools | undefined {
  const [tools, setTools] = useState<LoadedTools>();
  useEffect(() => {
    if (!wanted || !loadWords) return;
    let isLatest = true;
    Promise.all([import("./form-tools.tsx"), loadWords()]).then(
      ([tools, words]) => isLatest && setTools({ ...tools, words }),
      // The form sends without them.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [wanted, loadWords]);
  return tools;
}
