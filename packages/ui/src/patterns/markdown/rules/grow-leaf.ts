import { closesFence } from "./block-starts.ts";
import { type CurrentLine, indentation } from "./current-line.ts";

/** Adds the line to open code or HTML. @returns whether it belongs there */
export function growCode({ cursor, open, stop }: CurrentLine): boolean {
  const { leaf } = open;
  if (leaf?.kind === "code" && leaf.fence) {
    leaf.to = stop;
    const { mark, indent } = leaf.fence;
    if (cursor.indent < indentation && closesFence(cursor.text.slice(cursor.next), mark)) {
      leaf.closed = true;
      open.closeLeaf();
    } else {
      cursor.skipColumns(indent);
      leaf.lines.push(cursor.rest());
    }
    return true;
  }
  if (leaf?.kind === "code" && (cursor.blank || cursor.indent >= indentation)) {
    if (!cursor.blank) leaf.to = stop;
    cursor.skipColumns(indentation);
    leaf.lines.push(cursor.rest());
    return true;
  }
  if (leaf?.kind !== "html" || (cursor.blank && !leaf.end)) return false;
  leaf.to = stop;
  leaf.lines.push(cursor.rest());
  if (leaf.end?.test(cursor.text)) open.closeLeaf();
  return true;
}

/** Adds the line to the open paragraph, also as a lazy continuation, or to the open table. */
export function growText(line: CurrentLine): boolean {
  const leaf = line.open.text;
  if (leaf?.kind === "paragraph") leaf.lines.push(line.rest());
  else if (leaf && line.open.inside) {
    leaf.rows.push(line.rest().text);
    leaf.to = line.stop;
  } else return false;
  return true;
}

/** Ends the open paragraph at a blank line. */
export function endParagraph({ open }: CurrentLine): void {
  if (!open.inside || open.text || open.leaf?.kind === "html") open.close();
}
