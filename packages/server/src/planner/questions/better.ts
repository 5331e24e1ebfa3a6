import type { Measure, Operand } from "../../questions/form.ts";
import type { KnownColumn, KnownTable } from "../../questions/known-table.ts";
import { rootsOf } from "../../questions/roots.ts";
import type { SpanOf } from "./spans.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).flatMap(rootsOf));

/** Of what there is more of, the better. */
const HIGH = words(
  "rating score satisfaction nps csat star stars point points quality revenue sales sale turnover income earnings profit margin amount total value net gross uptime conversion yield output donation donations attendance att raised growth anwesenheit umsatz erlös einnahmen gewinn marge betrag summe bewertung zufriedenheit punkte qualität",
);
/** Of what there is less of, the better. */
const LOW = words(
  "complaint complaints delay late cost costs expense expenses spend error errors defect defects fault faults return returns refund refunds cancellation cancellations absence absences sick downtime wait waiting overdue arrears debt loss losses churn void voids damage damages incident incidents injury injuries accident accidents emission emissions consumption scrap reklamation reklamationen beschwerde beschwerden verspätung verzögerung kosten ausgaben fehler mangel mängel retoure retouren ausfall ausfälle wartezeit schaden schäden verlust unfall unfälle verbrauch",
);

const hasOne = (own: Iterable<string>, set: ReadonlySet<string>) =>
  [...own].some((word) => set.has(word));

/** Whether high figures of a column are good; undefined where both or neither could be. */
function isHighGood({ core, words: own }: KnownColumn): boolean | undefined {
  // "Refund total" is no total that anybody wants.
  if (hasOne(own, LOW)) return false;
  return hasOne(core, HIGH) ? true : undefined;
}

const ofOperand = (operand: Operand): boolean | undefined =>
  operand.kind === "days" ? undefined : isHighGood(operand.column);

/** Many rows are good, unless they are of what nobody wants. */
const ofRows = ({ entity }: KnownTable): boolean => !hasOne(entity, LOW);

/**
 * Whether an extreme of a measure puts the highest first: the best by complaints has the fewest. Undefined where it is unclear which
 * end is the better one.
 */
export function isDown(
  { payload }: SpanOf<"extreme">,
  measure: Measure | { readonly of: Operand },
  known: KnownTable,
): boolean | undefined {
  if (!payload.judged) return payload.down;
  const high = "of" in measure ? ofOperand(measure.of) : ofRows(known);
  return high === undefined ? undefined : high === payload.down;
}
