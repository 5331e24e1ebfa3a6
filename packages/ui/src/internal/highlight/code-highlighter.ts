import { StringStream } from "@codemirror/streamparser";
import type { CodeParser } from "./languages.ts";

/** The kind of a token; null for plain text. */
export type TokenKind = "comment" | "deleted" | "keyword" | "literal" | "number" | "string";

/** A token of a line. The texts of all tokens of a line are the line. */
export type Token = { text: string; kind: TokenKind | null };

/** Longer lines stay plain: they are data, and colouring them would block the page. */
const longestLine = 2000;

const indent = 2;

/** Token kinds by the first word of the parser's style; anything else stays plain. */
const kinds = new Map<string, TokenKind>([
  ["comment", "comment"],
  ["quote", "comment"],
  ["keyword", "keyword"],
  ["tag", "keyword"],
  ["operatorKeyword", "keyword"],
  ["controlKeyword", "keyword"],
  ["definitionKeyword", "keyword"],
  ["deleted", "deleted"],
  ["atom", "literal"],
  ["bool", "literal"],
  ["null", "literal"],
  ["unit", "number"],
  ["number", "number"],
  ["inserted", "number"],
  ["string", "string"],
  ["regexp", "string"],
  ["attributeValue", "string"],
]);

type Line = { text: string; tokens: readonly Token[]; before: unknown };
type Run = { text: string; lines: readonly Line[]; after: unknown };

/**
 * Highlights one code block, in runs of lines that only grow at their end. Tokens are cached with the parser's state
 * after each run, so a growing text costs only its last line.
 */
export class CodeHighlighter {
  #parser: CodeParser;
  #runs: Run[] = [];

  constructor(parser: CodeParser) {
    this.#parser = parser;
  }

  /**
   * The tokens of each line of a run. Lines that have not changed keep their objects.
   * @param index index of the run; the runs before it must have been read
   */
  read(index: number, text: string): readonly (readonly Token[])[] {
    const known = this.#runs[index];
    if (known?.text === text) return known.lines.map(({ tokens }) => tokens);
    const lines: Line[] = [];
    let state = index === 0 ? this.#start() : this.#copy(this.#runs[index - 1]?.after);
    const texts = text.split("\n");
    // Text after the last line feed is the first line of the next run.
    if (texts.at(-1) === "") texts.pop();
    for (const [at, line] of texts.entries()) {
      const same = known?.lines[at];
      const before = this.#copy(state);
      if (same?.text === line && lines.length === at) {
        const next = known?.lines[at + 1]?.before;
        if (next !== undefined) {
          lines.push(same);
          state = this.#copy(next);
          continue;
        }
      }
      lines.push({ text: line, tokens: this.#readLine(line, state), before });
    }
    this.#runs.length = index;
    this.#runs.push({ text, lines, after: state });
    return lines.map(({ tokens }) => tokens);
  }

  #start(): unknown {
    return this.#parser.startState?.(indent) ?? {};
  }

  /** A shallow copy, which parsers without a copy function of their own expect. */
  #copy(state: unknown): unknown {
    if (typeof state !== "object" || state === null) return this.#start();
    if (this.#parser.copyState) return this.#parser.copyState(state);
    return Object.fromEntries(
      Object.entries(state).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
    );
  }

  #readLine(line: string, state: unknown): Token[] {
    if (line === "") {
      this.#parser.blankLine?.(state, indent);
      return [];
    }
    if (line.length > longestLine) return [{ text: line, kind: null }];
    const stream = new StringStream(line, 4, indent);
    const tokens: Token[] = [];
    try {
      while (!stream.eol()) {
        stream.start = stream.pos;
        const style = this.#advance(stream, state);
        add(tokens, line.slice(stream.start, stream.pos), style);
      }
    } catch {
      // A parser that throws on unfinished code must not crash the answer.
      add(tokens, line.slice(tokens.reduce((sum, { text }) => sum + text.length, 0)), null);
    }
    return tokens;
  }

  /** An empty token is allowed if it changes the state; a parser that makes no progress is not. */
  #advance(stream: StringStream, state: unknown): string | null {
    for (let turn = 0; turn < 10; turn++) {
      const style = this.#parser.token(stream, state);
      if (stream.pos > stream.start) return style;
    }
    throw new Error("The parser stands still.");
  }
}

function add(tokens: Token[], text: string, style: string | null): void {
  const kind = kinds.get(style?.split(/[ .]/)[0] ?? "") ?? null;
  const last = tokens.at(-1);
  if (last?.kind === kind) tokens[tokens.length - 1] = { text: last.text + text, kind };
  else if (text !== "") tokens.push({ text, kind });
}
