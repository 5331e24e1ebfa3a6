export { FactTable, type FactTableProps, type FactTableWords } from "./fact-table.tsx";
export { duplicatesOf, factRows, newFact, readFacts } from "./fact-table.logic.ts";
export type { FactChange, FactField, FactReading, FactRow } from "./fact-table.types.ts";
