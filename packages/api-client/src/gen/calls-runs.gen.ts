// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call, StreamCall } from "../call.ts";
import type * as t from "./types.gen.ts";

/** The state of a run. Extension `runs`. */
export const getRun: Call<t.GetRunData, t.GetRunResponse> = { method: "GET", path: "/api/v1/runs/{run_id}" };
/** Continue reading a run. Extension `runs`. */
export const streamRunEvents: StreamCall<t.StreamRunEventsData, t.StreamRunEventsResponse> = { method: "GET", path: "/api/v1/runs/{run_id}/events" };
/** Stop a run. Extension `runs`. */
export const stopRun: Call<t.StopRunData, t.StopRunResponse> = { method: "POST", path: "/api/v1/runs/{run_id}/stop" };
/** Let a run use more credits. Extension `credit-limits`. */
export const goOnRun: Call<t.GoOnRunData, t.GoOnRunResponse> = { method: "POST", path: "/api/v1/runs/{run_id}/go-on" };
