/** The beginning of a text, at most `length` characters: none is cut in two, since no database takes half of one. */
export function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
