import { useEffect, useState } from "react";
import type { CodeHighlighter } from "./code-highlighter.ts";
import { loadedHighlighter, type MakeHighlighter } from "./make-highlighter.ts";

/**
 * The highlighter of a language; null while it is loading, and for one that stays plain.
 * @param load a function of a module, so that it is the same at each render
 */
export function useHighlighter(
  language: string,
  load: (language: string) => Promise<MakeHighlighter | null>,
): CodeHighlighter | null {
  const [made, setMade] = useState(() => of(language, loadedHighlighter(language)));
  useEffect(() => {
    if (language === "" || made?.language === language) return;
    let gone = false;
    load(language).then(
      (make) => {
        if (!gone) setMade(of(language, make ?? undefined));
      },
      // If loading fails, the code stays plain, as it is now.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [language, made, load]);
  return made?.language === language ? made.highlighter : null;
}

function of(language: string, make: MakeHighlighter | undefined) {
  return make ? { language, highlighter: make() } : null;
}
