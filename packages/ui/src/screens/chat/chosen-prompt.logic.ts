/**
 * Inserts a chosen prompt into the draft, below the person's own text, which would be lost otherwise. Once, and
 * replacing the previously chosen one.
 */
export function withPrompt(draft: string, prompt: string, before: string | null = null): string {
  const earlier = [before, prompt].find((text) => text !== null && draft.endsWith(text)) ?? "";
  const typed = draft.slice(0, draft.length - earlier.length).trimEnd();
  return typed === "" ? prompt : `${typed}\n\n${prompt}`;
}
