export { ComingScreen, type ComingScreenProps, type ComingState } from "./coming.tsx";
