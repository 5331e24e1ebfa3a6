import { clsx } from "clsx";
import { type ComponentProps, lazy, Suspense, useMemo } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { fieldMappingWords } from "../../components/labels/words/field-mapping-words.ts";
import { FactTable, type FactTableProps } from "../fact-table/index.ts";
import { fieldOptions } from "./field-mapping.logic.ts";
import type { SystemFields } from "./field-mapping.types.ts";

/** Most tables of names are of apps that list no fields, and a list to choose from is heavy. */
const FieldChoice = lazy(async () => ({
  default: (await import("./field-choice.tsx")).FieldChoice,
}));

/** Props of {@link FieldMapping}. */
export interface FieldMappingProps
  extends Pick<
      FactTableProps,
      "label" | "rows" | "onRowsChange" | "readOnly" | "disabled" | "dropped"
    >,
    Omit<ComponentProps<"div">, "children"> {
  /** The fields that can be chosen from; without it ids are typed. */
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
        {...(fields && {
          renderField: (field) => (
            <Suspense fallback={<UnderWay value={field.row.value} />}>
              <FieldChoice field={field} fields={fields} options={options} />
            </Suspense>
          ),
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

/** As high as the field that comes in its place. */
const UnderWay = ({ value }: { value: string }) => (
  <span className={clsx("block truncate px-3.25 py-2.5 text-14", value !== "" && "pb-9")}>
    {value}
  </span>
);
