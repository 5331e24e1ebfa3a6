import { covers } from "../../testing/contract.tsx";
import { TextArea } from "./index.ts";

export const contract = [covers(TextArea, "text-area", { "aria-label": "Notes" })];
