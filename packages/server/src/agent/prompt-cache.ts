import type { JSONObject } from "@ai-sdk/provider";
import type { ModelMessage, SystemModelMessage, ToolSet } from "ai";
import type { Abilities, ProviderKind } from "../domain/models/ports.ts";

/** What a model is asked with. */
export type Prompt = {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: ToolSet;
};

/** Who answers, and the conversation that the prompt goes on with. */
export type PromptTarget = {
  /** Null for the planner. */
  readonly kind: ProviderKind | null;
  readonly can: Pick<Abilities, "reasoning">;
  /** The same for all steps of a chat, so that a provider sends them where the beginning is in the cache. */
  readonly cacheKey: string;
};

type Options = Record<string, JSONObject>;

/** A prompt with the settings of its provider. */
export type PreparedPrompt = {
  readonly instructions: string | SystemModelMessage;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  readonly providerOptions: Options;
  readonly reasoning?: "medium";
};

/**
 * Prepares a prompt so that a provider reads its beginning from its cache in the next step, and shows its reasoning where the
 * model has some. Google and most compatible servers cache on their own; OpenAI does for requests with the same key, and
 * Anthropic up to the marks.
 */
export function preparePrompt(
  prompt: Prompt,
  { kind, can, cacheKey }: PromptTarget,
): PreparedPrompt {
  const plain = { ...prompt, messages: [...prompt.messages] };
  switch (kind) {
    case "openai":
    case "azure":
      return {
        ...plain,
        providerOptions: {
          openai: {
            promptCacheKey: cacheKey,
            ...(can.reasoning && { reasoningSummary: "auto" }),
            // The names of deployments do not tell the SDK what is behind them.
            ...(can.reasoning && kind === "azure" && { forceReasoning: true }),
          },
        },
      };
    case "google":
      return {
        ...plain,
        providerOptions: can.reasoning
          ? { google: { thinkingConfig: { includeThoughts: true } } }
          : {},
      };
    case "anthropic":
      return {
        ...withMarks(prompt),
        providerOptions: {},
        ...(can.reasoning && { reasoning: "medium" }),
      };
    case "compatible":
    case null:
      return { ...plain, providerOptions: {} };
  }
}

/** Up to here the prompt is read from the cache next time. */
const MARK: Options = { anthropic: { cacheControl: { type: "ephemeral" } } };

/** Marks the ends of tools, instructions and messages: three of the four marks that Anthropic takes. */
function withMarks({ instructions, messages, tools }: Prompt) {
  const last = messages.at(-1);
  const [name, tool] = Object.entries(tools).at(-1) ?? [];
  return {
    instructions: { role: "system", content: instructions, providerOptions: MARK } as const,
    messages: last ? [...messages.slice(0, -1), withMark(last)] : [],
    tools: name && tool ? { ...tools, [name]: withMark(tool) } : tools,
  };
}

const withMark = <T extends { providerOptions?: unknown }>(part: T): T => ({
  ...part,
  providerOptions: { ...(part.providerOptions as Options | undefined), ...MARK },
});
