import type { Form } from "../../eval/question-set.ts";
import { compute, type Expected, type Row } from "../../eval/reference.ts";

/** Groups and rows of which a long list shows the first. */
const SHOWN = 5;

/** What a right answer says, in short. */
export function sayExpected(forms: readonly Form[], rows: readonly Row[], asks: boolean): string {
  const said = forms.map((form) => say(compute(form, rows)));
  return [...new Set([...said, ...(asks ? ["A question back"] : [])])].join("\nor ");
}

function say(expected: Expected): string {
  switch (expected.kind) {
    case "figure":
      return number(expected.value);
    case "share":
      return `${number(expected.percent)} %`;
    case "difference":
      return `${number(expected.figures[0])} and ${number(expected.figures[1])}, a difference of ${number(expected.difference)}`;
    case "exists":
      return expected.count > 0 ? `Yes, ${expected.count}` : "No";
    case "values":
      return list(expected.values);
    case "rows":
      return list(expected.rows.map((row) => row.join(" · ")));
    case "groups":
      return list(
        expected.groups.map(
          ({ keys, values }) =>
            `${keys.map((key) => key || "(empty)").join(" · ")}: ${values.map(number).join(" · ")}`,
        ),
      );
  }
}

const number = (value: number | string | null): string =>
  typeof value === "number"
    ? value.toLocaleString("en-US", { maximumFractionDigits: 2 })
    : (value ?? "nothing");

function list(lines: readonly string[]): string {
  if (lines.length === 0) return "Nothing";
  const more = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}
