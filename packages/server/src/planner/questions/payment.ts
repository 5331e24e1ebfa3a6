import type { Filter } from "../../questions/form.ts";
import { type Draft, isFigure, isIn, noOf } from "./draft.ts";
import type { KnownColumn } from "../../questions/known-table.ts";

export const CLOSED =
  /(?:closed|solved|answered|won|lost|done|resolved|complete|finished|cancel|reject|paid|settled|delivered|erledigt|abgeschlossen|bezahlt)/i;

export const PAID =
  /(?:paid|closed|solved|answered|done|resolved|complete|finished|settled|won|delivered|bezahlt|erledigt|abgeschlossen)/i;

/** Of what is going on: what is neither closed nor so, such as a no-show, is asked about. */
export const OPEN =
  /open|pending|new|wait|progress|process|review|submit|draft|schedul|book|active|hold|assign|overdue|outstand|disput|sent|due|unpaid|lead|quot|contact|offer|applied|interview|screen|offen|neu|beantragt|prüfung|bearbeitung|wartet|ausstehend|fällig/i;

const PAYMENT = /paid|payment|settled|bezahlt|gezahlt|beglichen/i;

export const paidColumn = ({ known }: Draft) =>
  known.columns.find(({ role, label }) => role === "yes-no" && PAYMENT.test(label));

/** Whether rows end with a payment, or a status tells of one: that something is delivered doesn't make it paid. */
export const tellsPayment = ({ known: { status, ends } }: Draft): boolean =>
  (status?.known ?? []).some((value) => PAYMENT.test(value)) ||
  (ends !== undefined && PAYMENT.test(ends.label));

/** The column with the amount owed. */
export const debtOf = ({ known }: Draft): KnownColumn | undefined =>
  known.columns.find(
    (column) =>
      isFigure(column) &&
      column.words.some((word) =>
        ["arrear", "owed", "owing", "outstanding", "balance", "debt"].includes(word),
      ),
  );

/** What is owed: all that is not paid, and was not called off. */
export function unpaid(draft: Draft): Filter[] | undefined {
  const debt = debtOf(draft);
  if (debt) return [{ kind: "number", of: { kind: "column", column: debt }, op: ">", value: 0 }];
  const { status, ends } = draft.known;
  const paid = paidColumn(draft);
  if (paid) return [isIn(paid, [noOf(paid)])];
  if (!tellsPayment(draft)) return undefined;
  const open = (status?.known ?? []).filter((value) => !CLOSED.test(value));
  if (status && open.length > 0) return [isIn(status, open)];
  return ends?.hasEmpty ? [{ kind: "empty", column: ends, not: false }] : undefined;
}
