/** The beginning of a text, at most `length` characters, without splitting a surrogate pair, which databases reject. */
export function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
