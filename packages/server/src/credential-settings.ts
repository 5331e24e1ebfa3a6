import { asKeyRing, readKeys, type KeyRing } from "./secrets/key-ring.ts";

type Variables = {
  readonly NODE_ENV?: string | undefined;
  readonly CREDENTIALS_KEYS?: string | undefined;
  readonly CREDENTIALS_KEY_FILE?: string | undefined;
};

/**
 * The keys that lock the credentials of connections; undefined means those of a file. In production one of both must be configured: a generated
 * file would be outside the data folder, lost with the container at the next release, and all credentials with it.
 */
export function readCredentialKeys(
  { NODE_ENV, CREDENTIALS_KEYS: list, CREDENTIALS_KEY_FILE: file }: Variables,
  problems: string[],
): KeyRing | undefined {
  if (list && file) {
    problems.push("CREDENTIALS_KEYS and CREDENTIALS_KEY_FILE are both set; keep one of them.");
  } else if (NODE_ENV === "production" && !list && !file) {
    problems.push(
      "With NODE_ENV=production the credentials of connections need keys that you keep: set CREDENTIALS_KEYS to id:key (make a key with: openssl rand -base64 32), or CREDENTIALS_KEY_FILE to a file that stays.",
    );
  }
  if (!list) return undefined;
  const read = readKeys(list, "CREDENTIALS_KEYS");
  problems.push(...read.problems);
  return asKeyRing(read.keys);
}
