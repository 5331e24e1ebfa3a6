const FENCE = /^( {0,3})(`{3,}|~{3,})(.*)$/;
/** HTML that only its own end ends; the chat showed it as text. */
const ENDLESS_HTML = /^( {0,3})<(?=!--|\?|![a-z[]|(?:script|pre|style|textarea)\b)/i;

/** An answer as Markdown that ends with itself: one that was stopped in the middle of code swallows nothing that follows. */
export function closedMarkdown(markdown: string): string {
  let open: { indent: string; fence: string } | undefined;
  const lines = markdown.split("\n").map((line) => {
    const [, indent = "", fence = "", rest = ""] = FENCE.exec(line) ?? [];
    if (open) {
      if (fence.startsWith(open.fence) && rest.trim() === "") open = undefined;
      return line;
    }
    // Behind backticks that open a fence stands no other.
    if (fence && !(fence.startsWith("`") && rest.includes("`"))) open = { indent, fence };
    return line.replace(ENDLESS_HTML, "$1\\<");
  });
  return [...lines, ...(open ? [open.indent + open.fence] : [])].join("\n");
}

const ADDRESS = /(https?:\/\/[^\s<>`*|[\]\\]+)/;

/** What a person typed as Markdown that reads as it was typed, line by line. */
export function asTyped(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => (line.trim() === "" ? "" : typedLine(line)));
  return lines.map((line, at) => (line && lines[at + 1] ? `${line}\\` : line)).join("\n");
}

function typedLine(line: string): string {
  const blanks = /^\s*/.exec(line)?.[0].length ?? 0;
  const words = line
    .trim()
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&")))
    .join("")
    .replace(/^[-+=]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
  return "&nbsp;".repeat(blanks) + words;
}
