import type { LanguageModelV4 } from "@ai-sdk/provider";
import { streamText, type LanguageModelUsage, type ModelMessage, type ToolSet } from "ai";
import type { TokenCount } from "../domain/credits/token-use.ts";
import { withExactCalls } from "./exact-model.ts";
import { preparePrompt, type PromptTarget } from "./prompt-cache.ts";

/** Timeouts in milliseconds: between two parts of the stream, and for a whole step. */
export type StepTimeouts = { readonly idleMs: number; readonly stepMs: number };

/** A reasoning model can be silent for a minute or two. */
export const STEP_TIMEOUTS: StepTimeouts = { idleMs: 3 * 60_000, stepMs: 15 * 60_000 };

/** Characters per step, about ten times `maxOutputTokens`. Some servers ignore that limit. */
const MAX_CHARACTERS = 200_000;

/** The request of one model step. */
export type StepRequest = {
  readonly model: LanguageModelV4;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: ToolSet;
  /** For what its provider caches and shows. Left out, it is asked plainly. */
  readonly target?: PromptTarget;
  /** If false, the model must answer in text. */
  readonly mayCall: boolean;
  readonly signal: AbortSignal;
  readonly maxRetries: number;
  readonly maxOutputTokens: number;
  readonly timeouts?: StepTimeouts;
  readonly onText: (text: string) => Promise<void>;
  /** What the model thinks, as it arrives. Left out, it is dropped. */
  readonly onReasoning?: (text: string) => Promise<void>;
};

/** The model's answer. Its text was passed to `onText` as it arrived. */
export type StepAnswer = {
  readonly messages: readonly ModelMessage[];
  readonly tokens: TokenCount;
  /** Whether the answer was cut off at `maxOutputTokens`. */
  readonly isCut: boolean;
};

/** The model, or the connection to its provider, failed. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}

/**
 * Runs one step of a model and returns its text and tool calls; the calls are not executed here. The provider's request is
 * aborted at the end in any case.
 * @throws ModelFailure whose `cause` is the provider's error or a timeout
 * @throws the abort reason when `signal` is aborted
 */
export async function runModelStep(request: StepRequest): Promise<StepAnswer> {
  const { signal, timeouts = STEP_TIMEOUTS } = request;
  const end = new AbortController();
  const abortWith = (why: string) => () => end.abort(new Error(why));
  const seconds = (ms: number) => `${ms / 1000} seconds`;
  const onIdle = abortWith(`the provider sent nothing for ${seconds(timeouts.idleMs)}`);
  const onDeadline = abortWith(`it did not finish within ${seconds(timeouts.stepMs)}`);
  let idleTimer = setTimeout(onIdle, timeouts.idleMs);
  const stepTimer = setTimeout(onDeadline, timeouts.stepMs);
  const resetIdleTimer = () => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(onIdle, timeouts.idleMs);
  };
  try {
    return await readStep(request, AbortSignal.any([signal, end.signal]), resetIdleTimer);
  } catch (error) {
    signal.throwIfAborted();
    if (!end.signal.aborted) throw error;
    throw new ModelFailure("The model did not finish.", { cause: end.signal.reason });
  } finally {
    clearTimeout(idleTimer);
    clearTimeout(stepTimer);
    end.abort();
  }
}

async function readStep(
  request: StepRequest,
  signal: AbortSignal,
  resetIdleTimer: () => void,
): Promise<StepAnswer> {
  const { model, instructions, messages, tools, target, mayCall } = request;
  let characters = 0;
  const result = streamText({
    model: withExactCalls(model),
    ...(target
      ? preparePrompt({ instructions, messages, tools }, target)
      : { instructions, messages: [...messages], tools }),
    toolChoice: mayCall ? "auto" : "none",
    abortSignal: signal,
    maxRetries: request.maxRetries,
    maxOutputTokens: request.maxOutputTokens,
    // Failures arrive as stream parts. The default handler would log them together with the request.
    onError: () => {},
  });
  for await (const part of withFailures(result.stream)) {
    signal.throwIfAborted();
    resetIdleTimer();
    if (part.type === "text-delta" || part.type === "reasoning-delta") {
      characters += part.text.length;
      if (characters > MAX_CHARACTERS) throw tooLong();
      if (part.type === "text-delta") await request.onText(part.text);
      else await request.onReasoning?.(part.text);
    }
    if (part.type === "error") throw new ModelFailure("The model failed.", { cause: part.error });
    if (part.type === "finish-step" && isBroken(part.finishReason)) {
      throw new ModelFailure("The model stopped before finishing its answer.", {
        cause: new Error(BROKEN[part.finishReason]),
      });
    }
  }
  // An abort while nothing arrives ends the stream without another part.
  signal.throwIfAborted();
  const usage = await result.usage;
  return {
    messages: await result.responseMessages,
    tokens: countOf(usage),
    isCut: (await result.finishReason) === "length",
  };
}

/** A connection that breaks ends the stream with an error of its own, which is the provider's failure and not ours. */
async function* withFailures<T>(stream: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* stream;
  } catch (error) {
    throw new ModelFailure("The model failed.", { cause: error });
  }
}

/** What a provider says of its tokens; 0 where it says nothing. No more can be cached or thought than was read or written. */
function countOf(usage: LanguageModelUsage): TokenCount {
  const whole = (count: number | undefined) => Math.max(0, Math.round(count ?? 0));
  const input = whole(usage.inputTokens);
  const output = whole(usage.outputTokens);
  return {
    input,
    cached: Math.min(input, whole(usage.inputTokenDetails.cacheReadTokens)),
    output,
    reasoning: Math.min(output, whole(usage.outputTokenDetails.reasoningTokens)),
  };
}

const tooLong = () =>
  new ModelFailure("The model did not finish.", {
    cause: new Error(
      `it wrote more than ${MAX_CHARACTERS.toLocaleString("en-US")} characters without finishing`,
    ),
  });

const BROKEN = {
  interrupted: "the connection to its provider broke in mid-answer",
  error: "its provider stopped in mid-answer",
  "content-filter": "its provider withheld the answer (content filter)",
} as const;

const isBroken = (reason: string): reason is keyof typeof BROKEN => reason in BROKEN;
