import { sayList } from "../../text/markdown.ts";
import type { Form } from "./form.ts";
import { groupTitle, measureTitle, operandTitle } from "./form-sql.ts";
import { sayFilter } from "./say-form.ts";

/** A form in a few words of Markdown, as another reading or a chart is named. */
export function describeForm(form: Form): string {
  const where = sayWhere(form.filters);
  const by = (groups: readonly Parameters<typeof groupTitle>[0][]) =>
    groups.length > 0 ? ` by ${sayList(groups.map(groupTitle))}` : "";
  switch (form.kind) {
    case "figures":
      return `${sayList(form.measures.map(measureTitle))}${by(form.groups)}${where}${order(form)}`;
    case "rows":
      return `the rows${where}${form.order ? `, ordered by ${operandTitle(form.order.by)}` : ""}`;
    case "values":
      return `the different values of ${form.column.label}${where}`;
    case "exists":
      return `whether there are rows${where}`;
    case "share":
      return `the share of ${form.of ? operandTitle(form.of) : "rows"}${sayWhere(form.part)}${by(form.groups)}${form.part.length > 0 && form.filters.length > 0 ? `, of the rows${where}` : where}`;
    case "difference":
      return `${form.change ? "the change" : "the difference"} of ${measureTitle(form.measure)} between ${sayList(form.alternatives.map(({ said }) => said))}${where}`;
  }
}

const sayWhere = (filters: Form["filters"]) =>
  filters.length > 0 ? ` where ${sayList(filters.map(sayFilter))}` : "";

const order = (form: Extract<Form, { kind: "figures" }>) =>
  form.order ? `, ${form.order.down ? "highest" : "lowest"} first` : "";
