import { SHOW_CHART } from "../../planner/index.ts";
import { failed, type OwnTool } from "./own-tool.ts";

const MAX_CATEGORIES = 200;
/** More colors cannot be told apart. */
const MAX_SERIES = 6;

type Chart = {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly unknown[] }[];
};

/** Draws figures in the conversation, with the same figures in a table one click away. */
export const showChart: OwnTool = {
  name: SHOW_CHART,
  description:
    "Draw a chart of figures that a tool returned, where a trend or a comparison is easier to see than to read: lines over time, bars by name. Not for three values or fewer: say those. Copy the figures exactly. The user sees it at once, with its table; go on with your answer in text, and do not repeat all figures there.",
  schema: {
    type: "object",
    properties: {
      title: {
        type: "string",
        description: "What is drawn, such as “Total Amount by Region”.",
        pattern: "\\S",
        maxLength: 300,
      },
      kind: { type: "string", enum: ["line", "bar", "stacked-bar"] },
      category: {
        type: "string",
        description: "What the categories are, such as “Month”.",
        maxLength: 100,
      },
      categories: {
        type: "array",
        description: "Along the axis, in order.",
        minItems: 1,
        maxItems: MAX_CATEGORIES,
        items: { type: "string", maxLength: 200 },
      },
      series: {
        type: "array",
        minItems: 1,
        maxItems: MAX_SERIES,
        items: {
          type: "object",
          properties: {
            name: { type: "string", maxLength: 200 },
            values: {
              type: "array",
              description: "One for each category; null where it is not known.",
              maxItems: MAX_CATEGORIES,
              items: { anyOf: [{ type: "number" }, { type: "null" }] },
            },
          },
          required: ["name", "values"],
          additionalProperties: false,
        },
      },
    },
    required: ["title", "kind", "category", "categories", "series"],
    additionalProperties: false,
  },
  answer(_deps, _tx, _run, args) {
    const { categories, series } = args as Chart;
    const odd = series.find(({ values }) => values.length !== categories.length);
    if (odd)
      return failed(
        `The series “${odd.name}” has ${odd.values.length} values for ${categories.length} categories.`,
      );
    if (new Set(series.map(({ name }) => name)).size < series.length)
      return failed("Two of the series have the same name.");
    return {
      output: { type: "json", value: { status: "shown" } },
      event: { result: { kind: "chart", chart: args }, outcome: "done" },
    };
  },
};
