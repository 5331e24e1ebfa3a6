import { Code } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { CopyButton } from "../../components/copy-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { jsonViewWords } from "../../components/labels/words/json-view-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { JsonView } from "../json-view/index.ts";
import type { Json } from "../json-view/types.ts";
import { CodeLines } from "../../internal/highlight/code-lines.tsx";
import { loadSql } from "../../internal/highlight/load-highlighter.ts";
import { useHighlighter } from "../../internal/highlight/use-highlighter.ts";
import { sqlIn, sqlLines } from "./sql-text.logic.ts";

type ValueViewProps = { label: string; value: Json };

/** Arguments or a result: SQL as code, folded, everything else as JSON. */
export function ValueView({ label, value }: ValueViewProps) {
  const parts = useMemo(() => sqlIn(value), [value]);
  if (parts === null) return <JsonView label={label} value={value} />;
  const { statements, rest } = parts;
  return (
    <>
      {statements.map(([key, sql]) => (
        <FoldedSql
          key={key}
          label={statements.length === 1 ? label : `${label}, ${key}`}
          sql={sql}
        />
      ))}
      {Object.keys(rest).length > 0 ? <JsonView label={label} value={rest} /> : null}
    </>
  );
}

/** Most people read the result and not its statement. */
function FoldedSql({ label, sql }: { label: string; sql: string }) {
  const words = useWords(toolCallWords);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="px-6 py-1">
        <Button
          aria-controls={open ? id : undefined}
          aria-expanded={open}
          iconStart={Code}
          onClick={() => setOpen(!open)}
          size="sm"
          variant="ghost"
        >
          {open ? words.hideQuery : words.showQuery}
        </Button>
      </div>
      {open ? (
        <div id={id}>
          <SqlView label={label} sql={sql} />
        </div>
      ) : null}
    </>
  );
}

function SqlView({ label, sql }: { label: string; sql: string }) {
  const words = useWords(jsonViewWords);
  const highlighter = useHighlighter("sql", loadSql);
  const text = useMemo(() => sqlLines(sql), [sql]);
  return (
    <div className="group/sql relative bg-sunken" data-slot="sql-view">
      <pre
        aria-label={label}
        className="max-h-96 overflow-y-auto py-2 ps-8 pe-10 font-mono text-12 leading-5 text-default focus-visible:-outline-offset-2"
        dir="ltr"
        role="group"
        // Long statements scroll in here, which a keyboard user can do only with focus on it.
        tabIndex={0}
      >
        <code>
          <CodeLines highlighter={highlighter} index={0} text={text} wrap />
        </code>
      </pre>
      <div className="absolute end-1 top-1 rounded-6 bg-sunken opacity-0 transition-opacity duration-fade group-focus-within/sql:opacity-100 group-hover/sql:opacity-100 pointer-coarse:opacity-100">
        <CopyButton label={words.copyNamed(label)} size="xs" text={sql} />
      </div>
    </div>
  );
}
