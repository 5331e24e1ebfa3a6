export { LandingScreen, type LandingScreenProps, type LandingState } from "./landing.tsx";
export type { Integration } from "./landing-logos.tsx";
