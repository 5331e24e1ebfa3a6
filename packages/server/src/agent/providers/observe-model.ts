import type {
  LanguageModelV4,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { wrapLanguageModel } from "ai";
import type { TokenCount } from "../../domain/credits/token-use.ts";
import type { ProviderKind } from "../../domain/models/ports.ts";
import type { Observation, Telemetry } from "../../telemetry.ts";
import { readProblem } from "./problem.ts";

/** The names that OpenTelemetry's conventions for generative AI give to providers. */
const PROVIDERS = {
  openai: "openai",
  google: "gcp.gemini",
  anthropic: "anthropic",
  azure: "azure.ai.openai",
  compatible: "openai_compatible",
} as const satisfies Record<ProviderKind, string>;

/** A model whose calls are observed, each attempt as one of its own. */
export const observeModel = (
  model: LanguageModelV4,
  of: { readonly kind: ProviderKind; readonly name: string },
  telemetry: Telemetry,
): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      async wrapStream({ doStream, params }) {
        const call = telemetry.begin({
          kind: "model",
          provider: PROVIDERS[of.kind],
          model: of.name,
        });
        const failureOf = (error: unknown) =>
          params.abortSignal?.aborted ? "aborted" : readProblem(error).kind;
        try {
          const { stream, ...rest } = await call.within(async () => doStream());
          return { ...rest, stream: stream.pipeThrough(observed(call, failureOf)) };
        } catch (error) {
          call.end({ failure: failureOf(error) });
          throw error;
        }
      },
    },
  });

/** Ends the observation with the stream, in whichever way that ends. */
function observed(call: Observation, failureOf: (error: unknown) => string) {
  let tokens: TokenCount | undefined;
  let failure: string | undefined;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    call.end({ ...(tokens && { tokens }), ...(failure && { failure }) });
  };
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      if (part.type === "error") failure = failureOf(part.error);
      if (part.type === "finish") tokens = countOf(part.usage);
      controller.enqueue(part);
    },
    flush: end,
    // A broken connection cancels with its error; a reader that stops cancels without a reason.
    cancel(reason: unknown) {
      if (tokens === undefined) failure ??= reason === undefined ? "aborted" : failureOf(reason);
      end();
    },
  });
}

const countOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): TokenCount => ({
  input: inputTokens.total ?? 0,
  cached: inputTokens.cacheRead ?? 0,
  output: outputTokens.total ?? 0,
  reasoning: outputTokens.reasoning ?? 0,
});
