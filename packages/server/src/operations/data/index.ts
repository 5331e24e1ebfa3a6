export * from "./delete-dataset.ts";
export * from "./list-datasets.ts";
export * from "./preview-dataset.ts";
export * from "./set-column-role.ts";
export * from "./suggest-questions.ts";
export * from "./upload-dataset.ts";
