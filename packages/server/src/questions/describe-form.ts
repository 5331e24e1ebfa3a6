import type { Form, Group } from "./form.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { alternativeTitle, sayAmount, sayFilters } from "./say-filter.ts";
import { groupTitle, measureTitle, namedOperand, rowOrder, wordsOf } from "./titles.ts";

/** The condition on the first figure of each group. */
function sayBound(
  { having, measures: [first] }: Extract<Form, { kind: "figures" }>,
  words: Phrases,
) {
  if (!having || !first) return "";
  const title = measureTitle(first, words);
  return words.conditions.number(
    { kind: "column", title },
    having.op,
    sayAmount(having.value, words),
  );
}

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
      return descriptions.figures({
        what,
        by: by(form.groups),
        where,
        having: sayBound(form, words),
        order: form.order && { down: form.order.down, top: form.limit },
      });
    }
    case "rows":
      return descriptions.rows(where, form.order && rowOrder(form.order, words), form.limit);
    case "values":
      return descriptions.values(form.column.label, where, sayFilters(form.unless ?? [], words));
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
