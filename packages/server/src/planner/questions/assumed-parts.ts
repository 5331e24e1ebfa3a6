import type { AssumedPart } from "@switchboard/api-client/types";
import { fold } from "../../text/stem.ts";
import type { Assumption, Form, Operand } from "../../questions/form.ts";
import { operandSql } from "../../questions/form-sql.ts";
import { wordsOf } from "../../questions/titles.ts";
import { sayAssumption } from "./say-assumption.ts";

/** What nobody said of a question, each with its place in it; what has no place of its own is in the notes alone. */
export const assumedParts = (form: Form, taken: readonly Assumption[]): AssumedPart[] =>
  taken.flatMap((one) => {
    const path = pathOf(form, one);
    return path === undefined ? [] : [{ path, reason: sayAssumption(one, wordsOf(form)) }];
  });

function pathOf(form: Form, assumption: Assumption): string | undefined {
  switch (assumption.kind) {
    case "period": {
      const name = JSON.stringify(assumption.name);
      return whereOf(form, (one) => one.kind === "period" && JSON.stringify(one.name) === name);
    }
    case "compared":
      return whereOf(form, (one) => one.kind === "number" && same(one.of, assumption.of));
    case "read-as": {
      const meant = fold(assumption.meant);
      return whereOf(
        form,
        (one) => one.kind === "in" && one.values.some((value) => fold(value) === meant),
      );
    }
    case "ranked":
      // Groups are ranked by their figure, rows by a column of their own.
      return form.kind === "rows" ? "order" : "show/0";
    default:
      return "show/0";
  }
}

const same = (a: Operand, b: Operand) => operandSql(a) === operandSql(b);

function whereOf({ filters }: Form, isMeant: (one: Form["filters"][number]) => boolean) {
  const at = filters.findIndex(isMeant);
  return at < 0 ? undefined : `where/${at}`;
}
