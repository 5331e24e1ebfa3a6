import { clsx } from "clsx";
import { type ComponentProps, memo, useMemo } from "react";
import { Button } from "../../components/button/index.ts";
import { CopyButton } from "../../components/copy-button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { jsonViewWords } from "../../components/labels/words/json-view-words.ts";
import { type JsonToken, jsonTokens, linesOf, printJson } from "./json-lines.logic.ts";
import type { Json } from "./types.ts";
import { usePages } from "./use-pages.ts";

/** Props of {@link JsonView}. */
export interface JsonViewProps extends Omit<ComponentProps<"div">, "children"> {
  /** The value. */
  value: Json;
  /** Accessible name of the block. */
  label: string;
  /**
   * Lines shown before the rest is folded.
   * @default 40
   */
  maxLines?: number;
}

const looks: Record<JsonToken["kind"], string | undefined> = {
  key: "text-default",
  text: "text-info",
  number: "text-success",
  word: "text-accent",
  mark: undefined,
};

/** A wrapped line continues below its own beginning, not at the edge. */
function hangingIndent(line: string) {
  const indent = `${line.search(/\S|$/) + 2}ch`;
  return { paddingInlineStart: indent, textIndent: `-${indent}` };
}

/** A value as highlighted JSON. Long ones are folded with their count, and everything can be copied. */
export function JsonView({ value, label, maxLines = 40, className, ...rest }: JsonViewProps) {
  const { locale } = useLocale();
  const words = useWords(jsonViewWords);
  const text = useMemo(() => printJson(value), [value]);
  const lines = useMemo(() => linesOf(text), [text]);
  const { shown, next, showMore } = usePages(lines.length, maxLines);
  const number = new Intl.NumberFormat(locale);
  const total = number.format(lines.length);
  return (
    <div
      className={clsx("group/json relative bg-sunken pointer-coarse:min-h-13", className)}
      data-slot="json-view"
      data-state={next > 0 ? "folded" : "full"}
      {...rest}
    >
      <pre
        aria-label={label}
        className="max-h-96 overflow-y-auto py-2 ps-8 pe-10 font-mono text-12 text-muted focus-visible:-outline-offset-2"
        dir="ltr"
        role="group"
        // Long values scroll in here, which a keyboard user can do only with focus on it.
        tabIndex={0}
      >
        <code className="block">
          {lines.slice(0, shown).map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </code>
      </pre>
      <div className="absolute end-1 top-1 rounded-6 bg-sunken opacity-0 transition-opacity duration-fade group-focus-within/json:opacity-100 group-hover/json:opacity-100 pointer-coarse:opacity-100">
        <CopyButton label={words.copyNamed(label)} size="xs" text={text} />
      </div>
      {next > 0 ? (
        <div className="border-t px-8 py-1">
          <Button onClick={showMore} size="sm" variant="ghost">
            {shown + next === lines.length
              ? words.showLines(lines.length, total)
              : words.showMoreLines(number.format(next), total)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** One line. Memoised: showing more lines does not re-render the present ones. */
const Line = memo(function Line({ line }: { line: string }) {
  return (
    <span
      className="block min-h-5 leading-5 whitespace-pre-wrap wrap-anywhere"
      style={hangingIndent(line)}
    >
      {jsonTokens(line).map((token, at) => (
        <span className={looks[token.kind]} key={at}>
          {token.text}
        </span>
      ))}
    </span>
  );
});
