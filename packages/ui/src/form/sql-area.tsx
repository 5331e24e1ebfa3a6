import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useControlProps } from "../components/field/field-context.ts";
import { CodeLines } from "../internal/highlight/code-lines.tsx";
import { loadSql } from "../internal/highlight/load-highlighter.ts";
import { useHighlighter } from "../internal/highlight/use-highlighter.ts";

interface SqlAreaProps extends Omit<ComponentProps<"textarea">, "value"> {
  value: string;
  /** Shows all of it, instead of scrolling from a third of the window on. */
  whole: boolean;
}

/** Text and colours lie on each other: whatever moves a character must be the same for both. */
const text =
  "col-start-1 row-start-1 min-w-0 px-3 py-1.5 text-start font-mono text-13 max-sm:text-16";

/**
 * A statement as highlighted code that can be edited. It is a plain text area, so that caret, selection, undo and screen readers work as
 * in any other; its own text is transparent, and the coloured one lies on it.
 */
export function SqlArea({ value, whole, ...rest }: SqlAreaProps) {
  const control = useControlProps(rest);
  const highlighter = useHighlighter("sql", loadSql);
  return (
    <div
      className={clsx(
        "grid min-w-0 rounded-6 border",
        "has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus",
        control.disabled ? "border-line bg-sunken" : "border-line-strong bg-surface",
        control["aria-invalid"] && "border-danger-solid",
        !whole && "scroll-third overflow-y-auto",
      )}
      data-slot="sql-area"
      dir="ltr"
    >
      <textarea
        {...rest}
        {...control}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className={`${text} field-sizing-content min-h-13.5 w-full resize-none overflow-hidden bg-transparent text-transparent caret-default outline-none wrap-anywhere disabled:cursor-not-allowed`}
        spellCheck={false}
        value={value}
      />
      <code aria-hidden="true" className={`${text} pointer-events-none text-default`}>
        <CodeLines highlighter={highlighter} index={0} text={value} wrap />
      </code>
    </div>
  );
}
