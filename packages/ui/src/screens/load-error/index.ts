export { LoadErrorScreen, type LoadErrorScreenProps, type LoadErrorState } from "./load-error.tsx";
