import type { TemplateProblem } from "./playbook-form.types.ts";

/** A piece of a line: plain text, or a placeholder. */
export type LinePiece = { text: string; kind: "text" | "placeholder" | "problem" };

/** The lines of a template, cut at its placeholders; `isWrong` for those with a refused problem. */
export function linesOf(
  template: string,
  problems: readonly TemplateProblem[],
): { pieces: LinePiece[]; isWrong: boolean }[] {
  return template.split("\n").map((text, index) => {
    const here = problems.filter(({ line }) => line === index + 1);
    const pieces: LinePiece[] = [];
    let end = 0;
    for (const match of text.matchAll(/\{\{.*?\}\}|\{\{.*$/g)) {
      if (match.index > end) pieces.push({ text: text.slice(end, match.index), kind: "text" });
      end = match.index + match[0].length;
      const isProblem = here.some(({ column }) => column === match.index + 1);
      pieces.push({ text: match[0], kind: isProblem ? "problem" : "placeholder" });
    }
    if (end < text.length) pieces.push({ text: text.slice(end), kind: "text" });
    return { pieces, isWrong: here.some(({ refused }) => refused) };
  });
}

/** The offset of a line and column, both counted from 1. */
export function offsetOf(template: string, line: number, column: number): number {
  const before = template.split("\n").slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The template with the suggested name in place of the one that a problem is about. */
export function applySuggestion(
  template: string,
  { line, column, placeholder, suggestion }: TemplateProblem,
): string {
  if (suggestion === null) return template;
  const offset = offsetOf(template, line, column);
  const rest = template.slice(offset);
  const end = rest.indexOf("}}");
  const at = rest.indexOf(placeholder);
  if (at === -1 || at > end) return template;
  return `${template.slice(0, offset + at)}${suggestion}${rest.slice(at + placeholder.length)}`;
}
