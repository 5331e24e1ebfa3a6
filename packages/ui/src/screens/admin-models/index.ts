export { AdminModelsScreen, type AdminModelsScreenProps } from "./admin-models.tsx";
export { adminModelsTexts } from "./admin-models.texts.ts";
export type {
  AdminModelsActions,
  AdminModelsReady,
  AdminModelsState,
  FoundServer,
  ListedModel,
  ModelDraft,
  ModelRow,
  NamedOrganization,
  OfferedTo,
  OpenModel,
  OpenProvider,
  OrganizationSearch,
  ProviderDraft,
  ProviderKind,
  ProviderReport,
  ProviderRow,
  ProviderTest,
} from "./admin-models.types.ts";
export {
  EvaluationSection,
  type EvaluationSectionProps,
  type CaseOutcome,
  type EvaluatedCase,
  type EvaluationActions,
  type EvaluationReady,
  type EvaluationRow,
  type EvaluationStart,
  type EvaluationState,
  type OpenCases,
} from "./evaluation/index.ts";
