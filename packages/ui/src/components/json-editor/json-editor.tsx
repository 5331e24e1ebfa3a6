import { clsx } from "clsx";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useControlProps } from "../field/field-context.ts";
import type { CommonLabels } from "../labels/common-labels.ts";
import { useLabels } from "../labels/labels.tsx";
import { goTo, indent } from "./edit-text.ts";
import { JsonEditorFoot, JsonEditorProblem } from "./json-editor-parts.tsx";
import { type JsonMistake, lineCount } from "./json-text.logic.ts";
import { LineNumbers } from "./line-numbers.tsx";
import { useFormatting } from "./use-formatting.ts";
import { useView } from "./use-view.ts";

/** Props of {@link JsonEditor}. */
export interface JsonEditorProps extends Omit<ComponentProps<"div">, "children" | "id"> {
  /** The current text. */
  text: string;
  /** Called with the text after each change. */
  onTextChange?: (text: string) => void;
  /** The error to show; its line is marked. @default null */
  mistake?: JsonMistake | null;
  /** Custom error message, also for errors without a position. @default by the kind of the error */
  message?: ReactNode;
  /** Read-only. @default false */
  readOnly?: boolean;
  /** Offers to format the text. Off if it may be in another notation. @default true */
  formattable?: boolean;
  /** Nothing can be changed or selected. @default by the surrounding field */
  disabled?: boolean;
  /** Id of the text area. @default by the surrounding field */
  id?: string;
}

/**
 * JSON as plain text, with line numbers, the position of an error and a button that goes there. Goes inside a `Field`.
 */
export function JsonEditor({
  text,
  onTextChange = () => undefined,
  mistake = null,
  message,
  readOnly = false,
  formattable = true,
  disabled,
  id,
  className,
  "aria-label": label,
  "aria-labelledby": labelledBy,
  "aria-describedby": describedBy,
  ...rest
}: JsonEditorProps) {
  const labels = useLabels();
  const own = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { view, watch } = useView();
  const { refused, isFormatted, format } = useFormatting(area, text, onTextChange);
  const wrong = mistake ?? refused;
  const said = wrong !== null || (message !== undefined && message !== null);
  const described = [describedBy, said && `${own}-problem`, !readOnly && `${own}-keys`];
  const control = useControlProps(
    { id, disabled, "aria-describedby": described.filter(Boolean).join(" ") || undefined },
    said || undefined,
  );

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (readOnly || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    // By key code as well: on many keyboards the bracket itself needs a modifier.
    const by = { "]": 1, "[": -1, BracketRight: 1, BracketLeft: -1 } as const;
    const step = by[event.key as "]"] ?? by[event.code as "BracketRight"];
    if (step === undefined) return;
    event.preventDefault();
    indent(event.currentTarget, step, onTextChange);
  };

  return (
    <div data-slot="json-editor" className={clsx("grid min-w-0 gap-2", className)} {...rest}>
      {said && (
        <JsonEditorProblem
          id={`${own}-problem`}
          mistake={wrong}
          onGo={() => {
            if (area.current && wrong) goTo(area.current, wrong.line, wrong.column, view.line);
          }}
        >
          {message ?? (wrong && wordsOf(wrong, labels))}
        </JsonEditorProblem>
      )}
      <div
        className={clsx(
          "min-w-0 overflow-hidden rounded-6 border bg-surface font-mono text-13 max-sm:text-16",
          "has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus",
          said ? "border-danger-solid" : "border-line-strong",
          (readOnly || control.disabled) && "border-line bg-sunken text-muted",
        )}
        dir="ltr"
      >
        <div className="flex">
          <LineNumbers count={lineCount(text)} marked={wrong?.line} view={view} />
          <textarea
            {...control}
            ref={(element) => {
              area.current = element;
              return watch(element);
            }}
            aria-label={label}
            aria-labelledby={labelledBy}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            className="field-sizing-content scroll-half min-h-33.5 min-w-0 flex-1 resize-none whitespace-pre bg-transparent px-3 py-1.5 outline-none disabled:cursor-not-allowed"
            data-slot="json-editor-text"
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={press}
            readOnly={readOnly}
            spellCheck={false}
            value={text}
            wrap="off"
          />
        </div>
      </div>
      {!readOnly && (
        <JsonEditorFoot
          disabled={control.disabled}
          formatted={isFormatted}
          keysId={`${own}-keys`}
          onFormat={formattable ? format : undefined}
        />
      )}
    </div>
  );
}

function wordsOf({ problem, line, column }: JsonMistake, labels: CommonLabels): string {
  switch (problem) {
    case "duplicate-key":
      return labels.jsonDuplicateKey(line, column);
    case "unsafe-number":
      return labels.jsonUnsafeNumber(line, column);
    case "too-deep":
      return labels.jsonTooDeep(line, column);
    case "syntax":
      return labels.invalidJson(line, column);
  }
}
