import type { LanguageModelV4 } from "@ai-sdk/provider";
import { streamText, type ModelMessage, type ToolSet } from "ai";

/** What a model is asked in one step. */
export type StepRequest = {
  readonly model: LanguageModelV4;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: ToolSet;
  /** False asks for words only. */
  readonly mayCall: boolean;
  readonly signal: AbortSignal;
  readonly maxRetries: number;
  readonly maxOutputTokens: number;
  readonly onText: (text: string) => Promise<void>;
};

/** What it answered. Its words were handed to `onText` as they came. */
export type StepAnswer = {
  readonly messages: readonly ModelMessage[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** It ends where it does because it reached `maxOutputTokens`. */
  readonly isCut: boolean;
};

/** The model, or the way to it, failed. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}

/**
 * One step of a model: words and calls, none of which is run here.
 * @throws ModelFailure whose `cause` is the provider's error
 * @throws the abort reason when `signal` is aborted
 */
export async function runModelStep(request: StepRequest): Promise<StepAnswer> {
  const { model, instructions, messages, tools, mayCall, signal } = request;
  const result = streamText({
    model,
    instructions,
    messages: [...messages],
    tools,
    toolChoice: mayCall ? "auto" : "none",
    abortSignal: signal,
    maxRetries: request.maxRetries,
    maxOutputTokens: request.maxOutputTokens,
    // Failures come as parts of the stream; the default would print them with the request in them.
    onError: () => {},
  });
  for await (const part of result.stream) {
    signal.throwIfAborted();
    if (part.type === "text-delta") await request.onText(part.text);
    if (part.type === "error") throw new ModelFailure("The model failed.", { cause: part.error });
    if (part.type === "abort") signal.throwIfAborted();
    if (part.type === "finish-step" && isBroken(part.finishReason)) {
      throw new ModelFailure("The model stopped in mid-answer.", {
        cause: new Error(BROKEN[part.finishReason]),
      });
    }
  }
  const usage = await result.usage;
  return {
    messages: await result.responseMessages,
    inputTokens: usage.inputTokens ?? 0,
    outputTokens: usage.outputTokens ?? 0,
    isCut: (await result.finishReason) === "length",
  };
}

const BROKEN = {
  interrupted: "the connection to its provider broke in mid-answer",
  error: "its provider stopped in mid-answer",
  "content-filter": "its provider withheld the answer (content filter)",
} as const;

const isBroken = (reason: string): reason is keyof typeof BROKEN => reason in BROKEN;
