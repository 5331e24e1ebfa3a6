import { covers } from "../../testing/contract.tsx";
import { FileDrop } from "./index.ts";

export const contract = [
  covers(FileDrop, "file-drop", {
    label: "File",
    dropLabel: "Drop",
    accept: [],
    onFile: () => undefined,
  }),
];
