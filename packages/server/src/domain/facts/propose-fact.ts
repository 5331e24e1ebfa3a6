import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { storableText } from "../storable.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { NewFactProposal } from "./ports.ts";
import { fingerprintOf, isSame, knownFact } from "./same-fact.ts";

/** Proposals that may wait for a user at a time: text that an agent reads must not bury their profile in them. */
const MAX_WAITING = 20;

/** The result of proposing a fact. `current` is the profile's value for its key. */
export type Proposing =
  | {
      readonly status: "proposed";
      readonly proposal: NewFactProposal;
      readonly current: string | null;
    }
  | { readonly status: "known" | "refused" | "waiting" | "full" };

/**
 * Proposes a fact to a user. The profile stays as it is until they accept. Known, pending and refused facts are not proposed
 * again.
 */
export async function proposeFact(
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  tx: Pick<Repositories, "users" | "factProposals">,
  fact: Pick<NewFactProposal, "userId" | "sessionId" | "runId" | "key" | "value">,
): Promise<Proposing> {
  const { userId } = fact;
  const key = storableText(fact.key).replace(/\s+/g, " ").trim();
  const value = storableText(fact.value).trim();
  // Two concurrent runs must not both take the last place.
  await tx.users.lock(userId);
  const user = await tx.users.find(userId);
  if (!user) return { status: "refused" };
  const known = knownFact(user, key);
  if (known && isSame(known.value, value)) return { status: "known" };
  const fingerprint = fingerprintOf(key, value);
  for (const before of await tx.factProposals.list(userId, { fingerprint })) {
    if (before.state === "refused") return { status: "refused" };
    if (before.state === "proposed") return { status: "waiting" };
    // Accepted in an edited form, which the profile still has.
    if (knownFact(user, before.key)?.value === before.value) return { status: "known" };
  }
  if ((await tx.factProposals.countWaiting(userId)) >= MAX_WAITING) return { status: "full" };
  const proposal: NewFactProposal = {
    ...fact,
    id: newId(),
    key,
    value,
    fingerprint,
    state: "proposed",
    createdAt: clock.now(),
  };
  await tx.factProposals.insert(proposal);
  return { status: "proposed", proposal, current: known?.value || null };
}
