import { type KeyboardEvent, useId } from "react";
import { Combobox, type ComboboxOption } from "../../components/combobox/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { fieldMappingWords } from "../../components/labels/words/field-mapping-words.ts";
import type { FactField } from "../fact-table/index.ts";
import type { SystemFields } from "./field-mapping.types.ts";

/**
 * The id of a field, chosen by its name in the app, or typed. A chosen one shows its name, with its id below; it also
 * fills in the row's name if that is empty.
 */
export function FieldChoice({
  field: { row, label, placeholder, disabled, place, onType, onKeyDown },
  fields,
  options,
}: {
  field: FactField;
  fields: SystemFields;
  options: readonly ComboboxOption[];
}) {
  const words = useWords(fieldMappingWords);
  const id = useId();
  const value = row.value.trim();
  const chosen = options.find((option) => option.value === value);
  const isUnknown = fields.kind === "ready" && fields.complete && !chosen;
  const isNamed = chosen !== undefined && chosen.label !== value;
  // While the fields are loading the note's line is reserved: the content below would move.
  const hasNote = value !== "" && (isUnknown || isNamed || fields.kind === "loading");
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    // Enter selects the highlighted option of the open list; otherwise it moves to the next row.
    const isMarked =
      input.getAttribute("aria-expanded") === "true" &&
      input.getAttribute("aria-activedescendant") !== null;
    if (!isMarked) onKeyDown(event);
  };
  return (
    <>
      <Combobox
        aria-describedby={hasNote ? id : undefined}
        aria-label={label}
        data-place={place}
        dir="auto"
        disabled={disabled}
        freeText
        onKeyDown={press}
        onValueChange={(next = "") => {
          const name = options.find((option) => option.value === next)?.label;
          const names = row.key.trim() === "" && name !== undefined;
          onType({ value: next, ...(names && { key: name }) });
        }}
        options={options}
        placeholder={placeholder}
        emptyText={words.typedField}
        status={fields.kind === "loading" ? "loading" : "ready"}
        {...(value !== "" && { value })}
        variant="cell"
      />
      {hasNote && (
        <p className="min-h-6.5 px-3.25 pb-2 text-12 text-subtle wrap-anywhere" id={id}>
          {isUnknown && <span className="text-warning">{words.unknownField}</span>}
          {isNamed && <code className="font-mono">{value}</code>}
        </p>
      )}
    </>
  );
}
