export { HowItWorksScreen } from "./how-it-works.tsx";
export { howItWorksTexts } from "./how-it-works.texts.ts";
export type { HowItWorksScreenProps, HowItWorksState } from "./how-it-works.types.ts";
