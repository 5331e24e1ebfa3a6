export * from "./ask-question.ts";
export * from "./check-question.ts";
export * from "./list-column-values.ts";
export * from "./list-figure-rows.ts";
export * from "./list-question-tables.ts";
