import { refuse, type Resolving } from "./find-column.ts";
import type { Question } from "./question.ts";

/** What a question is, by what it shows. */
type Shape = "exists" | "compare" | "share" | "groups" | "figures" | "values" | "rows";

/** The parts that not every question has. */
type Part = "by" | "without" | "having" | "order" | "top" | "share" | "compare" | "show/1";

const PARTS: Readonly<Record<Shape, readonly Part[]>> = {
  exists: [],
  compare: ["compare"],
  share: ["by", "share"],
  groups: ["by", "having", "order", "top", "show/1"],
  figures: ["show/1"],
  values: ["by", "without"],
  rows: ["order", "top"],
};

const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  exists: "“Exists”",
  compare: "A comparison",
  share: "A share",
  groups: "A figure by groups",
  figures: "A figure without groups",
  values: "A list of values",
  rows: "A list of rows",
};

const PART_NAMES: Readonly<Record<Part, string>> = {
  by: "groups",
  without: "“without”: that takes one group and no figure",
  having: "condition on groups",
  order: "order",
  top: "limit",
  share: "share",
  compare: "comparison",
  "show/1": "second figure",
};

function shapeOf({ show, by = [], share, compare }: Question): Shape {
  if (show.some(({ fn }) => fn === "exists")) return "exists";
  if (compare) return "compare";
  if (share) return "share";
  if (show.length > 0) return by.length > 0 ? "groups" : "figures";
  return by.length > 0 ? "values" : "rows";
}

/** Refuses each part that the answer would leave out: people would take its figures for what they are not. */
export function refuseUnusedParts(question: Question, resolving: Resolving) {
  const { show, by = [], order } = question;
  const shape = shapeOf(question);
  const has: Readonly<Record<Part, boolean>> = {
    by: by.length > 0,
    without: question.without !== undefined,
    having: question.having !== undefined,
    order: order !== undefined,
    top: question.top !== undefined,
    share: question.share !== undefined,
    compare: question.compare !== undefined,
    "show/1": show.length > 1,
  };
  for (const part of Object.keys(has) as Part[])
    if (has[part] && !PARTS[shape].includes(part))
      refuse(part, `${SHAPE_NAMES[shape]} has no ${PART_NAMES[part]}.`, resolving);
  if (shape === "values" && by.length > 1)
    refuse("show", "Choose a figure for these groups.", resolving);
  if (question.without?.length === 0) refuse("without", "Choose what no row may be.", resolving);
  if (shape === "groups" && order?.by)
    refuse("order/by", "Groups are ordered by their first figure.", resolving);
  if (shape === "rows" && order && !order.by)
    refuse("order", "Choose what the rows are ordered by.", resolving);
}
