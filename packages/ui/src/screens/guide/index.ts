export { type GuideReady, GuideScreen, type GuideScreenProps, type GuideState } from "./guide.tsx";
export { guideTexts } from "./guide.texts.ts";
