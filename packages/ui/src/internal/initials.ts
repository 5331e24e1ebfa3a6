/**
 * The letters that stand for a name where its picture is missing.
 * @param count how many letters at most: one below 32 px, so that 12 px stays the smallest type
 */
export function initials(name: string, count: 1 | 2): string {
  const words = name.split(/[\s–—\-_.@]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words
    .slice(0, count)
    .map((word) => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ""))[0] ?? "");
  const text = letters.join("").toLocaleUpperCase("en");
  return text === "" ? "?" : text;
}
