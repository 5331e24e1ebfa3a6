export { UsageScreen, type UsageScreenProps } from "./usage.tsx";
export { usageTexts } from "./usage.texts.ts";
export type { UsageShare, UsageSpan, UsageState } from "./usage.types.ts";
