export { ProfileScreen, type ProfileScreenProps } from "./profile.tsx";
export { profileTexts } from "./profile.texts.ts";
export type { ProfileActions, ProfileFacts, ProfileReady, ProfileState } from "./profile.types.ts";
