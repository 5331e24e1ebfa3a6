import {
  InsufficientScopeError,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { OutcomeUnknown, ToolError } from "../../domain/plugins/types.ts";
import { formatSeconds } from "../gate/limits.ts";
import { AuthorizationNeeded, PermissionMissing, authorizationEndedMessage } from "./challenge.ts";
import { cleanLine } from "./clean-text.ts";
import type { SessionRequests } from "./session-requests.ts";

const MAX_MESSAGE_LENGTH = 500;
const MAX_SCOPE_LENGTH = 200;

/**
 * Why a session failed, as an error with a sentence for the user.
 * @param error what the protocol's client threw; a `ToolError` is already such a sentence
 */
export function describeFailure(
  error: unknown,
  requests: SessionRequests,
  { host }: URL,
  timeoutMs: number,
): ToolError {
  if (error instanceof ToolError) return error;
  if (error instanceof ProtocolError) {
    return new ToolError(`${host} says: ${cleanLine(error.message, MAX_MESSAGE_LENGTH)}`);
  }
  const sentence = requests.failure()?.message ?? describeOther(error, host, timeoutMs);
  // Never report such a failure as one without effect.
  if (requests.mayHaveChanged()) return new OutcomeUnknown(sentence, { cause: error });
  const challenge = requests.challenge();
  if (challenge && isRefusal(error)) return new AuthorizationNeeded(sentence, challenge);
  if (challenge && error instanceof InsufficientScopeError) {
    return new PermissionMissing(sentence, challenge);
  }
  return new ToolError(sentence, { cause: error });
}

/** Whether the protocol's client gave up because the server answered 401. */
const isRefusal = (error: unknown): boolean =>
  error instanceof UnauthorizedError || (error instanceof SdkHttpError && error.status === 401);

function missingScopeMessage(host: string, scope: string | undefined): string {
  const name = cleanLine(scope ?? "", MAX_SCOPE_LENGTH);
  return name === ""
    ? `${host} requires a permission that was not granted, and does not say which one.`
    : `${host} requires a permission that was not granted: ${name}. Add its URL again to grant it.`;
}

function describeOther(error: unknown, host: string, timeoutMs: number): string {
  if (isRefusal(error)) return authorizationEndedMessage(host);
  if (error instanceof InsufficientScopeError)
    return missingScopeMessage(host, error.requiredScope);
  if (error instanceof SdkHttpError) {
    const { status } = error;
    if (status === 403) return `${host} does not allow this (403).`;
    return status !== undefined && status >= 500
      ? `${host} is unavailable (${status}).`
      : `No MCP server was found at this URL on ${host} (${status}).`;
  }
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
    return `${host} did not respond within ${formatSeconds(timeoutMs)}.`;
  }
  return `${host} does not respond like an MCP server.`;
}
