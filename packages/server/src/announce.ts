import { BRAND } from "./brand.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import type { KeyUse } from "./secrets/rotation.ts";

/**
 * What is printed once the server listens. The first line is also read by programs; keep its beginning.
 * @param url the address that people open
 * @param keyUse how the keys stand to the credentials that are stored
 */
export function announce(
  { env, models }: Pick<Deps, "env" | "models">,
  url: string,
  keyUse: KeyUse,
): string {
  const ready = models.list().filter((model) => model.available);
  const answering =
    ready.length > 0
      ? `Models: ${ready.map((model) => model.id).join(", ")}`
      : "Models: none has a key, so the built-in offline planner answers (set OPENAI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY for a model)";
  const data = env.databaseUrl
    ? `Data: PostgreSQL, and files in ${env.dataDir}`
    : `Data: ${env.dataDir}`;
  return [
    `${BRAND.name} is running at ${url}`,
    data,
    answering,
    ...describeKeys(env, keyUse),
    "Stop it with Ctrl+C.",
  ].join("\n");
}

function describeKeys(
  { credentialKeys, credentialKeyFile }: Pick<Env, "credentialKeys" | "credentialKeyFile">,
  { unused, old, missing }: KeyUse,
): string[] {
  const [first] = credentialKeys ?? [];
  return [
    first
      ? `Credentials: locked with the key ${first.id} of CREDENTIALS_KEYS`
      : `Credentials: locked with the key in ${credentialKeyFile} (keep a copy of it, apart from the data)`,
    ...old.map(
      ({ keyId, connections }) =>
        `Credentials: the key ${keyId} is still needed by ${sayConnections(connections)}, which are being moved to the first key`,
    ),
    ...unused.map((keyId) => `Credentials: nothing is locked with the key ${keyId}`),
    ...missing.map(
      ({ keyId, connections }) =>
        `Credentials: those of ${sayConnections(connections)} cannot be opened, because the key ${keyId} is missing`,
    ),
  ];
}

const sayConnections = (count: number) => (count === 1 ? "1 connection" : `${count} connections`);
