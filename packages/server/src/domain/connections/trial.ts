import {
  CredentialsRefused,
  ToolError,
  type ConnectionAccess,
  type Plugin,
} from "../plugins/types.ts";
import { whenAborted } from "../../when-aborted.ts";
import { AppError } from "../errors.ts";
import { storableText } from "../storable.ts";

const LIMIT_MS = 15_000;
const MAX_SENTENCE_LENGTH = 500;
/** A shorter text could be part of any message. */
const MIN_SECRET_LENGTH = 4;

/**
 * Tries a connection. A plugin without a check is trusted.
 * @param limitMs how long the app may take
 * @returns the app's name for the account, if known
 * @throws ToolError with the app's own message, without secrets, when the app rejects it
 */
export async function tryConnection(
  { check, manifest }: Plugin,
  access: ConnectionAccess,
  signal: AbortSignal,
  limitMs: number = LIMIT_MS,
): Promise<string | undefined> {
  if (!check) return undefined;
  if (signal.aborted) throw stopping();
  const limit = AbortSignal.timeout(limitMs);
  const either = AbortSignal.any([signal, limit]);
  try {
    // A check that does not listen to its signal is not waited for.
    return await Promise.race([check(access, either), whenAborted(either)]);
  } catch (error) {
    if (signal.aborted) throw stopping();
    if (limit.aborted) {
      throw new ToolError(
        `${manifest.display_name} did not respond within ${limitMs / 1000} seconds. Check the settings of the connection, or try again later.`,
        { cause: error },
      );
    }
    if (error instanceof CredentialsRefused) {
      throw new CredentialsRefused(withoutSecrets(error.message, access), error.health);
    }
    if (error instanceof ToolError) {
      // Rethrown as the same class, which says whether the app still accepts the credentials.
      error.message = withoutSecrets(error.message, access);
      throw error;
    }
    throw asFault(error, access);
  }
}

const stopping = () =>
  new AppError("unavailable", "The server is stopping. Try again in a moment.");

/** Other failures of a check are logged, so they must not contain secrets either. */
function asFault(error: unknown, access: ConnectionAccess): Error {
  const said = error instanceof Error ? error.message : "no reason given";
  const fault = new Error(`A connection could not be tried: ${withoutSecrets(said, access)}`);
  if (error instanceof Error) fault.stack = error.stack;
  return fault;
}

/** A message on one line without secrets, since apps quote what they reject. */
function withoutSecrets(said: string, { credentials }: ConnectionAccess): string {
  const secrets = Object.values(credentials)
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .toSorted((a, b) => b.length - a.length);
  let safe = said;
  for (const secret of secrets) safe = safe.replaceAll(secret, "[removed]");
  const line = storableText(safe).replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_SENTENCE_LENGTH ? `${line.slice(0, MAX_SENTENCE_LENGTH)}…` : line;
}
