import type { Form, Group } from "./form.ts";
import { sayFilters } from "./say-filter.ts";
import {
  alternativeTitle,
  groupTitle,
  measureTitle,
  namedOperand,
  operandTitle,
  wordsOf,
} from "./titles.ts";

/** A form in a few words of Markdown, as another reading or a chart is named. */
export function describeForm(form: Form): string {
  const words = wordsOf(form);
  const { descriptions } = words;
  const where = sayFilters(form.filters, words);
  const by = (groups: readonly Group[]) =>
    words.list(groups.map((group) => groupTitle(group, words)));
  switch (form.kind) {
    case "figures": {
      const what = words.list(form.measures.map((measure) => measureTitle(measure, words)));
      return descriptions.figures({ what, by: by(form.groups), where, order: form.order });
    }
    case "rows":
      return descriptions.rows(where, form.order && operandTitle(form.order.by, words));
    case "values":
      return descriptions.values(form.column.label, where);
    case "exists":
      return descriptions.exists(where);
    case "share":
      return descriptions.share({
        of: form.of && namedOperand(form.of, words),
        part: sayFilters(form.part, words),
        by: by(form.groups),
        where,
      });
    case "difference":
      return descriptions.difference({
        what: measureTitle(form.measure, words),
        change: form.change,
        between: form.alternatives.map((one) => alternativeTitle(one, words)),
        where,
      });
  }
}
