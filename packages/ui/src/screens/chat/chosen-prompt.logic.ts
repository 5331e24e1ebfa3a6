/**
 * The draft with a prompt that was pressed, here or on another page: below what the person typed, which would be lost otherwise, once,
 * and in the place of the one that was pressed before.
 */
export function withPrompt(draft: string, prompt: string, before: string | null = null): string {
  const earlier = [before, prompt].find((text) => text !== null && draft.endsWith(text)) ?? "";
  const typed = draft.slice(0, draft.length - earlier.length).trimEnd();
  return typed === "" ? prompt : `${typed}\n\n${prompt}`;
}
