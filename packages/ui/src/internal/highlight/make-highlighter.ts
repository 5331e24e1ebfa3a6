import type { CodeHighlighter } from "./code-highlighter.ts";
import type { CodeParser } from "./languages.ts";

/** Creates a highlighter of one language. */
export type MakeHighlighter = () => CodeHighlighter;

/** Cache by the names of the list: however a fence spells its language, there are no more entries than those. */
const loaded = new Map<string, MakeHighlighter>();

/** The highlighter if it is already loaded. */
export const loadedHighlighter = (language: string): MakeHighlighter | undefined =>
  loaded.get(language.toLowerCase());

/** Loads a language, by the loader of its parser. */
export async function makeHighlighter(
  language: string,
  load: () => Promise<CodeParser>,
): Promise<MakeHighlighter> {
  const [parser, { CodeHighlighter: Highlighter }] = await Promise.all([
    load(),
    import("./code-highlighter.ts"),
  ]);
  const make = loadedHighlighter(language) ?? (() => new Highlighter(parser));
  loaded.set(language.toLowerCase(), make);
  return make;
}
