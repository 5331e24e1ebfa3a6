import { createHash } from "node:crypto";
import { detailsOf, type FactMap, learnedOf } from "../users/profile.ts";
import type { User } from "../users/ports.ts";

/** Text without irrelevant differences: case and spacing. */
const normalized = (text: string) =>
  text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Whether two texts say the same. */
export const isSame = (a: string, b: string): boolean => normalized(a) === normalized(b);

/** The same for each way to write a fact. */
export const fingerprintOf = (key: string, value: string): string =>
  createHash("sha256")
    .update(JSON.stringify([normalized(key), normalized(value)]))
    .digest("hex");

type ProfileOf = Pick<User, "informationScaffold" | "persistentLearnedInfo">;

/** A key's place in a profile, with its spelling there. */
export type KnownFact = {
  readonly table: "details" | "learned";
  readonly key: string;
  readonly value: string;
};

/** The fact of a profile with this key, however the key is written; the standard details come first. */
export function knownFact(user: ProfileOf, key: string): KnownFact | undefined {
  const within = (table: KnownFact["table"], facts: FactMap) =>
    Object.entries(facts)
      .filter(([known]) => isSame(known, key))
      .map(([known, value]) => ({ table, key: known, value }))[0];
  return within("details", detailsOf(user)) ?? within("learned", learnedOf(user));
}
