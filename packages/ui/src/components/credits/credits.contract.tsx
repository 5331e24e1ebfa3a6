import { covers } from "../../testing/contract.tsx";
import { Credits } from "./index.ts";

export const contract = [covers(Credits, "credits", { value: 1 })];
