import { covers } from "../../testing/contract.tsx";
import { DateTime } from "./index.ts";

export const contract = [
  covers(DateTime, "time", { value: "2026-11-20T12:00:00Z" }),
  covers(DateTime, "time", { value: "no moment" }),
];
