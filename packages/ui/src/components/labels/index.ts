export type { CommonLabels } from "./common-labels.ts";
export { englishLabels } from "./english-labels.ts";
export { LabelsProvider, type LabelsProviderProps, useLabels } from "./labels.tsx";
export type { Labels } from "./labels.types.ts";
export { useWords } from "./use-words.ts";
