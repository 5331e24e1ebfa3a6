import { createHmac, createSecretKey, hkdfSync } from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

/**
 * Fingerprints of a text, one for each key of the ring; the first is the one to store, and a stored one may be any of them. Whoever
 * has the database and not the keys cannot try guesses of a password in the text against them.
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
