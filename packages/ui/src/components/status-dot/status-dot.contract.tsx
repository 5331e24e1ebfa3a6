import { covers } from "../../testing/contract.tsx";
import { StatusDot } from "./index.ts";

export const contract = [covers(StatusDot, "status-dot", { label: "Running" })];
