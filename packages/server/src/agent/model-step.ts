import type { LanguageModelV4 } from "@ai-sdk/provider";
import { streamText, type ModelMessage, type ToolSet } from "ai";

/** How long a model is waited for, in milliseconds: between two of its words, and for all of a step. */
export type StepTimeouts = { readonly silenceMs: number; readonly stepMs: number };

/** A model that thinks can be silent for a minute or two. */
export const STEP_TIMEOUTS: StepTimeouts = { silenceMs: 3 * 60_000, stepMs: 15 * 60_000 };

/** Characters of a step: ten times what the tokens that it is asked for come to. Some servers heed no limit. */
const MOST_CHARACTERS = 200_000;

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
  readonly timeouts?: StepTimeouts;
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
 * One step of a model: words and calls, none of which is run here. Its provider is let go of at the end, however that comes.
 * @throws ModelFailure whose `cause` is the provider's error, or says that the model did not come to an end
 * @throws the abort reason when `signal` is aborted
 */
export async function runModelStep(request: StepRequest): Promise<StepAnswer> {
  const { signal, timeouts = STEP_TIMEOUTS } = request;
  const end = new AbortController();
  const giveUp = (why: string) => () => end.abort(new Error(why));
  const seconds = (ms: number) => `${ms / 1000} seconds`;
  const silent = giveUp(`its provider sent nothing for ${seconds(timeouts.silenceMs)}`);
  const endless = giveUp(`it came to no end within ${seconds(timeouts.stepMs)}`);
  let silence = setTimeout(silent, timeouts.silenceMs);
  const whole = setTimeout(endless, timeouts.stepMs);
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(silent, timeouts.silenceMs);
  };
  try {
    return await readStep(request, AbortSignal.any([signal, end.signal]), alive);
  } catch (error) {
    signal.throwIfAborted();
    if (!end.signal.aborted) throw error;
    throw new ModelFailure("The model came to no end.", { cause: end.signal.reason });
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    end.abort();
  }
}

async function readStep(
  request: StepRequest,
  signal: AbortSignal,
  alive: () => void,
): Promise<StepAnswer> {
  const { model, instructions, messages, tools, mayCall } = request;
  let characters = 0;
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
    alive();
    if (part.type === "text-delta") {
      characters += part.text.length;
      if (characters > MOST_CHARACTERS) throw tooLong();
      await request.onText(part.text);
    }
    if (part.type === "error") throw new ModelFailure("The model failed.", { cause: part.error });
    if (part.type === "finish-step" && isBroken(part.finishReason)) {
      throw new ModelFailure("The model stopped in mid-answer.", {
        cause: new Error(BROKEN[part.finishReason]),
      });
    }
  }
  // Whoever lets go while nothing comes ends the stream without another part.
  signal.throwIfAborted();
  const usage = await result.usage;
  return {
    messages: await result.responseMessages,
    inputTokens: usage.inputTokens ?? 0,
    outputTokens: usage.outputTokens ?? 0,
    isCut: (await result.finishReason) === "length",
  };
}

const tooLong = () =>
  new ModelFailure("The model came to no end.", {
    cause: new Error(
      `it wrote more than ${MOST_CHARACTERS.toLocaleString("en-US")} characters and came to no end`,
    ),
  });

const BROKEN = {
  interrupted: "the connection to its provider broke in mid-answer",
  error: "its provider stopped in mid-answer",
  "content-filter": "its provider withheld the answer (content filter)",
} as const;

const isBroken = (reason: string): reason is keyof typeof BROKEN => reason in BROKEN;
