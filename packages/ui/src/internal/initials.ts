/**
 * The letters shown instead of a missing picture.
 * @param count maximum number of letters: one below 32 px, so that 12 px stays the smallest type
 */
export function initials(name: string, count: 1 | 2): string {
  const words = name.split(/[\s–—\-_.@]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words
    .slice(0, count)
    .map((word) => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ""))[0] ?? "");
  const text = letters.join("").toLocaleUpperCase("en");
  return text === "" ? "?" : text;
}
