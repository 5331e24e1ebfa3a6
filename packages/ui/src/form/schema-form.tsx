import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from "react";
import { useLabels } from "../components/labels/labels.tsx";
import { changedKeys, checkAnswer, readAnswer, sameJson, withAnswer } from "./schema-answers.ts";
import { type GapWords, SchemaControl } from "./schema-control.tsx";
import { ownValue, readSchemaFields, type SchemaField, type SchemaValue } from "./schema-fields.ts";
import { SchemaQuestion } from "./schema-question.tsx";

/** What a change says besides the value. */
export interface SchemaChange {
  /** Keys that differ from the proposal, or from nothing where there is none. */
  changedKeys: readonly string[];
  /** Every answer can be used. */
  valid: boolean;
}

/** Props of {@link SchemaForm}. */
export interface SchemaFormProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  /** A JSON Schema of an object. */
  schema: unknown;
  /** The answers in force. Keys that the schema does not know are shown, too. */
  value: SchemaValue;
  /** The proposal: answers that differ carry a mark, the old answer and a way back. */
  original?: SchemaValue;
  /** Called with every change. Back at the proposal, the value is the proposal itself. */
  onChange: (value: SchemaValue, change: SchemaChange) => void;
  /** Shows the answers, takes no other. @default false */
  disabled?: boolean;
  /** Labels above, or at the side from 640 px on. @default "stacked" */
  layout?: "side" | "stacked";
  /** Shows all of a text of up to so many characters, instead of a part of it that scrolls. @default 0 */
  whole?: number;
  /** Tells what is not given from what is empty or null. */
  gaps?: GapWords;
  /** What else is to be said under an answer: where it comes from, a warning. */
  decorate?: (key: string) => ReactNode;
}

/**
 * Where what is typed is kept: by key, since the same schema may come with its questions in another order, as from a database
 * that sorts them. No key is `__proto__` with a space before it.
 */
const placeOf = ({ key }: SchemaField) => ` ${key}`;

/** The answers of a JSON Schema as a form. Keeps types: an answer that was not touched is the one that came in. */
export function SchemaForm({
  schema,
  value,
  original,
  onChange,
  disabled = false,
  layout = "stacked",
  whole = 0,
  gaps,
  decorate,
  className,
  ...rest
}: SchemaFormProps) {
  const labels = useLabels();
  const formId = useId();
  const fields = useSchemaFields(schema, original ?? value, value);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});

  const errorOf = (
    field: SchemaField,
    answer: unknown,
    draft: string | undefined,
  ): string | null => {
    const reading = draft === undefined ? null : readAnswer(draft, field, labels);
    return reading?.error ?? checkAnswer(answer, field, labels);
  };
  const draftOf = (field: SchemaField): string | undefined => {
    const draft = drafts[placeOf(field)];
    if (draft === undefined) return undefined;
    const reading = readAnswer(draft, field, labels);
    // A value that changed from outside wins over what was once typed.
    return reading.error !== undefined || sameJson(reading.value, ownValue(value, field.key))
      ? draft
      : undefined;
  };

  const report = (next: SchemaValue, nextDrafts: Readonly<Record<string, string>>) => {
    const base = original ?? {};
    const changed = changedKeys(base, next);
    const valid = fields.every(
      (field) => errorOf(field, ownValue(next, field.key), nextDrafts[placeOf(field)]) === null,
    );
    onChange(original !== undefined && changed.length === 0 ? original : next, {
      changedKeys: changed,
      valid,
    });
  };
  const put = (field: SchemaField, answer: unknown, draft: string | undefined) => {
    const { [placeOf(field)]: _gone, ...others } = drafts;
    const nextDrafts = draft === undefined ? others : { ...others, [placeOf(field)]: draft };
    setDrafts(nextDrafts);
    report(withAnswer(value, field.key, answer), nextDrafts);
  };
  const type = (field: SchemaField, text: string) => {
    const reading = readAnswer(text, field, labels);
    put(field, reading.error === undefined ? reading.value : ownValue(value, field.key), text);
  };
  const undo = (field: SchemaField) => {
    put(field, ownValue(original ?? {}, field.key), undefined);
    document.getElementById(`${formId}-${field.name}`)?.focus();
  };

  return (
    <div
      data-slot="schema-form"
      data-layout={layout}
      className={clsx("grid min-w-0", layout === "side" ? "gap-3" : "gap-4", className)}
      {...rest}
    >
      {fields.map((field) => {
        const answer = ownValue(value, field.key);
        const draft = draftOf(field);
        const before = original === undefined ? answer : ownValue(original, field.key);
        const edited =
          draft !== undefined ? readAnswer(draft, field, labels).error !== undefined : false;
        return (
          <SchemaQuestion
            key={field.key}
            field={field}
            id={`${formId}-${field.name}`}
            layout={layout}
            disabled={disabled}
            error={errorOf(field, answer, draft)}
            was={
              original !== undefined && (edited || !sameJson(before, answer))
                ? { value: before }
                : null
            }
            onUndo={() => undo(field)}
            note={decorate?.(field.key)}
          >
            <SchemaControl
              field={field}
              layout={layout}
              value={answer}
              draft={draft}
              whole={whole}
              gaps={gaps}
              onAnswer={(next) => put(field, next, undefined)}
              onType={(text) => type(field, text)}
            />
          </SchemaQuestion>
        );
      })}
    </div>
  );
}

/** The questions, stable while one types: kinds are decided by the value that came first. */
function useSchemaFields(
  schema: unknown,
  first: SchemaValue,
  value: SchemaValue,
): readonly SchemaField[] {
  const added = JSON.stringify(Object.keys(value).filter((key) => !Object.hasOwn(first, key)));
  return useMemo(() => {
    const keys: readonly string[] = JSON.parse(added);
    return readSchemaFields(schema, {
      ...Object.fromEntries(keys.map((key) => [key, undefined])),
      ...first,
    });
  }, [schema, first, added]);
}
