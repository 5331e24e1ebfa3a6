export { AdminHealthScreen, type AdminHealthScreenProps } from "./admin-health.tsx";
export { adminHealthTexts } from "./admin-health.texts.ts";
export type {
  AdminHealthActions,
  AdminHealthState,
  BrokenConnectionRow,
  DeadWorkRow,
  FailingSourceRow,
  HealthFigures,
} from "./admin-health.types.ts";
