export { FileDrop, type FileDropProps } from "./file-drop.tsx";
export { isAccepted, takeOne } from "./file-drop.logic.ts";
