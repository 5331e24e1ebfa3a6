import { type ChangeEvent, useId, useState } from "react";
import { Checkbox } from "../components/checkbox/checkbox.tsx";
import { useField } from "../components/field/field-context.ts";
import { useLabels } from "../components/labels/labels.tsx";
import { Select } from "../components/select/select.tsx";
import { Switch } from "../components/switch/switch.tsx";
import { TextArea } from "../components/text-area/text-area.tsx";
import { TextInput } from "../components/text-input/text-input.tsx";
import { showAnswer, showChoice } from "./schema-answers.ts";
import type { SchemaField } from "./schema-fields.ts";

interface SchemaControlProps {
  field: SchemaField;
  value: unknown;
  /** As of the question around it: a box that is ticked carries its own words where labels stand above. */
  layout: "side" | "stacked";
  /** What was typed and is not (yet) the value; undefined shows the value. */
  draft: string | undefined;
  /** The answer itself: texts, choices, switches. */
  onAnswer: (answer: unknown) => void;
  /** Typed text that has to be read first: numbers and JSON. */
  onType: (text: string) => void;
  /** For form libraries. */
  name?: string;
  onBlur?: () => void;
}

/** The control for one question. Name, description and error come from the field around it. */
export function SchemaControl({
  field,
  layout,
  value,
  draft,
  onAnswer,
  onType,
  ...native
}: SchemaControlProps) {
  const shown = draft ?? showAnswer(value, field.kind);
  // Decided once: a control that changes its kind while one types loses the caret.
  const [kind] = useState(field.kind);
  const typed = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onType(event.target.value);
  const answered = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onAnswer(event.target.value);

  switch (kind) {
    case "boolean":
      return layout === "side" ? (
        <SwitchControl field={field} value={value} onAnswer={onAnswer} {...native} />
      ) : (
        <TickControl field={field} value={value} onAnswer={onAnswer} {...native} />
      );
    case "enum":
      return <EnumControl field={field} value={value} onAnswer={onAnswer} {...native} />;
    case "number":
    case "integer":
      return (
        <TextInput
          {...native}
          inputMode={kind === "integer" ? "numeric" : "decimal"}
          autoComplete="off"
          className="nums"
          value={shown}
          onChange={typed}
        />
      );
    case "json":
      return (
        <TextArea
          {...native}
          rows={2}
          spellCheck={false}
          dir="ltr"
          className="font-mono"
          value={shown}
          onChange={typed}
        />
      );
    case "list":
      return <TextArea {...native} rows={2} dir="auto" value={shown} onChange={typed} />;
    case "text":
      return <TextArea {...native} rows={3} dir="auto" value={shown} onChange={answered} />;
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
        <TextInput {...native} dir="auto" autoComplete="off" value={shown} onChange={answered} />
      );
  }
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

function SwitchControl({ field, value, onAnswer, ...native }: ChoiceProps) {
  const note = useId();
  return (
    <span className="flex min-h-control-md items-center gap-2 text-13 text-muted">
      <Switch
        {...native}
        checked={value === true}
        onCheckedChange={onAnswer}
        aria-describedby={field.description === undefined ? undefined : note}
      />
      {field.description !== undefined && (
        <span id={note} className="min-w-0 wrap-anywhere">
          {field.description}
        </span>
      )}
    </span>
  );
}

function EnumControl({ field, value, onAnswer, name: _name, ...native }: ChoiceProps) {
  const labels = useLabels();
  // By place, so that numbers and booleans keep their type.
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: showChoice(option, field.options) || labels.emptyValue,
  }));
  const none = { value: "none", label: labels.emptyValue };
  const place = field.options.indexOf(value);
  return (
    <Select
      {...native}
      options={field.required ? options : [none, ...options]}
      value={place === -1 ? undefined : String(place)}
      onValueChange={(next) => onAnswer(next === "none" ? undefined : field.options[Number(next)])}
    />
  );
}
