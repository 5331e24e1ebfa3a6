import type { FactProposal, ProfileUpdate, User } from "@switchboard/api-client";
import type { FactOriginView } from "@switchboard/ui/patterns/fact-proposal";
import type { ProfileFacts, ProfileReady } from "@switchboard/ui/screens/profile";
import type { Paths } from "../config/paths.ts";

/** What the agent knows about a user. */
export const toProfile = (user: User): { details: ProfileFacts; learned: ProfileFacts } => ({
  details: Object.entries(user.information_scaffold),
  learned: Object.entries(user.persistent_learned_info),
});

/** The payload of a save: keys are trimmed, rows with a blank key are left out, and of two with the same key the last one counts. */
export const toProfileUpdate = (profile: {
  details: ProfileFacts;
  learned: ProfileFacts;
}): ProfileUpdate => ({
  information_scaffold: toMap(profile.details),
  persistent_learned_info: toMap(profile.learned),
});

const toMap = (facts: ProfileFacts) =>
  Object.fromEntries(
    facts.map(([key, value]) => [key.trim(), value] as const).filter(([key]) => key !== ""),
  );

/**
 * Proposals that wait or were decided on this page, and where the saved facts came from.
 * @param decided during this visit, in place of what was listed
 */
export function toProposed(
  listed: readonly FactProposal[],
  decided: ReadonlyMap<string, FactProposal>,
  paths: Pick<Paths, "chatSession">,
): Pick<NonNullable<ProfileReady["proposed"]>, "proposals" | "origins"> {
  const others = [...decided.values()].filter(({ id }) => !listed.some((one) => one.id === id));
  const all = [...listed.map((one) => decided.get(one.id) ?? one), ...others]
    .map((proposal) => ({ ...proposal, origin: toOrigin(proposal, paths) }))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return {
    proposals: all.filter(({ id, state }) => state === "proposed" || decided.has(id)),
    origins: all.filter(({ state }) => state === "accepted"),
  };
}

const toOrigin = (
  { session_id: id, session_title: title, created_at: day }: FactProposal,
  paths: Pick<Paths, "chatSession">,
): FactOriginView => ({
  chat: id === null ? null : { title: title ?? "", href: paths.chatSession(id) },
  day,
});
