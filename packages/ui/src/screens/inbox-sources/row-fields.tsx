import { use, useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/labels.tsx";
import { Notice } from "../../components/notice/index.ts";
import { Select, type SelectOption } from "../../components/select/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { useFormContext } from "../../form/form-context.ts";
import { type BoundControl, FormField } from "../../form/index.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { settingKey } from "../../patterns/manifest-form/manifest-shape.ts";
import type {
  ManifestComponentProps,
  ManifestComponents,
} from "../../patterns/manifest-form/index.ts";
import type { QuestionCondition, QuestionTable } from "../../patterns/question-bar/index.ts";
import type { ConditionBarProps } from "./condition-bar.tsx";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import { firstName, RowChoicesContext, tableNamed, useRowChoices } from "./row-choices.ts";

const texts = inboxSourcesTexts.rows;

/** Larger than the rest of the page, which most sources do without. */
const conditionBar = lazyModule(async () => (await import("./condition-bar.tsx")).ConditionBar);

/** The file that the form names, and its table. */
function useChosenFile() {
  const form = useFormContext();
  const { tables } = useRowChoices();
  const value: unknown = useWatch({ control: form.control, name: form.nameOf(settingKey("file")) });
  const name = typeof value === "string" && value !== "" ? value : undefined;
  return { name, table: tableNamed(tables, name) };
}

/** With a value that is no longer offered, so that it is seen before it is replaced. */
function withGone(options: readonly SelectOption[], value: string | undefined, gone: string) {
  const isOffered = options.some((one) => one.value === value);
  return value === undefined || value === "" || isOffered
    ? options
    : [...options, { value, label: value, hint: gone }];
}

/** Chooses the file, by its name and sheet. */
function FileField({ name, field, disabled }: ManifestComponentProps) {
  const { tables } = useRowChoices();
  const chosen = useChosenFile();
  const isGone = chosen.name !== undefined && chosen.table === undefined;
  const names = [...new Set(tables.map(({ label }) => firstName(label)))];
  return (
    <FormField<string | undefined>
      disabled={disabled}
      hint={isGone ? texts.goneFile : tables.length === 0 ? texts.noFiles : texts.newestFile}
      label={field.label}
      name={name}
      required={field.required}
    >
      {({ onChange, value, ...control }) => (
        <Select
          {...control}
          onValueChange={onChange}
          options={withGone(
            names.map((one) => ({ value: one, label: one })),
            value,
            texts.goneFile,
          )}
          placeholder={texts.chooseFile}
          value={value || undefined}
        />
      )}
    </FormField>
  );
}

const isKey = ({ distinct, empty }: QuestionTable["columns"][number], rows: number) =>
  distinct === rows && (empty ?? 0) === 0;

/** Chooses the column that tells rows apart; those that do come first. */
function KeyField({ name, field, disabled }: ManifestComponentProps) {
  const { table } = useChosenFile();
  const { columns = [], row_count: rows = 0 } = table ?? {};
  const options = columns
    .map((column) => ({
      value: column.label,
      label: column.label,
      ...(isKey(column, rows) && { hint: texts.differentInEachRow }),
    }))
    .toSorted((a, b) => Number("hint" in b) - Number("hint" in a));
  return (
    <FormField<string | undefined>
      disabled={disabled}
      hint={texts.keyHint}
      label={field.label}
      name={name}
      required={field.required}
    >
      {({ onChange, value, ...control }) => (
        <Select
          {...control}
          disabled={table === undefined && !value}
          onValueChange={onChange}
          options={withGone(options, value, texts.goneColumn)}
          placeholder={table ? texts.chooseColumn : texts.chooseFileFirst}
          value={value || undefined}
        />
      )}
    </FormField>
  );
}

/** Chooses the conditions in the question bar, or writes them in words. */
function ConditionsField({ name, field, disabled }: ManifestComponentProps) {
  const { table } = useChosenFile();
  return (
    <FormField<string | undefined>
      disabled={disabled}
      label={field.label}
      name={name}
      required={field.required}
    >
      {(control) => (
        <ConditionControl
          control={control}
          disabled={disabled}
          table={table}
          words={field.description}
        />
      )}
    </FormField>
  );
}

interface ConditionControlProps {
  control: BoundControl<string | undefined>;
  table: QuestionTable | undefined;
  disabled: boolean;
  /** How to write them. */
  words: string | undefined;
}

function ConditionControl({ control, table, disabled, words }: ConditionControlProps) {
  const { value = "", onChange, ...rest } = control;
  const chosen = readChosen(value);
  const [way, setWay] = useState<"choose" | "write">(chosen ? "choose" : "write");
  // What was entered the other way, so that going there and back loses nothing.
  const [other, setOther] = useState("");
  const change = () => {
    setWay(way === "choose" ? "write" : "choose");
    setOther(value);
    onChange(other);
  };
  const toggle = !disabled && (
    <Button onClick={change} size="sm" variant="ghost">
      {way === "choose" ? texts.write : texts.choose}
    </Button>
  );
  if (way === "write" || chosen === undefined)
    return (
      <div className="grid gap-1.5">
        <TextArea {...rest} dir="auto" onChange={onChange} rows={3} value={value} />
        <p className="flex flex-wrap items-center gap-2 text-12 text-subtle">
          {words} {toggle}
        </p>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-1.5">
      {table ? (
        <LoadedBar
          conditions={chosen}
          disabled={disabled}
          onChange={(next) => onChange(next.length === 0 ? "" : JSON.stringify(next))}
          table={table}
        />
      ) : (
        <p className="w-full rounded-8 border border-line px-3 py-2 text-13 text-muted">
          {chosen.length > 0 ? texts.fileNotHere : texts.chooseFileFirst}
        </p>
      )}
      {toggle}
    </div>
  );
}

/** Conditions as they are kept; undefined for words. */
function readChosen(value: string): QuestionCondition[] | undefined {
  if (value.trim() === "") return [];
  if (!value.trimStart().startsWith("[")) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return Array.isArray(read) ? (read as QuestionCondition[]) : undefined;
  } catch {
    return undefined;
  }
}

function LoadedBar(props: ConditionBarProps) {
  const labels = useLabels();
  const [failed, setFailed] = useState(false);
  const ConditionBar = conditionBar.useLoaded(!failed, () => setFailed(true));
  if (ConditionBar) return <ConditionBar {...props} />;
  if (!failed) return <Skeleton className="h-control-lg w-full" />;
  return (
    <Notice
      action={
        <Button onClick={() => setFailed(false)} size="sm">
          {labels.tryAgain}
        </Button>
      }
      className="w-full"
      tone="danger"
    >
      {labels.loadFailed}
    </Notice>
  );
}

/** By the names that the settings of a source have for them. */
const rowComponents: ManifestComponents = {
  table: FileField,
  key_column: KeyField,
  conditions: ConditionsField,
};

/** The controls of a source over a file; undefined where nothing can be chosen, and all of it is asked for as text. */
export const useRowComponents = (): ManifestComponents | undefined =>
  use(RowChoicesContext) ? rowComponents : undefined;
