import { useEffect, useState } from "react";
import type { CodeHighlighter } from "./code-highlighter.ts";
import { loadedHighlighter, loadHighlighter, type MakeHighlighter } from "./load-highlighter.ts";

/** The highlighter of a language; null while it is loading, and for one that stays plain. */
export function useHighlighter(language: string): CodeHighlighter | null {
  const [made, setMade] = useState(() => of(language, loadedHighlighter(language)));
  useEffect(() => {
    if (language === "" || made?.language === language) return;
    let gone = false;
    loadHighlighter(language).then(
      (make) => {
        if (!gone) setMade(of(language, make ?? undefined));
      },
      // If loading fails, the code stays plain, as it is now.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [language, made]);
  return made?.language === language ? made.highlighter : null;
}

function of(language: string, make: MakeHighlighter | undefined) {
  return make ? { language, highlighter: make() } : null;
}
