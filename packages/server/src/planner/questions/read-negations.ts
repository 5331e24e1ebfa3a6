import { type Draft, consume, freeOf, isFigure } from "./draft.ts";
import { type Span, isKind } from "./spans.ts";

/** What a negation reaches: what follows it, over what is joined to that. */
export function readNegations(draft: Draft): ReadonlySet<Span> {
  const denied = new Set<Span>();
  for (const not of freeOf(draft, "not")) {
    let at = draft.spans.indexOf(not) + 1;
    let reached = false;
    for (; at < draft.spans.length; at++) {
      const span = draft.spans[at];
      if (isKind(span, "value", "state", "empty", "column", "event", "time")) {
        if (isKind(span, "column") && isFigure(span.payload.column)) break;
        // "Who didn't come in May" negates the coming, which no column records.
        if (isKind(span, "time") && draft.verbs.some((verb) => verb > not.at && verb < span.at))
          break;
        denied.add(span);
        reached = true;
        const next = draft.spans[at + 1];
        if (isKind(next, "and", "or", "not")) continue;
        // "not paid invoices": one thing is denied, unless others are joined to it.
        if (
          !isKind(next, "value") ||
          !isKind(span, "value") ||
          next.payload.column !== span.payload.column
        )
          break;
      } else if (
        !isKind(span, "and", "or", "not", "copula", "by", "entity") ||
        (reached && isKind(span, "entity"))
      )
        break;
    }
    if (reached) consume(draft, not);
  }
  return denied;
}

/** Whether the negation before a span is "no" or "never". */
export function isNone(draft: Draft, span: Span): boolean {
  const not = draft.spans.findLast((one) => isKind(one, "not") && one.at < span.at);
  return isKind(not, "not") && (not.payload.none === true || draft.indefinite);
}
