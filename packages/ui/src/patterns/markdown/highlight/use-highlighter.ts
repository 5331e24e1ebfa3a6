import { useEffect, useState } from "react";
import type { CodeHighlighter } from "./code-highlighter.ts";

type Make = () => CodeHighlighter;

/** Languages that have come, by name; no more than there are in the list. */
const loaded = new Map<string, Make>();

async function load(language: string): Promise<Make | null> {
  const { findLanguage } = await import("./languages.ts");
  const find = findLanguage(language);
  if (find === undefined) return null;
  const [parser, { CodeHighlighter: Highlighter }] = await Promise.all([
    find(),
    import("./code-highlighter.ts"),
  ]);
  const make = () => new Highlighter(parser);
  loaded.set(language, make);
  return make;
}

/** Colours code of that language; null while it is loading, and for one that stays plain. */
export function useHighlighter(language: string): CodeHighlighter | null {
  const [made, setMade] = useState(() => of(language, loaded.get(language)));
  useEffect(() => {
    if (language === "" || made?.language === language) return;
    let gone = false;
    load(language).then(
      (make) => {
        if (!gone) setMade(of(language, make ?? undefined));
      },
      // Without the file the code stays plain, which is how it stood until now.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [language, made]);
  return made?.language === language ? made.highlighter : null;
}

function of(language: string, make: Make | undefined) {
  return make ? { language, highlighter: make() } : null;
}
