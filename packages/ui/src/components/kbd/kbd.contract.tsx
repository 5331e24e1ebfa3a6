import { covers } from "../../testing/contract.tsx";
import { Kbd } from "./index.ts";

export const contract = [covers(Kbd, "kbd", { children: "K" })];
