import type { Deps } from "../deps.ts";
import { every } from "../domain/jobs/define-job.ts";
import { giveUpLostMessages as giveUp } from "../domain/outbox/dead-messages.ts";

export const giveUpLostMessages = every(60, "give-up-lost-messages", (deps: Deps) => giveUp(deps));
