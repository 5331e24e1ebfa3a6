import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { Checkbox } from "../components/checkbox/checkbox.tsx";
import { useField } from "../components/field/field-context.ts";
import { useLabels } from "../components/labels/labels.tsx";
import { Select } from "../components/select/select.tsx";
import { Switch } from "../components/switch/switch.tsx";
import { isSql } from "../internal/is-sql.ts";
import { TextArea } from "../components/text-area/text-area.tsx";
import { TextInput } from "../components/text-input/text-input.tsx";
import { showAnswer, showChoice } from "./schema-answers.ts";
import type { SchemaField } from "./schema-fields.ts";
import { SqlArea } from "./sql-area.tsx";

/** Texts for values that have no text themselves. */
export interface GapWords {
  notGiven: string;
  emptyText: string;
}

interface SchemaControlProps {
  field: SchemaField;
  value: unknown;
  /** Layout of the surrounding field: a checkbox carries its own label if labels are above. */
  layout: "side" | "stacked";
  /** Unparsed input; undefined shows the value. */
  draft: string | undefined;
  /** Called with the value itself: texts, options, switches. */
  onAnswer: (answer: unknown) => void;
  /** Called with text that must be parsed first: numbers and JSON. */
  onType: (text: string) => void;
  /** Shows texts up to this length in full, instead of scrolling. @default 0 */
  whole?: number;
  /** Distinguishes missing values from empty ones and null. */
  gaps?: GapWords | undefined;
  /** Field name for form libraries. */
  name?: string;
  onBlur?: () => void;
}

/** This much fits on one line of a phone; characters beyond ASCII may be twice as wide. */
const fitsOneLine = /^[\x20-\x7e]{0,24}$/;

function gapOf(value: unknown, { notGiven, emptyText }: GapWords): string | undefined {
  if (value === undefined) return notGiven;
  if (value === null) return "null";
  return value === "" ? emptyText : undefined;
}

/** The value is one line, though it is displayed wrapped. */
function staysOneLine(event: KeyboardEvent) {
  if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** The control of one field. Label, description and error come from the surrounding field. */
export function SchemaControl({
  field,
  layout,
  value,
  draft,
  onAnswer,
  onType,
  whole = 0,
  gaps,
  ...native
}: SchemaControlProps) {
  const shown = draft ?? showAnswer(value, field.kind);
  // Decided once: a control that changes its type while one types loses the caret.
  const [kind] = useState(field.kind);
  const [statement] = useState(
    (field.kind === "string" || field.kind === "text") && isSql(field.key, shown),
  );
  const gap = gaps && gapOf(value, gaps);
  const area = {
    ...native,
    autoGrow: shown.length <= whole ? ("whole" as const) : true,
    placeholder: gap,
    value: shown,
  };
  const typed = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onType(event.target.value);
  const answered = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onAnswer(event.target.value);

  if (statement) {
    return (
      <SqlArea
        {...native}
        onChange={answered}
        placeholder={gap}
        value={shown}
        whole={shown.length <= whole}
      />
    );
  }
  switch (kind) {
    case "boolean":
      return layout === "side" ? (
        <SwitchControl field={field} gap={gap} value={value} onAnswer={onAnswer} {...native} />
      ) : (
        <TickControl field={field} value={value} onAnswer={onAnswer} {...native} />
      );
    case "enum":
      return (
        <EnumControl field={field} gaps={gaps} value={value} onAnswer={onAnswer} {...native} />
      );
    case "number":
    case "integer":
      return (
        <TextInput
          {...native}
          inputMode={kind === "integer" ? "numeric" : "decimal"}
          autoComplete="off"
          className="nums"
          placeholder={gap}
          value={shown}
          onChange={typed}
        />
      );
    case "json":
      return (
        <TextArea
          {...area}
          rows={2}
          spellCheck={false}
          dir="ltr"
          className="font-mono"
          onChange={typed}
        />
      );
    case "list":
      return <TextArea {...area} rows={2} dir="auto" onChange={typed} />;
    case "text":
      return <TextArea {...area} rows={3} dir="auto" onChange={answered} />;
    case "date":
      return (
        <TextInput
          {...native}
          type="date"
          value={shown}
          onChange={(event) => onAnswer(event.target.value || undefined)}
        />
      );
    case "string":
      return (
        <StringControl {...native} gap={gap} onAnswer={onAnswer} shown={shown} whole={whole} />
      );
  }
}

type StringProps = Pick<SchemaControlProps, "onAnswer" | "name" | "onBlur"> & {
  /** Said while there is no answer. */
  gap: string | undefined;
  shown: string;
  whole: number;
};

/** A text of one line, which wraps where all of it is to be seen. */
function StringControl({ gap, onAnswer, shown, whole, ...native }: StringProps) {
  // Decided once, as the kind of a control is.
  const [wraps] = useState(whole > 0 && !fitsOneLine.test(shown));
  return wraps ? (
    <TextArea
      {...native}
      autoGrow="whole"
      rows={1}
      dir="auto"
      placeholder={gap}
      value={shown}
      onChange={(event) => onAnswer(event.target.value.replace(/[\r\n]+/g, " "))}
      onKeyDown={staysOneLine}
    />
  ) : (
    <TextInput
      {...native}
      dir="auto"
      autoComplete="off"
      placeholder={gap}
      value={shown}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}

type ChoiceProps = Pick<SchemaControlProps, "field" | "value" | "onAnswer" | "name" | "onBlur">;

function TickControl({ field, value, onAnswer, ...native }: ChoiceProps) {
  const id = useField()?.id;
  return (
    <Checkbox
      {...native}
      {...(id === undefined ? {} : { id })}
      checked={value === true}
      onCheckedChange={(checked) => onAnswer(checked === true)}
    >
      {field.label}
    </Checkbox>
  );
}

type SwitchProps = ChoiceProps & { /** Said while there is no answer. */ gap: string | undefined };

function SwitchControl({ field, gap, value, onAnswer, ...native }: SwitchProps) {
  const note = useId();
  // A switch that is off looks the same whether or not `false` is what is sent.
  const said = [gap, field.description].filter((text) => text !== undefined).join(" · ");
  return (
    <span className="flex min-h-control-md items-center gap-2 text-13 text-muted">
      <Switch
        {...native}
        checked={value === true}
        onCheckedChange={onAnswer}
        aria-describedby={said === "" ? undefined : note}
      />
      {said !== "" && (
        <span id={note} className="min-w-0 wrap-anywhere">
          {said}
        </span>
      )}
    </span>
  );
}

type EnumProps = ChoiceProps & Pick<SchemaControlProps, "gaps">;

function EnumControl({ field, gaps, value, onAnswer, name: _name, ...native }: EnumProps) {
  const labels = useLabels();
  const said = (answer: unknown) => (gaps && gapOf(answer, gaps)) ?? labels.emptyValue;
  // By index, so that numbers and booleans keep their type.
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: showChoice(option, field.options) || said(option),
  }));
  const none = { value: "none", label: said(undefined) };
  const place = field.options.indexOf(value);
  return (
    <Select
      {...native}
      options={field.required ? options : [none, ...options]}
      placeholder={gaps && gapOf(value, gaps)}
      value={place === -1 ? undefined : String(place)}
      onValueChange={(next) => onAnswer(next === "none" ? undefined : field.options[Number(next)])}
    />
  );
}
