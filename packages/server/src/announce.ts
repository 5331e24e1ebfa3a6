import { BRAND } from "./brand.ts";
import type { Deps } from "./deps.ts";

/**
 * What is printed once the server listens. The first line is also read by programs; keep its beginning.
 * @param url the address that people open
 */
export function announce({ env, models }: Pick<Deps, "env" | "models">, url: string): string {
  const ready = models.list().filter((model) => model.available);
  const answering =
    ready.length > 0
      ? `Models: ${ready.map((model) => model.id).join(", ")}`
      : "Models: none has a key, so the built-in offline planner answers (set OPENAI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY for a model)";
  const data = env.databaseUrl
    ? `Data: PostgreSQL, and files in ${env.dataDir}`
    : `Data: ${env.dataDir}`;
  return [`${BRAND.name} is running at ${url}`, data, answering, "Stop it with Ctrl+C."].join("\n");
}
