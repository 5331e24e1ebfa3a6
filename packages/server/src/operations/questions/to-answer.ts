import type { AnswerColumn, QuestionAnswer, QuestionTable } from "@switchboard/api-client/types";
import type { ColumnRoles } from "../../domain/datasets/column-roles.ts";
import type { Dataset } from "../../domain/datasets/ports.ts";
import type { SourcedAnswer } from "../../domain/datasets/query-files.ts";
import type { AnsweredQuestion, AskableTable } from "../../questions/questions.ts";

/** A question's answer in the form of the contract. */
export const toAnswer = ({
  question,
  said,
  text,
  dataset,
  result,
  chart,
  groups,
  counted,
  of,
  notes,
}: AnsweredQuestion): QuestionAnswer => ({
  question,
  said,
  text,
  filename: dataset.filename,
  dataset_id: dataset.id,
  columns: toColumns(result.columns, dataset.tables),
  rows: result.rows.map((row) => [...row]),
  row_count: result.rowCount,
  groups,
  counted,
  of,
  ...(chart && {
    chart: {
      title: chart.title,
      kind: chart.kind,
      category: chart.category,
      categories: [...chart.categories],
      series: chart.series.map(({ name, values }) => ({ name, values: [...values] })),
    },
  }),
  notes: [...notes],
});

/** The columns of a result, with the units that they have in their file. */
export const toColumns = (
  columns: SourcedAnswer["columns"],
  tables: Dataset["tables"],
): AnswerColumn[] =>
  columns.map(({ name, type, label = name }) => {
    const own = tables.flatMap((table) => table.columns).find((column) => column.label === label);
    return { name, label, type, ...(own?.unit !== undefined && { unit: own.unit }) };
  });

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
