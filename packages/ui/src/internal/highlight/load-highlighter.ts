import { type MakeHighlighter, makeHighlighter } from "./make-highlighter.ts";

/** Loads a language by its name; null for one that stays plain. */
export async function loadHighlighter(language: string): Promise<MakeHighlighter | null> {
  const { findLanguage } = await import("./languages.ts");
  const find = findLanguage(language);
  return find === undefined ? null : makeHighlighter(language, find);
}

/** Loads the language of statements, without the list of all languages. */
export const loadSql = (): Promise<MakeHighlighter> =>
  makeHighlighter(
    "sql",
    async () => (await import("@codemirror/legacy-modes/mode/sql")).standardSQL,
  );
