import type { UsageShare } from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { PluginRegistry } from "../../domain/plugins/types.ts";
import type { UsageShare as StoredShare } from "../../domain/usage/ports.ts";
import { readUsage } from "../../domain/usage/read-usage.ts";
import { ok, operation } from "../../http/operation.ts";

export const getUsage = operation("getUsage", async ({ deps, query }) => {
  const { credits, models, people, tools, apps, ...usage } = await readUsage(
    deps,
    query.days ?? 30,
  );
  return ok({
    ...usage,
    credits: credits.map(toCredits),
    models: models.map(toUsageShare),
    people: people.map(toUsageShare),
    tools: tools.map(toUsageShare),
    apps: apps.map((app) => ({ ...toUsageShare(app), name: nameOf(deps.plugins, app.name) })),
  });
});

const nameOf = (plugins: PluginRegistry, plugin: string): string =>
  plugin === "" ? "Removed connections" : (plugins.get(plugin)?.manifest.display_name ?? plugin);

const toUsageShare = ({
  credits,
  inputTokens,
  cachedTokens,
  outputTokens,
  ...share
}: StoredShare): UsageShare => ({
  ...share,
  credits: toCredits(credits),
  input_tokens: inputTokens,
  cached_tokens: cachedTokens,
  output_tokens: outputTokens,
});
