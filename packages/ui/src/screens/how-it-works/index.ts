export {
  HowItWorksScreen,
  type HowItWorksScreenProps,
  type HowItWorksState,
} from "./how-it-works.tsx";
export { howItWorksTexts } from "./how-it-works.texts.ts";
