export type { CommonLabels } from "./common-labels.ts";
export {
  englishLabels,
  type Labels,
  LabelsProvider,
  type LabelsProviderProps,
  useLabels,
} from "./labels.tsx";
