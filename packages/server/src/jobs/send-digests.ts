import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";
import { sendDigests as send } from "../domain/notices/send-digests.ts";

export const sendDigests = every(60, "send-digests", (deps: Deps) => send(deps));
