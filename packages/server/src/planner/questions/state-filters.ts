import { CLOSED, OPEN, PAID, paidColumn, tellsPayment, unpaid } from "./payment.ts";
import type { Filter } from "../../questions/form.ts";
import { type Draft, isIn, noOf, yesOf } from "./draft.ts";
import type { State } from "./meaning.ts";
import type { KnownColumn } from "../../questions/known-table.ts";

export const beforeToday = (column: KnownColumn, { today }: Draft): Filter => ({
  kind: "period",
  column,
  until: today,
  name: { kind: "before", of: { kind: "today", iso: today } },
});

/** Values that are the state itself, in either language. */
const NAMES: Readonly<Partial<Record<State, RegExp>>> = {
  open: /^(?:open|offen|unpaid|unbezahlt)$/i,
  unpaid: /^(?:unpaid|unbezahlt)$/i,
  "on-time": /^(?:on time|pünktlich)$/i,
  early: /^(?:early|zu früh)$/i,
  done: /^(?:done|closed|completed?|finished|erledigt|abgeschlossen)$/i,
  overdue: /^(?:overdue|past due|überfällig)$/i,
  active: /^(?:active|aktiv)$/i,
  late: /^(?:late|delayed|verspätet)$/i,
};

/** How an end lies to what was promised, and how if that is denied. */
const COMPARED = { late: [">", "<="], "on-time": ["<=", ">"], early: ["<", ">="] } as const;

export function stateFilters(draft: Draft, state: State, denied: boolean): Filter[] | undefined {
  const { status, ends, due } = draft.known;
  const values = status?.known ?? [];
  const openOnes = values.filter((value) => !CLOSED.test(value));
  const named = values.filter((value) => NAMES[state]?.test(value));
  if (state === "unpaid" || state === "paid") {
    const paid = paidColumn(draft);
    if (paid) return [isIn(paid, [(state === "paid") === denied ? noOf(paid) : yesOf(paid)])];
    if (!tellsPayment(draft)) return undefined;
  }
  if (status && named.length > 0) return [isIn(status, named, denied)];
  // What is overdue is not paid either: as with what somebody owes, all counts that is neither paid nor called off.
  if (state === "unpaid" && !denied) return unpaid(draft);
  switch (state) {
    case "unpaid":
    case "open":
    case "active":
    case "paid":
    case "done": {
      const isOpen = (state !== "done" && state !== "paid") !== denied;
      if (ends?.hasEmpty) return [{ kind: "empty", column: ends, not: !isOpen }];
      if (isOpen && !openOnes.every((value) => OPEN.test(value))) return undefined;
      if (status && openOnes.length > 0 && openOnes.length < values.length)
        return [
          isIn(
            status,
            isOpen
              ? openOnes
              : values.filter((value) => PAID.test(value) && !/un|not|nicht/i.test(value)),
          ),
        ];
      return undefined;
    }
    case "overdue": {
      if (!due || denied) return undefined;
      const open = ends?.hasEmpty
        ? ({ kind: "empty", column: ends, not: false } as const)
        : status && openOnes.length > 0
          ? isIn(status, openOnes)
          : undefined;
      return open && [open, beforeToday(due, draft)];
    }
    case "late":
    case "on-time":
    case "early":
      return due && ends
        ? [{ kind: "columns", column: ends, op: COMPARED[state][denied ? 1 : 0], other: due }]
        : undefined;
  }
}
