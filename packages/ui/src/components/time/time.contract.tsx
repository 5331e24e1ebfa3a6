import { covers } from "../../testing/contract.tsx";
import { DateTime, RelativeTime } from "./index.ts";

const moment = "2026-11-20T12:00:00Z";

export const contract = [
  covers(DateTime, "time", { value: moment }),
  covers(DateTime, "time", { value: "no moment" }),
  covers(RelativeTime, "time", { value: moment, now: moment }),
];
