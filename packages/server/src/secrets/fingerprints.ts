import { createHmac, createSecretKey, hkdfSync } from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

/**
 * Keyed hashes of a text, one per key of the ring. Store the first; a stored one may match any of them. Without the keys, a
 * stolen database does not allow guessing a password in the text.
 */
export type Fingerprints = (text: string) => readonly [string, ...string[]];

/** The fingerprints of a key ring. */
export function createFingerprints([first, ...others]: KeyRing): Fingerprints {
  const derive = ({ key }: KeyRing[number]) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", key, "", "switchboard fingerprint", 32)));
  const stored = derive(first);
  const read = others.map(derive);
  return (text) => {
    const print = (key: typeof stored) => createHmac("sha256", key).update(text).digest("hex");
    return [print(stored), ...read.map(print)];
  };
}
