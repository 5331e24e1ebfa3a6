import { ChevronRight } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { formatBytes } from "../../internal/format-bytes.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { jsonViewWords } from "../../components/labels/words/json-view-words.ts";
import { jsonBytes, linesOf } from "../json-view/json-lines.logic.ts";
import type { Json } from "../json-view/types.ts";
import { usePages } from "../json-view/use-pages.ts";
import { ResultDownloads } from "./result-downloads.tsx";
import { ResultTable } from "./result-table.tsx";
import { rowsInWords, tableOf } from "./tool-call.logic.ts";
import { ValueView } from "./value-view.tsx";

export type ToolResultProps = {
  /** Name of the tool. */
  name: string;
  result: Json;
  failed: boolean;
};

/** Larger results stay collapsed, in bytes. */
const foldedFrom = 4_000;

/** The result of a call: a table as a table, text as text, everything else as JSON. */
export function ToolResult({ name, result, failed }: ToolResultProps) {
  const { locale } = useLocale();
  const words = useWords(toolCallWords);
  const bytes = jsonBytes(result);
  const table = useMemo(() => tableOf(result), [result]);
  const [open, setOpen] = useState(failed || bytes <= foldedFrom);
  const id = useId();
  return (
    <div data-slot="tool-result" data-state={open ? "open" : "closed"}>
      <button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        className="flex h-row-compact w-full min-w-0 items-center gap-2 ps-2 pe-3 text-start hover:bg-canvas focus-visible:-outline-offset-2"
        onClick={() => setOpen(!open)}
        type="button"
      >
        <Icon
          className={`text-subtle transition-transform duration-toggle rtl:-scale-x-100 ${open ? "rotate-90" : ""}`}
          icon={ChevronRight}
        />
        <span className="font-medium">{failed ? words.callError : words.callResult}</span>
        <span className="min-w-0 flex-1 truncate text-12 text-subtle">
          {table ? rowsInWords(table.rowCount, words, locale) : null}
        </span>
        <span className="nums shrink-0 text-12 text-subtle">
          <bdi>{formatBytes(bytes, locale)}</bdi>
        </span>
      </button>
      {open ? (
        <div className="border-t" id={id}>
          {table ? (
            <ResultTable
              downloads={
                <ResultDownloads formats={["csv", "json"]} name={name} result={() => result} />
              }
              table={table}
            />
          ) : (
            <Plain failed={failed} result={result} />
          )}
          {table === null && bytes > foldedFrom ? (
            <div className="border-t px-6 py-1">
              <ResultDownloads formats={["json"]} name={name} result={() => result} />
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type PlainProps = Pick<ToolResultProps, "result" | "failed">;

function Plain({ result, failed }: PlainProps) {
  const words = useWords(toolCallWords);
  if (typeof result !== "string") return <ValueView label={words.callResult} value={result} />;
  return <PlainText failed={failed} text={result} />;
}

/** Lines of a text shown before the rest is folded. */
const firstLines = 200;

function PlainText({ text, failed }: { text: string; failed: boolean }) {
  const { locale } = useLocale();
  const words = useWords(toolCallWords);
  const { showLines, showMoreLines } = useWords(jsonViewWords);
  const lines = useMemo(() => linesOf(text), [text]);
  const { shown, next, showMore } = usePages(lines.length, firstLines);
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <p
        className={`max-h-96 overflow-y-auto px-8 py-2 whitespace-pre-wrap wrap-anywhere ${failed ? "text-danger" : "text-muted"}`}
        dir="auto"
        // Long text scrolls, which a keyboard user can do only with focus on it.
        tabIndex={text.length > foldedFrom ? 0 : undefined}
      >
        {text === "" ? <span className="text-subtle">{words.emptyText}</span> : null}
        {next === 0 ? text : lines.slice(0, shown).join("\n")}
      </p>
      {next > 0 ? (
        <div className="border-t px-6 py-1">
          <Button onClick={showMore} size="sm" variant="ghost">
            {shown + next === lines.length
              ? showLines(lines.length, number.format(lines.length))
              : showMoreLines(number.format(next), number.format(lines.length))}
          </Button>
        </div>
      ) : null}
    </>
  );
}
