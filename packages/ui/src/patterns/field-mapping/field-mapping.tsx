import type { ComponentProps } from "react";
import { useLabels } from "../../components/labels/index.ts";
import { FactTable, type FactTableProps } from "../fact-table/index.ts";

/** A field of the connected system. */
export interface SystemField {
  /** Id by which the system knows it: `customfield_10010`. */
  id: string;
  /** Name that its people gave it. */
  name?: string;
}

/** Props of {@link FieldMapping}. */
export interface FieldMappingProps
  extends Pick<
      FactTableProps,
      "label" | "rows" | "onRowsChange" | "readOnly" | "disabled" | "dropped"
    >,
    Omit<ComponentProps<"div">, "children"> {
  /** Fields that are proposed while an id is written. @default none */
  fields?: readonly SystemField[];
}

/** Pairs friendly names with the ids of a system's fields. Read what to save with `readMappings`. */
export function FieldMapping({ fields, ...rest }: FieldMappingProps) {
  const labels = useLabels();
  return (
    <FactTable
      data-slot="field-mapping"
      suggestions={fields?.map(({ id, name }) => ({ value: id, ...(name ? { label: name } : {}) }))}
      values="mono"
      words={{
        key: labels.mappingName,
        value: labels.mappingField,
        add: labels.addMapping,
        empty: labels.noMappings,
      }}
      {...rest}
    />
  );
}
