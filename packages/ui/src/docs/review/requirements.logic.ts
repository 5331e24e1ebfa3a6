/** One promise of `docs/spec/requirements.md`. */
export interface Requirement {
  id: string;
  /** First part of the id. */
  area: string;
  text: string;
}

/** Parses the table rows of the requirements, with the resolutions (CT) and decisions (LO) that explain them. Also used by `scripts/trace`. */
export function readRequirements(markdown: string): Requirement[] {
  return markdown.split("\n").flatMap((line) => {
    const [id = "", text = ""] = line.startsWith("|") ? cells(line) : [];
    const area = /^([A-Z]+)-\d+$/.exec(id)?.[1];
    return area ? [{ id, area, text }] : [];
  });
}

/** The cells of a table row in Markdown. */
export function cells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
