import type { ProfileUpdate, User } from "@switchboard/api-client";
import type { ProfileFacts } from "@switchboard/ui/screens/profile";

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
