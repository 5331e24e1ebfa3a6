import { covers } from "../../testing/contract.tsx";
import { VisuallyHidden } from "./index.ts";

export const contract = [covers(VisuallyHidden, "visually-hidden", { children: "of 12 items" })];
