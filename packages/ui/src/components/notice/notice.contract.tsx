import { covers } from "../../testing/contract.tsx";
import { Notice } from "./index.ts";

export const contract = [covers(Notice, "notice", { children: "Saved." })];
