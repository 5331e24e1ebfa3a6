import { expect, it } from "vitest";
import type { Approval } from "./ports.ts";
import { createRegistry } from "../plugins/registry.ts";
import type { JsonSchema, Plugin } from "../plugins/types.ts";
import { toApproval } from "./approval-view.ts";

const schemaOf = (properties: JsonSchema): JsonSchema => ({ type: "object", properties });
const title = { type: "string" };
const due = { type: "string", format: "date" };

const tasks: Plugin = {
  manifest: {
    name: "tasks",
    display_name: "Tasks",
    description: "Keeps tasks.",
    auth_type: "system",
    connection_settings_schema: { properties: {} },
    tools: [
      {
        name: "create_task",
        description: "Create a task.",
        input_schema: schemaOf({ title, due }),
        effect: "write",
      },
    ],
  },
  logo: null,
  setupMarkdown: null,
  docsMarkdown: null,
  handlers: {},
};
const plugins = createRegistry([tasks]);

const argumentOrder = (schema: JsonSchema) => {
  const at = new Date("2026-05-01T10:00:00Z");
  const approval: Approval = {
    id: "a",
    kind: "call",
    userId: "u",
    sessionId: "s",
    runId: "r",
    callId: "c",
    toolName: "create_task",
    connectionId: "k",
    effect: "write",
    schema,
    schemaHash: "",
    arguments: {},
    approvedArguments: null,
    sentence: null,
    because: null,
    origins: [],
    state: "pending",
    reason: null,
    createdAt: at,
    expiresAt: at,
    decidedAt: null,
    decidedBy: null,
    decidedVia: null,
    queueId: null,
    queueIndex: null,
    queueTotal: null,
  };
  const connection = {
    id: "k",
    name: "My tasks",
    connectionType: "tasks",
    enabledMethods: [],
    hitlMethods: [],
    grants: {},
    credentialsMark: null,
    fieldMappings: {},
  };
  const { properties } = toApproval({ approval, connection }, plugins).schema ?? {};
  return Object.keys(properties ?? {});
};

it("lists arguments in the tool's own order, which the database does not keep [APPROVE-02]", () => {
  expect(argumentOrder(schemaOf({ due, title }))).toEqual(["title", "due"]);
});

it("shows the schema of the question even if the tool has another one now [R7]", () => {
  expect(argumentOrder(schemaOf({ due, title, added: title }))).toEqual(["due", "title", "added"]);
});
