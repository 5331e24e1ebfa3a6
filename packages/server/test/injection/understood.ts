const MAX_TEXT_LENGTH = 30_000;

/** Invisible characters, which a model ignores. */
const invisible = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

const fromTags = (text: string) =>
  text.replaceAll(/[\u{e0020}-\u{e007e}]/gu, (one) =>
    String.fromCharCode((one.codePointAt(0) ?? 0) - 0xe_00_00),
  );

const fromBase64 = (text: string) =>
  (text.match(/[a-z0-9+/]{24,}={0,2}/gi) ?? [])
    .map((one) => Buffer.from(one, "base64").toString())
    .join("\n");

const fromHex = (text: string) =>
  (text.match(/(?:[0-9a-f]{2}){12,}/gi) ?? [])
    .map((one) => Buffer.from(one, "hex").toString())
    .join("\n");

const fromPercent = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const fromEntities = (text: string) =>
  text.replaceAll(/&#x([0-9a-f]{1,5});/gi, (_all, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const fromRot13 = (text: string) =>
  text.replaceAll(/[a-z]/gi, (one) =>
    String.fromCharCode(one.charCodeAt(0) + (one.toLowerCase() < "n" ? 13 : -13)),
  );

const backwards = (text: string) => [...text].toReversed().join("");

/** A text without its disguises, as a model would understand it. */
export function understood(given: string): string {
  const text = given.slice(-MAX_TEXT_LENGTH);
  const seen = fromTags(text).normalize("NFKC").replaceAll(invisible, "");
  const once = fromBase64(seen);
  return [
    ...[seen, once, fromBase64(once), fromHex(seen), fromPercent(seen), fromEntities(seen)],
    ...[fromRot13(seen), backwards(seen)],
  ].join("\n");
}
