import { describe, expect, it } from "vitest";
import { operationsOf } from "../../scripts/document.ts";
import {
  answerOf,
  bodyOf,
  contract,
  membersOf,
  operationsByCall,
  parametersOf,
  specifiedMembersOf,
} from "./contract.ts";
import { zRunRequest } from "../gen/zod.gen.ts";

/** One row of the call tables of the specification. */
type SpecifiedCall = {
  /** The requirements that the row shows, as a test title names them. */
  readonly shows: string;
  readonly call: string;
  /** Exactly the members that the specification lists for the payload; a part in `multipart` is a form. */
  readonly body?: readonly string[];
  readonly form?: readonly string[];
  readonly answer?: readonly string[];
  readonly stream?: true;
  readonly list?: true;
};

const connectionAdd = [
  "name",
  "connection_type",
  "configuration",
  "credentials",
  "enabled_methods",
  "hitl_methods",
];
const connectionEdit = [
  "name",
  "configuration",
  "credentials",
  "enabled_methods",
  "hitl_methods",
  "field_mappings",
];
const playbook = [
  "name",
  "description",
  "target_source_type",
  "prompt_template",
  "knowledge_source_ids",
];
const source = ["name", "connection_ids", "source_type", "config", "refresh_frequency_minutes"];

/** Written from the specification, not from the contract. */
const rows: readonly SpecifiedCall[] = [
  { shows: "[API-06]", call: "GET /api/v1/users/me", answer: ["id", "email", "balance"] },
  { shows: "[API-07]", call: "GET /api/v1/app-info", answer: ["app_version", "plugins"] },
  {
    shows: "[API-08]",
    call: "GET /api/v1/chatsessions",
    answer: ["id", "title", "messages"],
    list: true,
  },
  { shows: "[API-09]", call: "DELETE /api/v1/chatsessions/{id}" },
  {
    shows: "[API-10]",
    call: "POST /api/switchboard-chat/run",
    body: [
      "connection_ids",
      "prompt",
      "model",
      "max_executions",
      "session_id",
      "approved_tool_call",
    ],
    stream: true,
  },
  {
    shows: "[API-11 DISC-02]",
    call: "POST /api/switchboard-chat/discover",
    body: ["connection_ids", "model", "discovery_credits", "session_id"],
    stream: true,
  },
  {
    shows: "[API-12]",
    call: "POST /api/v1/data/upload",
    form: ["file"],
    answer: ["id", "filename"],
  },
  { shows: "[API-13]", call: "GET /api/v1/data/datasets", answer: ["id", "filename"], list: true },
  { shows: "[API-14]", call: "DELETE /api/v1/data/datasets/{id}" },
  {
    shows: "[API-15]",
    call: "GET /api/v1/connections/{id}",
    answer: ["connection", "manifest", "has_credentials"],
  },
  { shows: "[API-16]", call: "POST /api/v1/connections", body: connectionAdd },
  { shows: "[API-18]", call: "POST /api/v1/connections/{id}", body: connectionEdit },
  { shows: "[API-19]", call: "DELETE /api/v1/connections/{id}" },
  {
    shows: "[API-20]",
    call: "GET /api/v1/plugins/{pluginName}/manifest",
    answer: ["name", "display_name", "tools"],
  },
  {
    shows: "[API-21]",
    call: "GET /api/v1/plugins/{pluginName}/documentation",
    answer: ["html_content"],
  },
  {
    shows: "[API-22]",
    call: "GET /api/v1/plugins/{pluginName}/setup-html",
    answer: ["html_content"],
  },
  {
    shows: "[API-23]",
    call: "POST /api/v1/connections/mcp/start",
    body: ["mcp_url"],
    answer: ["redirect_url"],
  },
  {
    shows: "[API-24]",
    call: "POST /api/v1/connections/custom-manual",
    form: ["name", "description", "icon"],
  },
  { shows: "[API-25]", call: "GET /api/v1/auth/login-url", answer: ["login_url"] },
  { shows: "[API-26]", call: "GET /api/v1/auth/callback", answer: ["is_new_user"] },
  { shows: "[API-27]", call: "PUT /api/v1/organizations/active/{id}" },
  { shows: "[API-28]", call: "POST /api/v1/organizations", body: ["name"] },
  {
    shows: "[API-29]",
    call: "POST /api/v1/request-tool",
    body: ["tool_name", "contact_name", "contact_email"],
  },
  {
    shows: "[API-30]",
    call: "POST /api/v1/request-method",
    body: ["method_description", "contact_name", "contact_email", "plugin_name"],
  },
  {
    shows: "[API-31]",
    call: "POST /api/v1/users/me/profile",
    body: ["information_scaffold", "persistent_learned_info"],
  },
  {
    shows: "[API-32]",
    call: "GET /api/v1/developer/api-keys",
    answer: ["id", "key_prefix"],
    list: true,
  },
  {
    shows: "[API-33]",
    call: "POST /api/v1/developer/api-keys",
    body: ["name"],
    answer: ["plaintext_key", "key_info"],
  },
  { shows: "[API-34]", call: "DELETE /api/v1/developer/api-keys/{id}" },
  { shows: "[API-35]", call: "GET /api/v1/docs" },
  { shows: "[API-36]", call: "GET /api/v1/auth/logout" },
  {
    shows: "[API-37]",
    call: "GET /api/v1/inbox-items",
    answer: ["id", "title", "source_type"],
    list: true,
  },
  {
    shows: "[API-38]",
    call: "GET /api/v1/inbox-items/{id}",
    answer: ["id", "title", "source_type"],
  },
  { shows: "[API-39]", call: "DELETE /api/v1/inbox-items/{id}" },
  { shows: "[API-40]", call: "POST /api/v1/inbox-items/{id}/quick-action", body: ["action"] },
  { shows: "[API-41]", call: "POST /api/v1/inbox-items/bulk-action", body: ["item_ids", "action"] },
  { shows: "[API-42 LO-79]", call: "POST /api/v1/inbox-items/{id}/quick-action", body: ["action"] },
  {
    shows: "[API-43]",
    call: "GET /api/v1/inbox-sources",
    answer: ["id", "name", "connections"],
    list: true,
  },
  { shows: "[API-44]", call: "POST /api/v1/inbox-sources", body: source },
  { shows: "[API-45]", call: "DELETE /api/v1/inbox-sources/{id}" },
  {
    shows: "[API-46]",
    call: "GET /api/v1/inbox-sources/available-sources",
    answer: ["source_type", "config_schema"],
    list: true,
  },
  {
    shows: "[API-47]",
    call: "GET /api/v1/playbooks",
    answer: ["id", "name", "knowledge_sources"],
    list: true,
  },
  {
    shows: "[API-48]",
    call: "GET /api/v1/playbooks/{id}",
    answer: ["id", "name", "knowledge_sources"],
  },
  { shows: "[API-49]", call: "POST /api/v1/playbooks", body: playbook },
  { shows: "[API-50]", call: "PUT /api/v1/playbooks/{id}", body: playbook },
  { shows: "[API-51 LO-93]", call: "DELETE /api/v1/playbooks/{id}" },
  {
    shows: "[API-52]",
    call: "POST /api/v1/stripe/create-checkout-session",
    body: ["price_id", "is_subscription"],
    answer: ["session_id"],
  },
  { shows: "[API-53]", call: "GET /api/v1/stripe/config", answer: ["publishable_key"] },
  {
    shows: "[API-54]",
    call: "POST /api/v1/enterprise-contact",
    body: ["contact_name", "company_name", "contact_email", "project_details"],
  },
  { shows: "[API-55]", call: "POST /api/v1/phone-verification/start", body: ["phone_number"] },
  {
    shows: "[API-56]",
    call: "POST /api/v1/phone-verification/complete",
    body: ["verification_code"],
  },
  { shows: "[API-57]", call: "POST /api/v1/users/me/sms-settings", body: ["sms_opt_in"] },
  {
    shows: "[API-58]",
    call: "GET /api/v1/organizations/{id}/details",
    answer: ["members", "invitations"],
  },
  { shows: "[API-59]", call: "POST /api/v1/organizations/{id}/invitations", body: ["email"] },
  { shows: "[API-60]", call: "DELETE /api/v1/organizations/{id}/members/{userId}" },
  { shows: "[API-61]", call: "DELETE /api/v1/organizations/{id}" },
  { shows: "[API-62]", call: "GET /api/v1/admin/plugin-settings" },
  {
    shows: "[API-63]",
    call: "POST /api/v1/admin/plugin-settings/{pluginName}",
    body: ["config"],
    answer: ["message"],
  },
  {
    shows: "[API-64]",
    call: "GET /api/v1/admin/users",
    answer: ["id", "email", "is_admin", "balance"],
    list: true,
  },
  {
    shows: "[API-65]",
    call: "GET /api/v1/admin/users/{id}",
    answer: ["email", "is_admin", "balance"],
  },
  { shows: "[API-66]", call: "PUT /api/v1/admin/users/{id}", body: ["is_admin", "balance"] },
  { shows: "[API-67]", call: "DELETE /api/v1/admin/users/{id}" },
  { shows: "[API-68 LO-03]", call: "GET /api/v1/connections/oauth/{pluginName}/start" },
];

function operation(call: string) {
  const found = operationsByCall.get(call);
  if (!found) throw new Error(`the contract has no ${call}`);
  return found;
}

describe("the calls of the specification", () => {
  for (const { shows, call, body, form, answer = [], stream, list } of rows) {
    const payload = body ?? form;
    it(`has ${call} with ${payload?.join(", ") ?? "no payload"} ${shows}`, () => {
      const found = operation(call);
      expect(found["x-extension"]).toBeUndefined();
      const type = form ? "multipart/form-data" : "application/json";
      expect(specifiedMembersOf(bodyOf(found, type)).sort()).toEqual([...(payload ?? [])].sort());
      expect(found.requestBody !== undefined).toBe(payload !== undefined);
      expect(membersOf(answerOf(found))).toEqual(expect.arrayContaining([...answer]));
      const [, ok] = Object.entries(found.responses)[0] ?? [];
      expect(Object.keys(ok?.content ?? {}).includes("text/event-stream")).toBe(stream ?? false);
      const answered = answerOf(found);
      const bare = answered?.type === "array" || answered?.oneOf?.[0]?.type === "array";
      expect(bare).toBe(list ?? false);
    });
  }

  it("asks for nothing but the type to enable a system tool [API-17]", () => {
    expect(bodyOf(operation("POST /api/v1/connections"))).toHaveProperty("$ref");
    const schema = contract.components.schemas["ConnectionCreate"];
    expect(schema?.required).toEqual(["connection_type"]);
  });

  it("takes the code of the callback in the query [API-26]", () => {
    const names = parametersOf(operation("GET /api/v1/auth/callback")).map(
      ({ name, in: place }) => [place, name],
    );
    expect(names).toEqual([["query", "code"]]);
  });

  it("carries the settings of the chat with a prompt, within the limits that the settings have [CHAT-54]", () => {
    const run = bodyOf(operation("POST /api/switchboard-chat/run"));
    expect(specifiedMembersOf(run)).toEqual([
      "connection_ids",
      "prompt",
      "model",
      "max_executions",
      "session_id",
      "approved_tool_call",
    ]);
    const payload = {
      connection_ids: ["c-1", "c-2"],
      prompt: "Total by region?",
      model: "openai:gpt-4o",
      max_executions: 3,
      session_id: null,
      approved_tool_call: null,
    };
    const taken = (change: object) => zRunRequest.safeParse({ ...payload, ...change }).success;
    expect(zRunRequest.parse(payload)).toEqual(payload);
    expect([1, 10].map((most) => taken({ max_executions: most }))).toEqual([true, true]);
    expect([0, 11, 2.5, "3"].map((most) => taken({ max_executions: most }))).toEqual(
      Array(4).fill(false),
    );
    expect(taken({ session_id: "s-1", connection_ids: [] })).toBe(true);
    expect(taken({ approved_tool_call: { name: "create_task", arguments: {} } })).toBe(true);
    expect([{ model: "" }, { prompt: "" }, { connection_ids: null }].map(taken)).toEqual(
      Array(3).fill(false),
    );
  });

  it("takes null for the session and the approved call of a run [API-10]", () => {
    const { properties = {}, required = [] } = contract.components.schemas["RunRequest"] ?? {};
    expect(properties["session_id"]?.type).toContain("null");
    expect(properties["approved_tool_call"]?.oneOf?.at(-1)?.type).toBe("null");
    expect(required).not.toContain("session_id");
  });

  it("offers archive and delete for bulk and quick actions [API-41 LO-78]", () => {
    expect(contract.components.schemas["BulkAction"]?.properties?.["action"]?.enum).toEqual(
      expect.arrayContaining(["archive", "delete"]),
    );
    expect(contract.components.schemas["QuickAction"]?.properties?.["action"]?.enum).toEqual(
      expect.arrayContaining(["archive", "delete"]),
    );
  });

  it("promises nothing in the answers of the request forms [API-69 LO-74]", () => {
    for (const path of ["request-tool", "request-method", "enterprise-contact"]) {
      expect(answerOf(operation(`POST /api/v1/${path}`))).toBeUndefined();
    }
  });
});

describe("the rules of the document", () => {
  const all = [...operationsOf(contract)];
  const specified = new Set(rows.map(({ call }) => call));

  it("marks every other operation as an extension and names its group", () => {
    const others = [...operationsByCall].filter(([call]) => !specified.has(call));
    expect(others.length).toBeGreaterThan(15);
    for (const [call, found] of others) {
      expect([call, found["x-extension"], found["x-extension-name"]]).toEqual([
        call,
        true,
        expect.any(String),
      ]);
    }
  });

  it("declares every operation once", () => {
    const ids = all.map(({ operation: one }) => one.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const shapes = all.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("answers every failure with a detail that is a text [LO-06]", () => {
    const answer = contract.components.responses["Error"]?.content?.["application/json"]?.schema;
    expect(answer).toEqual({ $ref: "#/components/schemas/Error" });
    expect(contract.components.schemas["Error"]?.required).toEqual(["detail"]);
    expect(contract.components.schemas["Error"]?.properties?.["detail"]?.type).toBe("string");
    for (const { operation: one } of all) {
      const failures = Object.entries(one.responses).filter(([status]) => !/^[23]/.test(status));
      expect(failures.length).toBeGreaterThan(0);
      for (const [, failure] of failures) {
        expect(failure).toEqual({ $ref: "#/components/responses/Error" });
      }
    }
  });

  it("says who may call, and what happens to everyone else [ROLE-11]", () => {
    for (const { path, operation: one } of all) {
      const permission = one["x-permission"];
      expect(["public", "session", "admin", "owner"]).toContain(permission);
      expect(path.startsWith("/api/v1/admin/")).toBe(permission === "admin");
      const known = Object.keys(one.responses);
      const [mayRefuse, needsRole] = [
        permission !== "public",
        ["admin", "owner"].includes(permission),
      ];
      expect(known).toEqual(
        expect.arrayContaining([...(mayRefuse ? ["401"] : []), ...(needsRole ? ["403"] : [])]),
      );
    }
  });

  it("leaves the members of answers open [ENTITY-27]", () => {
    for (const schema of Object.values(contract.components.schemas)) {
      expect(schema.additionalProperties).not.toBe(false);
    }
  });

  it("names the errors of a run before its stream", () => {
    const statuses = Object.keys(operation("POST /api/switchboard-chat/run").responses);
    expect(statuses).toEqual(
      expect.arrayContaining(["401", "402", "403", "404", "409", "422", "429"]),
    );
  });
});
