import { covers } from "../../testing/contract.tsx";
import { EmptyState } from "./index.ts";

export const contract = [covers(EmptyState, "empty-state", { title: "Nothing here" })];
