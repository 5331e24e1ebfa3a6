import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Icon } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { formatBytes } from "../../internal/format-bytes.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { jsonBytes } from "../json-view/json-lines.logic.ts";
import { JsonView } from "../json-view/index.ts";
import type { Json } from "../json-view/types.ts";
import { ResultTable } from "./result-table.tsx";
import { rowsInWords, tableOf } from "./tool-call.logic.ts";

export type ToolResultProps = { result: Json; failed: boolean };

/** Larger results stay closed until asked for, in bytes. */
const foldedFrom = 4_000;

/** The result of a call: a table as a table, text as text, everything else as JSON. */
export function ToolResult({ result, failed }: ToolResultProps) {
  const { locale } = useLocale();
  const words = useWords(toolCallWords);
  const bytes = jsonBytes(result);
  const table = tableOf(result);
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
          {table ? <ResultTable table={table} /> : <Plain failed={failed} result={result} />}
        </div>
      ) : null}
    </div>
  );
}

function Plain({ result, failed }: ToolResultProps) {
  const words = useWords(toolCallWords);
  if (typeof result !== "string") return <JsonView label={words.callResult} value={result} />;
  return (
    <p
      className={`max-h-96 overflow-y-auto px-8 py-2 whitespace-pre-wrap wrap-anywhere ${failed ? "text-danger" : "text-muted"}`}
      dir="auto"
      // Long text scrolls; a keyboard needs a place for its focus.
      tabIndex={result.length > foldedFrom ? 0 : undefined}
    >
      {result === "" ? <span className="text-subtle">{words.emptyText}</span> : result}
    </p>
  );
}
