import { covers } from "../../testing/contract.tsx";
import { FactTable } from "./index.ts";

export const contract = [covers(FactTable, "fact-table", { label: "My Details", rows: [] })];
