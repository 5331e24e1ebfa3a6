const TITLE_CHARACTERS = 50;

/**
 * The title of a chat: the first 50 characters of its first prompt. Counted in code points, so that no character
 * beyond the basic plane is cut in two.
 */
export function sessionTitle(prompt: string): string {
  return [...prompt].slice(0, TITLE_CHARACTERS).join("");
}
