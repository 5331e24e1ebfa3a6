import type { Usage, UsageShare as SharedUsage } from "@switchboard/api-client";
import type { UsageShare, UsageState } from "@switchboard/ui/screens/usage";

type Ready = Extract<UsageState, { kind: "ready" }>;

/** What was used, as its page shows it. */
export const toUsage = ({
  models,
  people,
  tools,
  apps,
  ...usage
}: Usage): Pick<Ready, "days" | "credits" | "runs" | "failures" | "shares"> => ({
  ...usage,
  shares:
    models && people && tools && apps
      ? {
          models: models.map(toShare),
          people: people.map(toShare),
          tools: tools.map(toShare),
          apps: apps.map(toShare),
        }
      : null,
});

const toShare = ({
  input_tokens: inputTokens,
  cached_tokens: cachedTokens,
  output_tokens: outputTokens,
  ...share
}: SharedUsage): UsageShare => ({ ...share, inputTokens, cachedTokens, outputTokens });
