import { beginContainer, continues } from "./containers.ts";
import { CurrentLine } from "./current-line.ts";
import { beginLeaf } from "./begin-leaf.ts";
import { endParagraph, growCode, growText } from "./grow-leaf.ts";
import type { BlockNode, ContainerNode } from "./nodes.ts";

/** Reads a text into its blocks, line by line, as the specification's appendix describes it. */
export function parseBlocks(text: string): readonly BlockNode[] {
  const line = new CurrentLine(text);
  const holds = (block: ContainerNode) => continues(line, block);
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const stop = end < 0 ? text.length : end;
    line.moveTo(start, stop);
    line.open.enter(holds);
    readLine(line);
    start = stop + 1;
  }
  return line.open.end();
}

/** Reads what follows the prefixes of the blocks that continue. */
function readLine(line: CurrentLine): void {
  if (line.open.inside && growCode(line)) return;
  while (beginContainer(line));
  if (line.cursor.blank) endParagraph(line);
  else if (!beginLeaf(line) && !growText(line)) {
    line.open.addLeaf({ kind: "paragraph", lines: [line.rest()] });
  }
}
