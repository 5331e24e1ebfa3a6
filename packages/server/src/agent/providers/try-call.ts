import { jsonSchema, streamText, tool } from "ai";
import type { ProviderAccess } from "../../domain/models/ports.ts";
import { createLanguageModel } from "./create-model.ts";
import { readProblem, type Problem } from "./problem.ts";
import type { WayOut } from "./way-out.ts";

/** What came of asking a model to call a tool. */
export type TriedCall = { readonly ms: number } & (
  | { readonly callsTools: boolean; readonly message: string }
  | { readonly problem: Problem }
);

/** A model that has to be loaded first takes a minute or two. */
const TIMEOUT_MS = 150_000;
/** Enough for a model that thinks before it calls. */
const MAX_TOKENS = 2000;

/** The tool of the test, and what it is to be called with. */
const TOOL = "report_weather";
const EXPECTED = { city: "Lisbon", celsius: 21 };

const schema = jsonSchema({
  type: "object",
  properties: {
    city: { type: "string", description: "The city." },
    celsius: { type: "integer", description: "The temperature." },
  },
  required: ["city", "celsius"],
  additionalProperties: false,
});

/** Asks a model to call a tool, over the stream that runs use. */
export async function tryCall(
  access: ProviderAccess,
  model: string,
  out: WayOut,
  signal: AbortSignal,
): Promise<TriedCall> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const result = streamText({
      model: createLanguageModel(access, model, out),
      instructions: "You pass on what the user says by calling a tool. Never answer in text.",
      prompt: `Call ${TOOL}: in ${EXPECTED.city} it is ${EXPECTED.celsius} degrees.`,
      tools: {
        [TOOL]: tool({ description: "Reports the weather of a city.", inputSchema: schema }),
      },
      maxRetries: 0,
      maxOutputTokens: MAX_TOKENS,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      onError: () => {},
    });
    for await (const part of result.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new DOMException("It took too long.", "TimeoutError");
    }
    const [call] = await result.toolCalls;
    return { ms: took(), ...judge(model, call, await result.text) };
  } catch (error) {
    return { ms: took(), problem: readProblem(error) };
  }
}

type Call = { readonly toolName: string; readonly input: unknown; readonly invalid?: boolean };

function judge(model: string, call: Call | undefined, text: string) {
  if (!call) {
    const instead = text.trim() === "" ? "Answered nothing" : "Answered in text";
    return { callsTools: false, message: `${model}: ${instead}, called no tool` };
  }
  const input: object = typeof call.input === "object" && call.input !== null ? call.input : {};
  const isRight =
    call.toolName === TOOL &&
    String(Reflect.get(input, "city")).includes(EXPECTED.city) &&
    Number(Reflect.get(input, "celsius")) === EXPECTED.celsius;
  return isRight
    ? { callsTools: true, message: `${model} called the tool as asked` }
    : { callsTools: false, message: `${model} called the tool with the wrong arguments` };
}
