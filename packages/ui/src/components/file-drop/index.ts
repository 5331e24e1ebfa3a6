export { FileDrop, type FileDropProps } from "./file-drop.tsx";
export { isAccepted } from "./file-drop.logic.ts";
