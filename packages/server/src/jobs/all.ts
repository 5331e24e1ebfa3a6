export * from "./drop-expired-rows.ts";
export * from "./expire-approvals.ts";
export * from "./prune-audit-record.ts";
export * from "./rotate-keys.ts";
export { runPlaybookJob } from "../domain/playbooks/run-playbook-job.ts";
export { refreshJob } from "../domain/sources/refresh-job.ts";
export * from "./refresh-sources.ts";
export { relayMessageJob } from "../domain/outbox/relay-message-job.ts";
export * from "./give-up-lost-messages.ts";
