import { BRAND } from "./brand.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import type { FoundServer } from "@switchboard/api-client/types";
import { sayCount } from "./domain/credits/amounts.ts";
import type { Catalog } from "./domain/models/catalog.ts";
import { newServers } from "./domain/models/new-servers.ts";
import type { ModelList } from "./domain/runs/models.ts";
import type { KeyUse } from "./secrets/rotation.ts";
import type { LockedWith } from "./secrets/rotation-ports.ts";

/**
 * Printed once the server listens. Programs read the first line, too; keep its beginning.
 * @param url the server's URL
 * @param keyUse which keys the stored credentials use
 * @param models those of this moment
 * @param found model servers on this machine
 */
export function announce(
  { env, hasLocalOutbox }: Pick<Deps, "env" | "hasLocalOutbox">,
  url: string,
  keyUse: KeyUse,
  models: ModelList & { readonly catalog: Catalog },
  found: readonly FoundServer[],
): string {
  const ready = models.list().filter((model) => model.available);
  const answering =
    ready.length > 0
      ? `Models: ${ready.map((model) => model.id).join(", ")}`
      : `Models: none has an API key, so the built-in planner answers (set one at ${url}/ui/admin/models, or OPENAI_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY, ANTHROPIC_API_KEY or AZURE_OPENAI_API_KEY)`;
  return [
    `${BRAND.name} is running at ${url}`,
    whereDataIs(env),
    answering,
    ...describeIdle(models.catalog, url),
    ...newServers(models.catalog, found).map((server) => describeFound(server, url)),
    ...describeKeys(env, keyUse),
    ...describeOutbox(env, url, hasLocalOutbox),
    "Stop it with Ctrl+C.",
  ].join("\n");
}

/** Providers with a key, of which nothing is set up that could answer. */
const describeIdle = ({ providers, models }: Catalog, url: string) =>
  providers
    .filter((provider) => !models.some(({ providerId }) => providerId === provider.id))
    .map(
      ({ name }) =>
        `Models: ${name} has a key and no models yet (add some at ${url}/ui/admin/models)`,
    );

const describeFound = ({ name, models }: FoundServer, url: string) =>
  `Models: ${name} is running here with ${sayCount(models.length, "model")} (add it at ${url}/ui/admin/models)`;

function describeOutbox(
  { smtp, twilio }: Pick<Env, "smtp" | "twilio">,
  url: string,
  hasLocalOutbox: boolean,
): string[] {
  if (!hasLocalOutbox) return [];
  const kept = [
    ...(smtp ? [] : ["Emails"]),
    ...(twilio ? [] : [smtp ? "Text messages" : "text messages"]),
  ];
  const set = [...(smtp ? [] : ["SMTP_URL"]), ...(twilio ? [] : ["TWILIO_ACCOUNT_SID"])];
  return [`${kept.join(" and ")}: kept at ${url}/outbox (set ${set.join(" and ")} to send them)`];
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
      (locked) =>
        `Credentials: the key ${locked.keyId} is still needed by ${sayLocked(locked)}, which are being moved to the first key`,
    ),
    ...unused.map((keyId) => `Credentials: nothing is locked with the key ${keyId}`),
    ...missing.map(
      (locked) =>
        `Credentials: those of ${sayLocked(locked)} cannot be opened, because the key ${locked.keyId} is missing`,
    ),
  ];
}

const counted = (count: number, thing: string) =>
  count === 0 ? [] : [`${count} ${thing}${count === 1 ? "" : "s"}`];

const sayLocked = ({ connections, plugins, modelProviders, twoSteps }: LockedWith) =>
  [
    ...counted(connections, "connection"),
    ...counted(plugins, "plugin"),
    ...counted(modelProviders, "model provider"),
    ...counted(twoSteps, "two-step login"),
  ].join(" and ");

function whereDataIs({ databaseUrl, dataDir, files }: Env): string {
  const rows = databaseUrl ? "PostgreSQL" : dataDir;
  if (files.kind === "s3")
    return `Data: ${rows}, and files in the bucket ${files.bucket?.bucket}, with copies in ${dataDir}`;
  if (files.kind === "database") return `Data: ${rows}, and copies of its files in ${dataDir}`;
  return databaseUrl ? `Data: ${rows}, and files in ${dataDir}` : `Data: ${rows}`;
}
