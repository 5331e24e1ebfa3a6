import type { AnswerColumn, AnswerReading, QuestionAnswer } from "@switchboard/api-client/types";
import type { Dataset } from "../domain/datasets/ports.ts";
import type { SourcedAnswer } from "../domain/datasets/query-files.ts";
import type { AnsweredQuestion } from "./questions.ts";

/** A question's answer in the form of the contract. */
export const toAnswer = (answered: AnsweredQuestion): QuestionAnswer => ({
  ...toReading(answered),
  rows: answered.result.rows.map((row) => [...row]),
  row_count: answered.result.rowCount,
});

/** What an answer was computed from and how to show it, without its rows. */
export const toReading = ({
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
}: AnsweredQuestion): AnswerReading => ({
  question,
  said,
  text,
  filename: dataset.filename,
  dataset_id: dataset.id,
  columns: toColumns(result.columns, dataset.tables),
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
