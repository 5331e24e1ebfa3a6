export { LandingScreen, type LandingScreenProps } from "./landing.tsx";
export type { Integration, LandingState } from "./landing.types.ts";
