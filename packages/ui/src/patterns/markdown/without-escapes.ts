/** Code, in which a backslash is one, or an escaped character. */
const CODE_OR_ESCAPE = /(`{3,})[^]*?(?:\1|$)|(`+)(?!`)[^]*?[^`]\2(?!`)|\\([!-/:-@[-`{-~])/g;

/** Markdown without the backslashes that keep characters from being marks: in a mail or a note they would be noise. */
export const withoutEscapes = (markdown: string): string =>
  markdown.replace(
    CODE_OR_ESCAPE,
    (found, _fence, _ticks, character?: string) => character ?? found,
  );
