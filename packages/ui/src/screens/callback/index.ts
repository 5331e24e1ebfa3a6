export { CallbackScreen, type CallbackScreenProps, type CallbackState } from "./callback.tsx";
