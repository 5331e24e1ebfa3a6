import { isDivider, levelOfUnderline, readEntryMark, readNoteLabel } from "./block-starts.ts";
import { foldLabel } from "./brackets.ts";
import { type CurrentLine, indentation } from "./current-line.ts";
import type { LineCursor } from "./line-cursor.ts";
import type { ContainerNode } from "./nodes.ts";
import type { OpenBlocks } from "./open-blocks.ts";

/** Whether an open block continues on the line; skips the block's prefix. */
export function continues({ cursor, open, stop }: CurrentLine, block: ContainerNode): boolean {
  switch (block.kind) {
    case "document":
    case "list":
      return true;
    case "quote":
      if (cursor.indent >= indentation || cursor.text[cursor.next] !== ">") return false;
      block.to = stop;
      skipQuoteMark(cursor);
      return true;
    case "item":
      // An entry may begin with one blank line, not with two.
      if (cursor.blank && block.children.length === 0 && open.leaf === null) return false;
      if (!cursor.blank && cursor.indent < block.columns) return false;
      cursor.skipColumns(block.columns);
      return true;
    case "note":
      if (!cursor.blank && cursor.indent < indentation) return false;
      cursor.skipColumns(indentation);
      return true;
  }
}

function skipQuoteMark(cursor: LineCursor): void {
  cursor.skipSpace();
  cursor.skip(1);
  cursor.skipColumns(1);
}

/** Begins a quote, an entry of a list or a footnote. */
export function beginContainer(line: CurrentLine): boolean {
  const { cursor, open } = line;
  if (cursor.blank || cursor.indent >= indentation || open.full) return false;
  const text = cursor.text.slice(cursor.next);
  const from = line.start + cursor.next;
  if (text.startsWith(">")) {
    open.addContainer({ kind: "quote", from, to: line.stop, children: [] });
    skipQuoteMark(cursor);
    return true;
  }
  const note = text.startsWith("[^") ? readNoteLabel(text) : null;
  if (note) {
    const to = from + note.written.length;
    open.addContainer({ kind: "note", from, to, children: [], label: foldLabel(note.label) });
    cursor.skipSpace();
    cursor.skip(note.written.length);
    cursor.skipSpace();
    return true;
  }
  return /[-+*\d]/.test(text.charAt(0)) && beginEntry(line, text, from);
}

function beginEntry({ cursor, open }: CurrentLine, text: string, from: number): boolean {
  const found = readEntryMark(text);
  if (!found || isDivider(text) || (open.inside && isUnderline(open, text))) return false;
  const { written, mark, start } = found;
  const ordered = start !== null;
  const blank = text.trim().length === written.length;
  // Next to text, only an unambiguous marker begins a list: `- ` and any other number may be words.
  const beside = open.inside && open.text !== null && !open.inList(ordered);
  if (beside && (blank || (ordered && start !== 1))) return false;
  const before = cursor.indent;
  cursor.skipSpace();
  cursor.skip(written.length);
  const spaces = blank || cursor.indent > indentation ? 1 : cursor.indent;
  const to = from + written.length;
  open.close();
  const list = open.inner;
  if (list.kind !== "list" || list.mark !== mark) {
    open.addContainer({ kind: "list", from, to, children: [], mark, start });
  }
  const columns = before + written.length + spaces;
  open.addContainer({ kind: "item", from, to, children: [], columns });
  cursor.skipColumns(spaces);
  return true;
}

/** Whether the line underlines the open paragraph. A lone hyphen in a list is the beginning of an entry. */
function isUnderline(open: OpenBlocks, text: string): boolean {
  if (open.leaf?.kind !== "paragraph" || levelOfUnderline(text) === null) return false;
  return text.trim() !== "-" || !open.inList(false);
}
