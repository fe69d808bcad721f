import type { ToolsWords } from "#lead/form-tools-words.ts";

/** Loads a language's words of what a form offers once it is touched. */
export type LoadToolsWords = () => Promise<ToolsWords>;

export type AnswersTools = Awaited<ReturnType<ReturnType<typeof toolsLoader>>>;

/** What keeps answers and opens them again, with its words: the first frame does not need it. */
export function toolsLoader(loadWords: LoadToolsWords) {
  return async () => {
    const [{ KeepOnDevice }, { SaveAnswers }, { OpenedFile }, { answersFile }] = await Promise.all([
      import("./keep-on-device.tsx"),
      import("./save-answers.tsx"),
      import("./opened-file.tsx"),
      loadWords(),
    ]);
    return { KeepOnDevice, SaveAnswers, OpenedFile, words: answersFile };
  };
}
