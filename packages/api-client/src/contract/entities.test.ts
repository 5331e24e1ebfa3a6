import { describe, expect, it } from "vitest";
import { operationsOf, type Schema } from "../../scripts/document.ts";
import { type OperationId, operations } from "../gen/operations.gen.ts";
import * as schemas from "../gen/zod.gen.ts";
import type { OperationSpec } from "../operation-spec.ts";
import { answers, fixtures } from "../testing/index.ts";
import { answerOf, contract, membersOf, resolve, specifiedMembersOf } from "./contract.ts";

type Row = { readonly shows: string; readonly name: string; readonly members: readonly string[] };

const emailExtras = [
  "from_address",
  "to_address",
  "email_subject",
  "email_date",
  "gmail_thread_id",
  "distilled_content",
  "original_body",
  "original_body_html",
];
const user = [
  "id",
  "email",
  "balance",
  "is_admin",
  "active_organization_id",
  "organizations",
  "connections",
  "chat_sessions",
  "information_scaffold",
  "persistent_learned_info",
  "subscription_tier",
  "phone_number",
  "phone_number_verified",
  "sms_opt_in",
];
const inboxItem = [
  "id",
  "title",
  "description",
  "priority",
  "status",
  "source_type",
  "source_identifier",
  "payload",
];

// Written from the entity sections of the specification: exactly these members, beside those marked as extensions.
const rows: readonly Row[] = [
  { shows: "[ENTITY-01]", name: "User", members: user },
  { shows: "[ENTITY-03]", name: "AppInfo", members: ["app_version", "plugins"] },
  {
    shows: "[ENTITY-03]",
    name: "PluginSummary",
    members: ["name", "display_name", "logo_url", "docs_url", "auth_type"],
  },
  { shows: "[ENTITY-05]", name: "ChatSession", members: ["id", "title", "created_at", "messages"] },
  { shows: "[ENTITY-06]", name: "UserMessage", members: ["id", "role", "content"] },
  {
    shows: "[ENTITY-09]",
    name: "Connection",
    members: [
      "id",
      "name",
      "connection_type",
      "configuration",
      "field_mappings",
      "enabled_methods",
      "hitl_methods",
    ],
  },
  {
    shows: "[ENTITY-09 CT-31]",
    name: "ConnectionDetail",
    members: ["connection", "manifest", "has_credentials"],
  },
  {
    shows: "[ENTITY-11]",
    name: "PluginManifest",
    members: ["name", "display_name", "connection_settings_schema", "tools"],
  },
  { shows: "[ENTITY-11]", name: "PluginTool", members: ["name", "description"] },
  { shows: "[ENTITY-12]", name: "Dataset", members: ["id", "filename"] },
  {
    shows: "[ENTITY-13]",
    name: "ApiKey",
    members: ["id", "name", "key_prefix", "created_at", "last_used_at"],
  },
  { shows: "[ENTITY-13]", name: "ApiKeyCreated", members: ["plaintext_key", "key_info"] },
  {
    shows: "[ENTITY-14]",
    name: "ToolRequest",
    members: ["tool_name", "contact_name", "contact_email"],
  },
  {
    shows: "[ENTITY-15]",
    name: "MethodRequest",
    members: ["method_description", "contact_name", "contact_email", "plugin_name"],
  },
  { shows: "[ENTITY-16 ENTITY-18]", name: "InboxItem", members: [...inboxItem, ...emailExtras] },
  { shows: "[ENTITY-19]", name: "JiraPayload", members: ["key", "url", "status", "assignee"] },
  {
    shows: "[ENTITY-20]",
    name: "InboxSource",
    members: ["id", "name", "source_type", "connections", "refresh_frequency_minutes", "config"],
  },
  {
    shows: "[ENTITY-21]",
    name: "AvailableSource",
    members: ["source_type", "display_name", "required_connection_type", "config_schema"],
  },
  {
    shows: "[ENTITY-22]",
    name: "Playbook",
    members: [
      "id",
      "name",
      "description",
      "target_source_type",
      "prompt_template",
      "knowledge_sources",
    ],
  },
  {
    shows: "[ENTITY-22]",
    name: "PlaybookWrite",
    members: [
      "name",
      "description",
      "target_source_type",
      "prompt_template",
      "knowledge_source_ids",
    ],
  },
  { shows: "[ENTITY-23]", name: "Organization", members: ["id", "name", "owner_id"] },
  {
    shows: "[ENTITY-23 CT-06]",
    name: "OrganizationDetails",
    members: ["id", "name", "owner_id", "members", "invitations"],
  },
  { shows: "[ENTITY-23]", name: "Member", members: ["id", "email", "role"] },
  { shows: "[ENTITY-23]", name: "Invitation", members: ["id", "email"] },
  {
    shows: "[ENTITY-24]",
    name: "PluginSettings",
    members: ["display_name", "config_schema", "config"],
  },
  {
    shows: "[ENTITY-25]",
    name: "EnterpriseContact",
    members: ["contact_name", "company_name", "contact_email", "project_details"],
  },
  {
    shows: "[ENTITY-26 CT-07]",
    name: "AdminUser",
    members: ["id", "email", "is_admin", "balance", "created_at"],
  },
];

const schemaOf = (name: string) => contract.components.schemas[name];

describe("the entities of the specification", () => {
  for (const { shows, name, members } of rows) {
    it(`gives ${name} its members and no others ${shows}`, () => {
      expect(specifiedMembersOf(schemaOf(name)).sort()).toEqual([...members].sort());
    });
  }

  it("knows four subscription tiers [ENTITY-02]", () => {
    expect(schemaOf("SubscriptionTier")?.enum).toEqual([
      "free",
      "professional",
      "team",
      "enterprise",
    ]);
    expect(schemas.zUser.safeParse({ ...fixtures.user, subscription_tier: "gold" }).success).toBe(
      false,
    );
  });

  it("takes any auth_type beside oauth and system [ENTITY-04 LO-46]", () => {
    const [plugin] = fixtures.plugins;
    for (const auth_type of ["oauth", "system", "api_key", "mcp"]) {
      expect(schemas.zPluginSummary.safeParse({ ...plugin, auth_type }).success).toBe(true);
    }
  });

  it("knows six roles of messages, and what a model thought as an extension [ENTITY-06]", () => {
    const kinds = schemaOf("Message")?.oneOf?.map(resolve) ?? [];
    const roles = kinds
      .filter((kind) => kind["x-extension"] !== true)
      .map(({ properties }) => properties?.["role"]?.const);
    expect(kinds).toHaveLength(7);
    expect(roles).toEqual(["USER", "ASSISTANT", "TOOL_THOUGHT", "TOOL_RESULT", "STATUS", "ERROR"]);
    expect(new Set(fixtures.messages.map(({ role }) => role)).size).toBe(6);
  });

  it("nests the text of stored user and assistant messages [ENTITY-07]", () => {
    const flat = { id: "m", role: "ASSISTANT", content: "text" };
    expect(schemas.zMessage.safeParse(flat).success).toBe(false);
    expect(schemas.zMessage.safeParse({ ...flat, content: { content: "text" } }).success).toBe(
      true,
    );
  });

  it("gives tool thoughts a tool_call and tool results a result as well [ENTITY-08]", () => {
    expect(membersOf(schemaOf("ToolThoughtContent"))).toContain("tool_call");
    expect(schemaOf("ToolResultContent")?.required).toEqual(["tool_call", "result"]);
    expect(schemaOf("ToolCall")?.required).toEqual(["name", "arguments"]);
  });

  it("never gives credentials back [ENTITY-10]", () => {
    const leaking = [...operationsOf(contract)]
      .filter(({ operation }) => allMembers(answerOf(operation)).includes("credentials"))
      .map(({ operation }) => operation.operationId);
    expect(leaking).toEqual([]);
    expect(membersOf(schemaOf("ConnectionCreate"))).toContain("credentials");
  });

  it("describes each setting by title, description and a secret flag [ENTITY-11 LO-52]", () => {
    expect(membersOf(schemaOf("SettingField"))).toEqual(
      expect.arrayContaining(["title", "description", "secret", "json_schema_extra"]),
    );
    expect(membersOf(schemaOf("FieldExtra"))).toEqual(["component"]);
  });

  it("knows four kinds of inbox items [ENTITY-17]", () => {
    expect(schemaOf("InboxSourceType")?.enum).toEqual([
      "email",
      "jira",
      "data_condition",
      "manual",
    ]);
  });

  it("gives settings by plugin name [ENTITY-24 LO-119]", () => {
    expect(resolve(schemaOf("PluginSettingsMap")).additionalProperties).toEqual({
      $ref: "#/components/schemas/PluginSettings",
    });
  });

  it("passes over members that it does not know [ENTITY-27]", () => {
    const parsed = schemas.zDataset.parse({ id: "d", filename: "a.csv", colour: "red" });
    expect(parsed).toEqual({ id: "d", filename: "a.csv" });
  });
});

describe("the fixtures", () => {
  const table: Readonly<Record<OperationId, OperationSpec>> = operations;
  for (const [id, answer] of Object.entries(answers)) {
    it(`has an answer for ${id} that the contract allows`, () => {
      const spec = Object.entries(table).find(([name]) => name === id)?.[1];
      const schema = Object.values(spec?.responses ?? {})[0];
      expect(schema?.safeParse(answer).error).toBeUndefined();
      expect(schema).toBeTruthy();
    });
  }

  it("has an answer for every operation that answers with JSON", () => {
    const json = Object.values(table).filter(({ responseType }) => responseType === "json");
    expect(Object.keys(answers).sort()).toEqual(json.map(({ operationId }) => operationId).sort());
  });

  it("streams only events that the contract allows", () => {
    for (const event of [...fixtures.runEvents, ...fixtures.approvalEvents]) {
      expect(schemas.zRunEvent.safeParse(event).error).toBeUndefined();
    }
  });
});

function allMembers(schema: Schema | undefined, seen = new Set<unknown>()): string[] {
  const found = resolve(schema);
  if (seen.has(found)) return [];
  seen.add(found);
  const { properties = {}, items, oneOf = [], additionalProperties } = found;
  const more = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...more];
  return [...Object.keys(properties), ...inner.flatMap((one) => allMembers(one, seen))];
}
