import { clsx } from "clsx";
import { type ComponentProps, useMemo } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { fieldMappingWords } from "../../components/labels/words/field-mapping-words.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { FactTable, type FactTableProps } from "../fact-table/index.ts";
import { fieldOptions } from "./field-mapping.logic.ts";
import type { SystemFields } from "./field-mapping.types.ts";

/** Most apps list no fields, and the combobox is heavy. Ids can be typed until it is loaded. */
const choice = lazyModule(async () => (await import("./field-choice.tsx")).FieldChoice);

/** Prefetches the combobox: replacing the field while somebody types an id would lose the focus. */
export const loadFieldChoice: () => Promise<void> = choice.load;

/** Props of {@link FieldMapping}. */
export interface FieldMappingProps
  extends Pick<
      FactTableProps,
      "label" | "rows" | "onRowsChange" | "readOnly" | "disabled" | "dropped"
    >,
    Omit<ComponentProps<"div">, "children"> {
  /** The available fields; without it ids are typed. */
  fields?: SystemFields;
}

/** Pairs friendly names with the ids of a system's fields. Read what to save with `readMappings`. */
export function FieldMapping({
  label,
  rows,
  onRowsChange,
  readOnly = false,
  disabled = false,
  dropped = 0,
  fields,
  className,
  ...rest
}: FieldMappingProps) {
  const labels = useLabels();
  const words = useWords(fieldMappingWords);
  const options = useMemo(() => fieldOptions(fields), [fields]);
  const FieldChoice = choice.useLoaded(fields !== undefined);
  const failed = fields?.kind === "failed" ? fields : undefined;
  return (
    <div className={clsx("grid min-w-0 gap-2", className)} data-slot="field-mapping" {...rest}>
      <FactTable
        disabled={disabled}
        dropped={dropped}
        label={label}
        readOnly={readOnly}
        rows={rows}
        {...(onRowsChange && { onRowsChange })}
        {...(fields &&
          FieldChoice && {
            renderField: (field) => <FieldChoice field={field} fields={fields} options={options} />,
          })}
        values="mono"
        words={{
          key: words.mappingName,
          value: words.mappingField,
          add: words.addMapping,
          empty: words.noMappings,
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden" role="status">
        {failed && (
          <>
            <p className="min-w-0 text-13 text-muted wrap-anywhere">
              {words.fieldsMissing(failed.message)}
            </p>
            <Button onClick={failed.onRetry} size="sm" variant="outline">
              {labels.tryAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
