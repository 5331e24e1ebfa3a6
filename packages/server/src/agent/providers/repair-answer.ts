import { parseExactly } from "../../exact-json.ts";
import { messageIn } from "./request-json.ts";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const END = "[DONE]";

/**
 * Rewrites what compatible servers send so that it is what the SDK reads, one JSON text after the other. For one answer only: it
 * remembers how the stream went.
 */
export function createRepair(): (json: string) => string {
  let hasEnded = false;
  return (json) => {
    if (json.trim() === END) {
      if (hasEnded) return json;
      // The server says that it is done and never said why: it is no broken connection.
      return JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
    }
    const chunk = parse(json);
    if (!isObject(chunk)) return json;
    const repaired = repair(chunk);
    const choices = Array.isArray(repaired["choices"]) ? repaired["choices"] : [];
    hasEnded ||= choices.some((choice: unknown) => isObject(choice) && choice["finish_reason"]);
    return JSON.stringify(repaired);
  };
}

function parse(json: string): unknown {
  try {
    return parseExactly(json);
  } catch {
    return undefined;
  }
}

function repair(chunk: Fields): Fields {
  if (chunk["error"]) return { error: asError(chunk["error"]) };
  if (Array.isArray(chunk["choices"])) {
    return { ...chunk, choices: chunk["choices"].filter(isObject).map(repairChoice) };
  }
  // FastAPI and vLLM write errors without an object around them.
  const message = messageIn(chunk);
  if (message !== "") return { error: { message } };
  return { ...chunk, choices: [] };
}

function asError(error: unknown): Fields {
  const message = messageIn(error) || JSON.stringify(error);
  return isObject(error) ? { ...error, message } : { message };
}

function repairChoice(choice: Fields): Fields {
  const { delta, message, finish_reason: reason } = choice;
  return {
    ...choice,
    // Some gateways send an empty reason until the last part.
    finish_reason: reason === "" ? null : reason,
    ...(isObject(delta) && { delta: repairCalls(delta) }),
    ...(isObject(message) && { message: repairCalls(message) }),
  };
}

function repairCalls(message: Fields): Fields {
  const calls = message["tool_calls"];
  if (!Array.isArray(calls)) return message;
  return { ...message, tool_calls: calls.filter(isObject).map(repairCall) };
}

/** Arguments are JSON in a text; some servers send the object itself. */
function repairCall(call: Fields): Fields {
  const { function: called } = call;
  if (!isObject(called)) return call;
  const args = called["arguments"];
  if (typeof args !== "object" || args === null) return call;
  return { ...call, function: { ...called, arguments: JSON.stringify(args) } };
}
