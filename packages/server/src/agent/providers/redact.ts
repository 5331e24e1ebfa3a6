const SECRETS = [
  /\bsk-[\w-]{6,}/g,
  /\bAIza[\w-]{10,}/g,
  /\bBearer\s+[\w.~+/-]+=*/gi,
  /([?&](?:api[-_]?)?key=)[^&\s"]+/gi,
];
const MAX_LENGTH = 300;
/** Anything shorter could be part of a word. */
const MIN_SECRET_LENGTH = 4;

/**
 * A provider's text on one line, without keys.
 * @param secrets this server's API keys, which a provider may quote in its message
 */
export function redact(text: string, secrets: readonly (string | undefined)[] = []): string {
  let safe = text;
  for (const secret of secrets)
    if (secret && secret.length >= MIN_SECRET_LENGTH) safe = safe.replaceAll(secret, "[key]");
  for (const pattern of SECRETS) {
    safe = safe.replace(pattern, (_whole, prefix) =>
      typeof prefix === "string" ? `${prefix}[key]` : "[key]",
    );
  }
  const line = safe.replace(/\s+/g, " ").trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

/** A sentence with a full stop at its end. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
