import type { Repositories } from "../unit-of-work.ts";
import { canonical } from "../approvals/approval-terms.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { AuditEvent } from "./ports.ts";

/**
 * Adds a line to the audit record in the transaction of the recorded change, so that both exist or neither does.
 * @param tx the transaction, or the store for what changes nothing else, such as a refusal
 */
export const recordAudit = (tx: Pick<Repositories, "audit">, event: AuditEvent): Promise<void> =>
  tx.audit.append([event]);

/** A hash that tells whether two approvals had the same arguments without revealing them. */
export const hashOf = (value: unknown): string => hashSecret(canonical(value));
