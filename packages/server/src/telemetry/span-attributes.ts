import type { Attributes } from "@opentelemetry/api";
import type { Work, WorkEnd } from "../telemetry.ts";

/*
 * Names by OpenTelemetry's conventions for HTTP servers and for generative AI. Values are ids, counts and words of ours: no prompt,
 * argument, result, address with a query, email address or message of an error.
 */

/** @param sessionId of the run that it is part of */
export function beginningOf(
  work: Work,
  sessionId: string | undefined,
): { readonly name: string; readonly attributes: Attributes } {
  const conversation = sessionId === undefined ? {} : { "gen_ai.conversation.id": sessionId };
  switch (work.kind) {
    case "request":
      return {
        name: work.method,
        attributes: {
          "http.request.method": work.method,
          "switchboard.request.id": work.id,
        },
      };
    case "run":
      return {
        name: "invoke_agent switchboard",
        attributes: {
          "gen_ai.operation.name": "invoke_agent",
          "gen_ai.agent.name": "switchboard",
          "gen_ai.conversation.id": work.sessionId,
          "switchboard.run.id": work.id,
          "switchboard.run.kind": work.of,
        },
      };
    case "model":
      return {
        name: `chat ${work.model}`,
        attributes: {
          ...conversation,
          "gen_ai.operation.name": "chat",
          "gen_ai.provider.name": work.provider,
          "gen_ai.request.model": work.model,
        },
      };
    case "tool":
      return {
        name: `execute_tool ${work.name}`,
        attributes: {
          ...conversation,
          "gen_ai.operation.name": "execute_tool",
          "gen_ai.tool.name": work.name,
          "gen_ai.tool.type": "function",
          "switchboard.app": work.app,
          "switchboard.tool.effect": work.effect,
        },
      };
    case "job":
      return {
        name: `process ${work.name}`,
        attributes: {
          "switchboard.job.name": work.name,
          "switchboard.job.id": work.id,
          "switchboard.job.attempt": work.attempt,
        },
      };
  }
}

const SERVER_ERROR = 500;

/** What is known at the end. `name` is the better one of a request, whose route is found late. */
export function endOf(
  work: Work,
  { route, status, outcome, tokens, failure }: WorkEnd,
): { readonly name?: string; readonly attributes: Attributes; readonly isFailure: boolean } {
  const isBadAnswer = status !== undefined && status >= SERVER_ERROR;
  const error = failure ?? (isBadAnswer ? `${status}` : undefined);
  return {
    ...(work.kind === "request" && route !== undefined && { name: `${work.method} ${route}` }),
    isFailure: error !== undefined,
    attributes: {
      ...(route !== undefined && { "http.route": route }),
      ...(status !== undefined && { "http.response.status_code": status }),
      ...(outcome !== undefined && { "switchboard.outcome": outcome }),
      ...(tokens && {
        "gen_ai.usage.input_tokens": tokens.input,
        "gen_ai.usage.output_tokens": tokens.output,
        "gen_ai.usage.cache_read.input_tokens": tokens.cached,
        "gen_ai.usage.reasoning.output_tokens": tokens.reasoning,
      }),
      ...(error !== undefined && { "error.type": error }),
    },
  };
}
