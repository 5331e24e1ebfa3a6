import type { Clock } from "../../clock.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { detailsOf, type FactMap, learnedOf, readFacts } from "../users/profile.ts";
import type { User } from "../users/ports.ts";
import type { FactProposal } from "./ports.ts";
import { knownFact } from "./same-fact.ts";

/** A user's decision about a proposal. */
export type FactDecision = {
  readonly decision: "accept" | "refuse" | "undo";
  /** With `accept`, an edited text. */
  readonly key?: string | undefined;
  readonly value?: string | undefined;
};

/** A proposal with the profile's current value for its key. */
export type SeenProposal = FactProposal & { readonly current: string | null };

/**
 * Decides about a proposal, or undoes that. Deciding the same once more changes nothing.
 * @throws AppError `not_found`; `conflict` where it was decided otherwise; `invalid` for a fact that the profile cannot take
 */
export async function decideFact(
  { store, clock }: { readonly store: UnitOfWork; readonly clock: Clock },
  userId: string,
  id: string,
  decision: FactDecision,
): Promise<SeenProposal> {
  return store.transaction(async (tx) => {
    const user = (await tx.users.lock(userId)) ? await tx.users.find(userId) : undefined;
    const proposal = user && isUuid(id) && (await tx.factProposals.find(userId, id));
    if (!proposal) throw new AppError("not_found", "This proposal was not found.");
    const wanted = STATES[decision.decision];
    if (proposal.state !== wanted) {
      if (wanted !== "proposed" && proposal.state !== "proposed")
        throw new AppError("conflict", `You ${proposal.state} this already. Undo that first.`);
      const decidedAt = wanted === "proposed" ? null : clock.now();
      const patch =
        wanted === "accepted"
          ? await accept(tx, user, proposal, decision)
          : await takeBack(tx, user, proposal);
      await tx.factProposals.settle(userId, id, { ...patch, state: wanted, decidedAt });
    }
    const [now, person] = [await tx.factProposals.find(userId, id), await tx.users.find(userId)];
    return seen(now ?? proposal, person ?? user);
  });
}

const STATES = { accept: "accepted", refuse: "refused", undo: "proposed" } as const;

/** Writes the fact to the profile: over the value of its key, or as a new learned fact. */
async function accept(
  tx: Repositories,
  user: User,
  proposal: FactProposal,
  edited: FactDecision,
): Promise<Pick<FactProposal, "key" | "value" | "replaced">> {
  const [fact] = Object.entries(
    readFacts({ [edited.key ?? proposal.key]: edited.value ?? proposal.value }),
  );
  if (!fact) throw new AppError("invalid", "Enter a key.");
  const known = knownFact(user, fact[0]);
  const key = known?.key ?? fact[0];
  const value = fact[1].trim();
  await write(tx, user, known?.table ?? "learned", (facts) => ({ ...facts, [key]: value }));
  return { key, value, replaced: known?.value ?? null };
}

/** Removes an accepted fact from the profile. One that the user has changed since is theirs, and stays. */
async function takeBack(
  tx: Repositories,
  user: User,
  { state, key, value, replaced }: FactProposal,
): Promise<Partial<Pick<FactProposal, "replaced">>> {
  const known = knownFact(user, key);
  if (state !== "accepted" || known?.value !== value) return {};
  await write(tx, user, known.table, (facts) =>
    Object.fromEntries(
      Object.entries(facts).flatMap(([name, before]) => {
        if (name !== known.key) return [[name, before]];
        return replaced === null ? [] : [[name, replaced]];
      }),
    ),
  );
  return { replaced: null };
}

async function write(
  tx: Repositories,
  user: User,
  table: "details" | "learned",
  change: (facts: FactMap) => FactMap,
): Promise<void> {
  const facts = { details: detailsOf(user), learned: learnedOf(user) };
  const changed = { ...facts, [table]: readFacts(change(facts[table])) };
  await tx.users.updateProfile(user.id, {
    informationScaffold: { ...changed.details },
    persistentLearnedInfo: { ...changed.learned },
  });
}

/**
 * Proposals of one chat, or those that wait with the accepted ones that the profile still has as they were accepted: a fact that the
 * user has changed since is their own.
 */
export async function listFacts(
  { store }: { readonly store: Repositories },
  userId: string,
  sessionId: string | undefined,
): Promise<SeenProposal[]> {
  const user = await store.users.find(userId);
  if (!user) return [];
  const query = sessionId === undefined ? { states: OPEN_OR_ACCEPTED } : { sessionId };
  const proposals = await store.factProposals.list(userId, query);
  const isShown = ({ state, key, value }: FactProposal) =>
    sessionId !== undefined || state === "proposed" || knownFact(user, key)?.value === value;
  return proposals.filter(isShown).map((proposal) => seen(proposal, user));
}

const OPEN_OR_ACCEPTED = ["proposed", "accepted"] as const;

function seen(proposal: FactProposal, user: User): SeenProposal {
  const known = knownFact(user, proposal.key)?.value;
  return { ...proposal, current: known && known !== proposal.value ? known : null };
}
