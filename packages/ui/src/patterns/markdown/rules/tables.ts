/** The cells of a row, trimmed. A backslash before a bar makes it part of its cell. */
export function splitRow(text: string): string[] {
  const cells: string[] = [];
  let bars = 0;
  let from = -1;
  let to = -1;
  const close = () => {
    if (from >= 0 || bars > 0) cells.push(from < 0 ? "" : text.slice(from, to));
    from = -1;
  };
  for (let pos = 0; pos < text.length; pos++) {
    const char = text[pos];
    if (char === "|") {
      close();
      bars++;
    } else if (char !== " " && char !== "\t") {
      if (from < 0) from = pos;
      if (char === "\\") pos++;
      to = pos + 1;
    }
  }
  if (from >= 0) close();
  return cells;
}

const delimiter = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** Whether a line is the delimiter row of such a head: as many cells, of hyphens. Hyphens alone underline a heading. */
export function isDelimiterRow(line: string, head: string): boolean {
  const row = line.trim();
  if (!/[|:]/.test(row) || !head.includes("|") || !delimiter.test(row)) return false;
  return splitRow(row).length === splitRow(head).length;
}
