import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { callNotes } from "./call-notes.ts";
import { readConversation } from "./conversation.ts";
import { decide } from "./decide.ts";
import { type Decision } from "./decision.ts";
import { OFFER_CHOICES, OFFER_QUESTION } from "./own-tools.ts";
import { readTools } from "./planner-tools.ts";

const DEFAULT_PACE_MS = 15;
/** Limit for the number of chunks of a streamed answer. */
const MAX_PIECES = 240;

const NO_TOKENS: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * The offline planner as a model of the AI SDK: no network, no randomness. It matches words to tools and columns and says so;
 * it is not a language model.
 * @param paceMs milliseconds between the chunks of an answer
 */
export function createPlanner({
  paceMs = DEFAULT_PACE_MS,
}: {
  paceMs?: number;
} = {}): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "offline",
    modelId: "planner",
    supportedUrls: {},
    async doGenerate(options) {
      const decision = next(options);
      return {
        content: toContent(decision, options),
        finishReason: finishReason(decision),
        usage: NO_TOKENS,
        warnings: [],
      };
    },
    async doStream(options) {
      return { stream: toStream(next(options), options, paceMs) };
    },
  };
}

function next({ prompt, tools, toolChoice }: LanguageModelV4CallOptions): Decision {
  return decide(readConversation(prompt), readTools(tools), toolChoice?.type !== "none");
}

const finishReason = (decision: Decision): LanguageModelV4FinishReason => {
  const calls = decision.kind === "call" || (decision.offer ?? decision.open) !== undefined;
  const unified = calls ? "tool-calls" : "stop";
  return { unified, raw: unified };
};

/** The same conversation gives the same id, and each step of a run another. */
const callId = ({ prompt }: LanguageModelV4CallOptions) => `call-${prompt.length}`;

function toContent(
  decision: Decision,
  options: LanguageModelV4CallOptions,
): LanguageModelV4Content[] {
  const call = (toolName: string, args: object): LanguageModelV4Content => ({
    type: "tool-call",
    toolCallId: callId(options),
    toolName,
    input: JSON.stringify(args),
  });
  if (decision.kind === "call") {
    const { tool, args, assumed } = decision;
    const providerMetadata = assumed && callNotes(assumed);
    return [{ ...call(tool.modelName, args), ...(providerMetadata && { providerMetadata }) }];
  }
  const { text, offer, open } = decision;
  return [
    { type: "text", text },
    ...(offer ? [call(OFFER_CHOICES, offer)] : []),
    ...(open ? [call(OFFER_QUESTION, open)] : []),
  ];
}

/** An answer in pieces of a few words; put together they are the answer. */
export function pieces(text: string): string[] {
  const words = text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? [];
  const size = Math.max(1, Math.ceil(words.length / MAX_PIECES));
  const result: string[] = [];
  for (let at = 0; at < words.length; at += size) result.push(words.slice(at, at + size).join(""));
  return result;
}

function toStream(
  decision: Decision,
  options: LanguageModelV4CallOptions,
  paceMs: number,
): ReadableStream<LanguageModelV4StreamPart> {
  const parts = async function* (): AsyncGenerator<LanguageModelV4StreamPart> {
    yield { type: "stream-start", warnings: [] };
    for (const content of toContent(decision, options)) {
      if (content.type === "text") {
        yield { type: "text-start", id: "answer" };
        for (const delta of pieces(content.text)) {
          await pause(paceMs, options.abortSignal);
          yield { type: "text-delta", id: "answer", delta };
        }
        yield { type: "text-end", id: "answer" };
      } else if (content.type === "tool-call") yield content;
    }
    yield { type: "finish", finishReason: finishReason(decision), usage: NO_TOKENS };
  };
  return ReadableStream.from(parts());
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}
