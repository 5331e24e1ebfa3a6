import type { QuestionTable } from "@switchboard/api-client/types";
import type { ColumnRoles } from "../../domain/datasets/column-roles.ts";
import type { AskableTable } from "../../questions/questions.ts";

/** A table that can be asked about, in the form of the contract. */
export const toQuestionTable = (
  { known, dataset }: AskableTable,
  roles: ColumnRoles,
): QuestionTable => {
  const stored = dataset.tables.find(({ name }) => name === known.table.name);
  return {
    name: known.table.name,
    label: known.table.title,
    dataset_id: dataset.id,
    filename: dataset.filename,
    row_count: known.table.rowCount,
    columns: known.columns.map(({ name, label, type, role, samples, profile }, at) => {
      const unit = stored?.columns[at]?.unit;
      const chosen = roles.get(known.table.name)?.get(name);
      return {
        name,
        label,
        type,
        ...(unit !== undefined && { unit }),
        ...(chosen && { role: chosen }),
        adds_up: role === "additive",
        samples: [...samples],
        ...(profile && { distinct: profile.distinct, empty: profile.empty }),
        ...(profile?.earliest !== undefined && { smallest: profile.earliest }),
        ...(profile?.latest !== undefined && { largest: profile.latest }),
      };
    }),
  };
};
