import type { Concept } from "./meaning.ts";
import { type KnownColumn, type KnownTable, headOf, unitOf } from "../../questions/known-table.ts";
import { rootsOf } from "../../questions/roots.ts";

/** The columns that a concept can mean, best first. */
export function columnsOfConcept(concept: Concept, known: KnownTable): readonly KnownColumn[] {
  const has = (...words: string[]) =>
    known.columns.filter(
      (column) =>
        ["additive", "figure"].includes(column.role) &&
        // A "Rate/Day" is no duration.
        (words.includes(headOf(column)) || words.includes(column.words[0] ?? "")),
    );
  switch (concept) {
    case "money":
      return known.main ? [known.main.column] : [];
    case "price":
      return [
        ...has(...["price", "fee", "rate", "cost", "preis"].flatMap(rootsOf)),
        ...known.columns.filter((column) => column.money && unitOf(column) !== undefined),
      ];
    case "quantity":
      return known.quantity ? [known.quantity] : [];
    case "duration":
      return has(
        ...["duration", "hours", "minutes", "days", "nights", "time", "dauer", "stunden"].flatMap(
          rootsOf,
        ),
      );
    case "salary":
      return has(...["salary", "pay", "wage", "compensation", "gehalt", "lohn"].flatMap(rootsOf));
    case "score":
      return has(
        ...[
          "score",
          "rating",
          "grade",
          "points",
          "satisfaction",
          "bewertung",
          "note",
          "nps",
          "csat",
        ].flatMap(rootsOf),
      );
  }
}
