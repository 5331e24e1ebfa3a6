import type { CodeHighlighter } from "./code-highlighter.ts";

/** Creates a highlighter of one language. */
export type MakeHighlighter = () => CodeHighlighter;

/** Cache by the names of the list: however a fence spells its language, there are no more entries than those. */
const loaded = new Map<string, MakeHighlighter>();

/** The highlighter if it is already loaded. */
export const loadedHighlighter = (language: string): MakeHighlighter | undefined =>
  loaded.get(language.toLowerCase());

/** Loads a language; null for one that stays plain. */
export async function loadHighlighter(language: string): Promise<MakeHighlighter | null> {
  const { findLanguage } = await import("./languages.ts");
  const find = findLanguage(language);
  if (find === undefined) return null;
  const [parser, { CodeHighlighter: Highlighter }] = await Promise.all([
    find(),
    import("./code-highlighter.ts"),
  ]);
  const make = loadedHighlighter(language) ?? (() => new Highlighter(parser));
  loaded.set(language.toLowerCase(), make);
  return make;
}
