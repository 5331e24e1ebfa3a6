/** What a model reads at once where nobody said: the least that models which call tools are run with today. */
export const UNKNOWN_CONTEXT = 32_000;

/** The most tokens that a model may write in one step. */
const MAX_OUTPUT = 4096;

/** The most of an earlier conversation that is sent along, whatever a model could read: every step of a run pays for it. */
const MAX_HISTORY = 24_000;

/** How the context of a model is shared out, in tokens. */
export type ModelBudget = {
  /** The most that it may write. */
  readonly output: number;
  /** For the definitions of tools. */
  readonly tools: number;
  /** For what was said before a run began. */
  readonly history: number;
  /** For everything that it reads in a step: instructions, tools and conversation. */
  readonly input: number;
};

/**
 * Shares out a model's context. A small part stays free, since tokens are estimated.
 * @param contextTokens the most that it reads at once; null where nobody said
 */
export function modelBudget(contextTokens: number | null): ModelBudget {
  const context = contextTokens ?? UNKNOWN_CONTEXT;
  const output = Math.min(MAX_OUTPUT, Math.floor(context / 4));
  const input = Math.floor((context - output) * 0.95);
  return {
    output,
    input,
    tools: Math.floor(input * 0.4),
    history: Math.min(MAX_HISTORY, Math.floor(input * 0.4)),
  };
}
