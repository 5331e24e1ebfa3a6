/** The recipients in a line such as `"Finch, Sofia" <sofia@marlowfinch.example>, accounts@haldencoffee.example`. */
export function recipientsOf(line: string): string[] {
  // A comma within quotes or an address does not part two of them.
  const parts = line.match(/(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^,"<]|["<])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
