import type { Operation } from "../../http/operation.ts";
import { discover } from "./discover.ts";
import { getRun } from "./get-run.ts";
import { runChat } from "./run-chat.ts";
import { stopRun } from "./stop-run.ts";
import { streamRunEvents } from "./stream-run-events.ts";

export const runOperations: readonly Operation[] = [
  runChat,
  discover,
  getRun,
  streamRunEvents,
  stopRun,
];
