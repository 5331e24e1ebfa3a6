import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError } from "@modelcontextprotocol/client";
import { OutcomeUnknown, ToolError } from "../../plugins/types.ts";
import { sayTime } from "../gate/limits.ts";
import { AuthorizationNeeded } from "./challenge.ts";
import { cleanLine } from "./clean-text.ts";
import type { Line } from "./line.ts";

const LONGEST_WORDS = 500;

/**
 * What became of a session, as a sentence for the person.
 * @param error what the protocol's client threw; a `ToolError` is already such a sentence
 */
export function sayFailure(
  error: unknown,
  line: Line,
  { host }: URL,
  timeoutMs: number,
): ToolError {
  if (error instanceof ToolError) return error;
  const challenge = line.challenge();
  if (challenge) {
    return new AuthorizationNeeded(`${host} does not accept the authorization.`, challenge);
  }
  if (error instanceof ProtocolError) {
    return new ToolError(`${host} says: ${cleanLine(error.message, LONGEST_WORDS)}`);
  }
  const sentence = line.failure()?.message ?? sayOther(error, host, timeoutMs);
  return line.mayHaveChanged()
    ? new OutcomeUnknown(sentence, { cause: error })
    : new ToolError(sentence, { cause: error });
}

function sayOther(error: unknown, host: string, timeoutMs: number): string {
  if (error instanceof SdkHttpError) {
    const { status } = error;
    return status !== undefined && status >= 500
      ? `${host} cannot answer now (${status}).`
      : `There is no MCP server at this address of ${host} (${status}).`;
  }
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
    return `${host} did not answer within ${sayTime(timeoutMs)}.`;
  }
  return `${host} does not answer as an MCP server does.`;
}
