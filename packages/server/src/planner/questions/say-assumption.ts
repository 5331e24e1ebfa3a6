import type { Assumption } from "../../questions/form.ts";
import type { Phrases } from "../../questions/phrases/phrases.ts";
import { operandTitle } from "../../questions/titles.ts";

/** What was taken for granted, in words. */
export function sayAssumption(assumption: Assumption, words: Phrases): string {
  const { notes } = words;
  switch (assumption.kind) {
    case "period":
      return notes.period(assumption.name);
    case "figure":
    case "ranked":
    case "compared":
      return notes[assumption.kind](operandTitle(assumption.of, words));
    case "average-of-figure":
      return notes.averageOf(operandTitle(assumption.of, words));
    case "sum-of-figure":
      return notes.sumOf(operandTitle(assumption.of, words));
    case "average":
      return notes.average;
    case "read-as":
      return notes.readAs(assumption.typed, assumption.meant);
  }
}
