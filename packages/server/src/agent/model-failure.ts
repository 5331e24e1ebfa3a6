import { APICallError, RetryError } from "ai";

const SECRETS = [
  /\bsk-[\w-]{6,}/g,
  /\bAIza[\w-]{10,}/g,
  /\bBearer\s+[\w.~+/-]+=*/gi,
  /([?&]key=)[^&\s"]+/gi,
];
const MAX_MESSAGE_LENGTH = 300;

/**
 * Why a model did not answer, as one sentence for the user, with API keys redacted.
 * @param secrets this server's API keys, which a provider may quote in its message
 */
export function describeModelFailure(
  model: string,
  failure: unknown,
  secrets: readonly (string | undefined)[] = [],
): string {
  return `${model} could not answer: ${clean(reason(failure), secrets)}`;
}

function reason(failure: unknown): string {
  const error = RetryError.isInstance(failure) ? failure.lastError : failure;
  if (APICallError.isInstance(error)) {
    const said = error.message.trim() || "no reason given";
    switch (error.statusCode) {
      case 401:
      case 403:
        return `the provider rejected this server's API key (${said})`;
      case 429:
        return `the provider's rate limit is reached (${said})`;
      case undefined:
        return `the provider cannot be reached (${said})`;
      default:
        return `${said} (status ${error.statusCode})`;
    }
  }
  if (error instanceof Error && error.message) return error.message;
  if (typeof error === "string" && error) return error;
  const message: unknown =
    typeof error === "object" && error !== null && Reflect.get(error, "message");
  return typeof message === "string" && message ? message : "the connection to its provider broke";
}

function clean(text: string, secrets: readonly (string | undefined)[]): string {
  let safe = text;
  for (const secret of secrets) if (secret) safe = safe.replaceAll(secret, "[key]");
  for (const pattern of SECRETS) {
    safe = safe.replace(pattern, (_whole, prefix) =>
      typeof prefix === "string" ? `${prefix}[key]` : "[key]",
    );
  }
  const line = safe.replace(/\s+/g, " ").trim();
  const short = line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
  return /[.!?)…]$/.test(short) ? (short.endsWith(")") ? `${short}.` : short) : `${short}.`;
}
