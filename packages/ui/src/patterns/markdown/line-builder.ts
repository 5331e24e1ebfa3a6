import type { Inline } from "./types.ts";

/** Collects inlines; drops the white space around line breaks and merges adjacent text. */
export class LineBuilder {
  #stack: { kind: "root" | "emphasis" | "strong" | "struck"; items: Inline[] }[] = [
    { kind: "root", items: [] },
  ];
  #lineStart = true;

  /** Text from the source: a line feed becomes a break. */
  text(source: string): void {
    const lines = source.split("\n");
    lines.forEach((line, index) => {
      if (index > 0) this.lineBreak();
      const start = this.#lineStart ? line.replace(/^[ \t]+/, "") : line;
      if (start !== "") this.exact(start);
    });
  }

  /** Text that keeps its white space. */
  exact(text: string): void {
    const items = this.#items();
    const last = items.at(-1);
    if (last?.kind === "text") items[items.length - 1] = { kind: "text", text: last.text + text };
    else items.push({ kind: "text", text });
    this.#lineStart = false;
  }

  lineBreak(): void {
    this.#trimEnd();
    this.#items().push({ kind: "break" });
    this.#lineStart = true;
  }

  push(inline: Inline): void {
    this.#items().push(inline);
    this.#lineStart = false;
  }

  wrap(kind: "emphasis" | "strong" | "struck", fill: () => void): void {
    this.#stack.push({ kind, items: [] });
    fill();
    const done = this.#stack.pop();
    if (done) this.#items().push({ kind, children: done.items });
  }

  finish(): Inline[] {
    this.#trimEnd();
    const items = this.#items();
    if (items.at(-1)?.kind === "break") items.pop();
    return items;
  }

  #items(): Inline[] {
    const top = this.#stack.at(-1);
    return top ? top.items : [];
  }

  #trimEnd(): void {
    const items = this.#items();
    const last = items.at(-1);
    if (last?.kind !== "text") return;
    const text = trimmedEnd(last.text);
    if (text === "") items.pop();
    else items[items.length - 1] = { kind: "text", text };
  }
}

/** A loop, because a regular expression anchored at the end also tries every earlier run of spaces. */
function trimmedEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === " " || text[end - 1] === "\t") end--;
  return text.slice(0, end);
}
