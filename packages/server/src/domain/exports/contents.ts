import type { FileStore } from "../../files/file-store.ts";
import { readWholeAudit } from "../audit/read-audit.ts";
import { csvLine } from "../csv.ts";
import type { Clock } from "../../clock.ts";
import { listLogins } from "../auth/sessions.ts";
import type { Repositories } from "../unit-of-work.ts";
import { detailsOf, learnedOf } from "../users/profile.ts";
import type { User } from "../users/ports.ts";
import { type ExportFile, listFiles } from "./list-files.ts";
import type { ExportedTable } from "./ports.ts";

type ContentDeps = {
  readonly store: Repositories;
  readonly clock: Clock;
  readonly files: Pick<FileStore, "get" | "size">;
};

const PART = 500;

/** Every file of a user's export but the README. */
export async function listContents(deps: ContentDeps, user: User): Promise<ExportFile[]> {
  const { store } = deps;
  const rows = (table: ExportedTable) =>
    readRows((after) => store.exports.listRows(table, user.id, after, PART));
  return [
    {
      name: "profile.json",
      about:
        "Your address, how you log in, what you told about yourself, and what the agent learned about you.",
      content: text(async () => pretty(await readProfile(store, user))),
    },
    {
      name: "fact-proposals.json",
      about:
        "What the agent proposed to remember about you, what you decided, and the chat and day that it came from.",
      content: jsonList(rows("fact_proposals")),
    },
    { name: "chats.json", about: "Your chats, by id.", content: jsonList(rows("chats")) },
    {
      name: "messages.json",
      about: "The messages of all chats, with the ids of their chats and runs.",
      content: jsonList(rows("messages")),
    },
    {
      name: "tool-calls.json",
      about: "The agent's calls in your apps, with their arguments and results.",
      content: jsonList(rows("tool_calls")),
    },
    {
      name: "connections.json",
      about:
        "Your connections and which tools they allow. Passwords, keys and tokens are left out.",
      content: text(async () => pretty((await store.connections.list(user.id)).map(toConnection))),
    },
    {
      name: "inbox-items.json",
      about: "The items of your inbox.",
      content: jsonList(rows("inbox_items")),
    },
    {
      name: "inbox-sources.json",
      about: "The sources of your inbox.",
      content: text(async () => pretty((await store.sources.list(user.id)).map(toSource))),
    },
    {
      name: "playbooks.json",
      about: "Your playbooks with their prompts.",
      content: text(async () => pretty((await store.playbooks.list(user.id)).map(toPlaybook))),
    },
    {
      name: "credits.csv",
      about: "Every line of your personal credits.",
      content: csv(
        ["id", "created_at", "amount", "reason", "cause", "run_id"],
        readRows((after) => store.exports.listCredits(user.id, after, PART)),
      ),
    },
    {
      name: "api-keys.csv",
      about: "Names and prefixes of your API keys. The keys themselves are not stored.",
      content: csv(
        ["name", "prefix", "scopes", "created_at", "expires_at", "last_used_at"],
        once(async () => (await store.keys.list(user.id)).map(toKey)),
      ),
    },
    {
      name: "logins.csv",
      about: "Browsers where you are logged in.",
      content: csv(
        ["user_agent", "created_at", "last_seen_at"],
        once(async () => (await listLogins(deps, user.id, "")).map(toLogin)),
      ),
    },
    {
      name: "audit.csv",
      about: "What you did, from the audit record.",
      content: csv(AUDIT_COLUMNS, readAuditRows(deps, user.id)),
    },
    ...(await listFiles(deps, user.id)),
  ];
}

/** The README that describes the archive. */
export const readmeOf = (
  user: Pick<User, "email">,
  files: readonly ExportFile[],
  at: Date,
): string =>
  [
    `All data of ${user.email}, as of ${at.toISOString()}`,
    "",
    ...files.flatMap(({ name, about }) => [name, `  ${about}`, ""]),
    "JSON and CSV files are in UTF-8, times in ISO 8601. Amounts are credits.",
    "",
  ].join("\n");

const encoder = new TextEncoder();

/** A file of one piece. */
export async function* text(read: () => Promise<string> | string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(await read());
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type Parts<Row> = AsyncIterable<readonly Row[]>;

async function* once<Row>(read: () => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await read();
}

async function* readRows<Row extends { readonly id: string }>(
  read: (after: string | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after);
    yield rows;
    if (rows.length < PART) return;
    after = rows.at(-1)?.id;
  }
}

async function* jsonList(parts: Parts<unknown>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const rows of parts) {
    if (rows.length === 0) continue;
    const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
    yield encoder.encode(`${isFirst ? "[\n" : ",\n"}${lines}`);
    isFirst = false;
  }
  yield encoder.encode(isFirst ? "[]\n" : "\n]\n");
}

async function* csv(
  columns: readonly string[],
  parts: Parts<Readonly<Record<string, Cell>>>,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvLine(columns));
  for await (const rows of parts) {
    const lines = rows.map((row) => csvLine(columns.map((name) => cellOf(row[name]))));
    yield encoder.encode(lines.join(""));
  }
}

type Cell = string | number | Date | null | undefined;

const cellOf = (value: Cell): string | number | null =>
  value instanceof Date ? value.toISOString() : (value ?? null);

async function readProfile({ twoSteps }: Pick<Repositories, "twoSteps">, user: User) {
  const twoStep = await twoSteps.findByUser(user.id);
  return {
    email: user.email,
    created_at: user.createdAt,
    two_step_login: twoStep
      ? { on_since: twoStep.since, recovery_codes_left: twoStep.recoveryCodesLeft }
      : null,
    subscription_tier: user.subscriptionTier,
    phone_number: user.phoneNumber,
    sms_opt_in: user.smsOptIn,
    details: detailsOf(user),
    learned: learnedOf(user),
  };
}

type Listed<Name extends keyof Repositories> = Repositories[Name] extends {
  list(userId: string): Promise<readonly (infer Row)[]>;
}
  ? Row
  : never;

const toConnection = (connection: Listed<"connections">) => ({
  id: connection.id,
  name: connection.name,
  connection_type: connection.connectionType,
  configuration: connection.configuration,
  field_mappings: connection.fieldMappings,
  enabled_methods: connection.enabledMethods,
  hitl_methods: connection.hitlMethods,
  status: connection.status,
  created_at: connection.createdAt,
});

const toSource = (source: Listed<"sources">) => ({
  id: source.id,
  name: source.name,
  source_type: source.sourceType,
  connection_ids: source.connectionIds,
  config: source.config,
  refresh_frequency_minutes: source.refreshFrequencyMinutes,
  created_at: source.createdAt,
});

const toPlaybook = (playbook: Listed<"playbooks">) => ({
  id: playbook.id,
  name: playbook.name,
  description: playbook.description,
  target_source_type: playbook.targetSourceType,
  prompt_template: playbook.promptTemplate,
  created_at: playbook.createdAt,
  updated_at: playbook.updatedAt,
});

const toKey = (key: Listed<"keys">) => ({
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes.join(" "),
  created_at: key.createdAt,
  expires_at: key.expiresAt,
  last_used_at: key.lastUsedAt,
});

const toLogin = (login: { userAgent: string | null; createdAt: Date; lastSeenAt: Date }) => ({
  user_agent: login.userAgent,
  created_at: login.createdAt,
  last_seen_at: login.lastSeenAt,
});

const AUDIT_COLUMNS = [
  "id",
  "created_at",
  "action",
  "outcome",
  "target",
  "tool",
  "connection",
  "detail",
  "run_id",
];

async function* readAuditRows({ store }: Pick<ContentDeps, "store">, userId: string) {
  for await (const lines of readWholeAudit({ store }, { id: userId, isAdmin: false }, {})) {
    yield lines.map((line) => ({
      id: line.seq,
      created_at: line.at,
      action: line.action,
      outcome: line.outcome,
      target: line.targetLabel ?? line.targetId,
      tool: line.tool,
      connection: line.connection ?? line.connectionId,
      detail: line.detail,
      run_id: line.runId,
    }));
  }
}
