import type { TemplateField } from "./playbook-form.types.ts";

/** A placeholder that is being typed: where it begins, and what of its name there is. */
export type OpenPlaceholder = { start: number; query: string };

/** The placeholder that the caret is in, if it is not closed and has no filter yet. */
export function openPlaceholder(text: string, caret: number): OpenPlaceholder | null {
  const line = text.slice(text.lastIndexOf("\n", caret - 1) + 1, caret);
  const written = /\{\{\s*([^{}|]*)$/.exec(line);
  if (!written) return null;
  return { start: caret - written[0].length, query: (written[1] ?? "").trim() };
}

/** The fields that what was typed can mean: those whose name or description holds it. */
export function matchingFields(
  fields: readonly TemplateField[],
  query: string,
): readonly TemplateField[] {
  const wanted = query.toLocaleLowerCase();
  return fields.filter(({ name, description }) =>
    `${name} ${description}`.toLocaleLowerCase().includes(wanted),
  );
}

/** The text between the beginning of a placeholder and where it ends: at the caret, or at the end that is there already. */
export function endOfPlaceholder(text: string, caret: number): number {
  const closed = /^[^\n{}|]*\}\}/.exec(text.slice(caret));
  return caret + (closed?.[0].length ?? 0);
}
