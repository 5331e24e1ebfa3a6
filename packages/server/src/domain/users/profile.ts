import { AppError } from "../errors.ts";
import { storableText } from "../storable.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { User } from "./ports.ts";

/** Facts as a user keeps them: names to values. */
export type FactMap = Readonly<Record<string, string>>;

/** The standard details, in display order. */
export const DETAILS = [
  "Name",
  "Role",
  "Company",
  "Location",
  "Time zone",
  "Languages",
  "Working hours",
  "How to address me",
] as const;

const MAX_FACTS = 200;
/** Characters of a key and of a value. */
export const MAX_KEY_LENGTH = 100;
export const MAX_VALUE_LENGTH = 2_000;

/** A user's details: all standard ones, and those of older versions. */
export function detailsOf({ informationScaffold }: Pick<User, "informationScaffold">): FactMap {
  const stored = textValues(informationScaffold);
  const blank = Object.fromEntries(DETAILS.map((key) => [key, ""]));
  return { ...blank, ...stored };
}

/** What the agent has learned about a user, as edited by them. */
export const learnedOf = ({
  persistentLearnedInfo,
}: Pick<User, "persistentLearnedInfo">): FactMap => textValues(persistentLearnedInfo);

const textValues = (map: Readonly<Record<string, unknown>>): FactMap =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, String(value)]));

/** All facts of a user's profile, details first; those without a value are left out. */
export const profileFacts = (
  user: Pick<User, "informationScaffold" | "persistentLearnedInfo">,
): readonly (readonly [key: string, value: string])[] =>
  [detailsOf(user), learnedOf(user)]
    .flatMap((facts) => Object.entries(facts))
    .filter(([, value]) => value.trim() !== "");

/**
 * Replaces a user's profile.
 * @throws AppError `invalid` for an unknown detail, and for too many or too long facts
 */
export async function updateProfile(
  { store }: { readonly store: UnitOfWork },
  userId: string,
  given: { readonly details: FactMap; readonly learned: FactMap },
): Promise<void> {
  const details = readFacts(given.details);
  const learned = readFacts(given.learned);
  await store.transaction(async (tx) => {
    const user = (await tx.users.lock(userId)) ? await tx.users.find(userId) : undefined;
    if (!user) throw new AppError("unauthorized", "This account no longer exists.");
    const known = detailsOf(user);
    const foreign = Object.keys(details).find((key) => !Object.hasOwn(known, key));
    if (foreign !== undefined)
      throw new AppError("invalid", `My Details has no “${foreign}”. Add it to the learned facts.`);
    await tx.users.updateProfile(userId, {
      informationScaffold: details,
      persistentLearnedInfo: learned,
    });
  });
}

/**
 * Trimmed facts without those that have no key; of two with the same key the last one counts.
 * @throws AppError `invalid` for too many or too long ones
 */
export function readFacts(given: FactMap): Record<string, string> {
  const facts = Object.entries(given)
    .map(([key, value]) => [storableText(key).trim(), storableText(value)] as const)
    .filter(([key]) => key !== "");
  if (facts.length > MAX_FACTS)
    throw new AppError("invalid", `A profile has at most ${MAX_FACTS} facts in each table.`);
  for (const [key, value] of facts) {
    if ([...key].length > MAX_KEY_LENGTH)
      throw new AppError("invalid", `A key has at most ${MAX_KEY_LENGTH} characters.`);
    if ([...value].length > MAX_VALUE_LENGTH) {
      throw new AppError(
        "invalid",
        `“${key}” is too long. Use at most ${MAX_VALUE_LENGTH.toLocaleString("en-US")} characters.`,
      );
    }
  }
  return Object.fromEntries(facts);
}
