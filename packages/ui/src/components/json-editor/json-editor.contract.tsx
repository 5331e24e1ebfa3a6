import { covers } from "../../testing/contract.tsx";
import { JsonEditor } from "./index.ts";

export const contract = [
  covers(JsonEditor, "json-editor", { text: "{}", "aria-label": "Arguments" }),
];
