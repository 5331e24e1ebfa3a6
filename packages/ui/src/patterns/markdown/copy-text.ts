/** A slice keeps its whole parent string alive; a round trip through code units does not. */
export function copyText(text: string): string {
  return text === "" ? "" : JSON.parse(JSON.stringify(text));
}
