import { beginningOf } from "./beginning-of.ts";

const MAX_NAME_LENGTH = 60;

/** The text as a name that SQL accepts without quotes; empty if nothing of it can be used. */
export function sqlName(text: string, reserved: ReadonlySet<string> = new Set()): string {
  const whole = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  const name = beginningOf(whole, MAX_NAME_LENGTH).replace(/_+$/, "");
  if (/^\p{N}/u.test(name)) return `_${name}`;
  return reserved.has(name) ? `${name}_` : name;
}

/** The name, with the first free number where it is taken. */
export function unique(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) {
    const name = `${wanted}_${number}`;
    if (!taken.has(name)) return name;
  }
}
