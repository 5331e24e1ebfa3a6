import { describe, expect, it } from "vitest";
import { offeredTools } from "./offer-tools.ts";
import type { RunTool } from "./tool-set.ts";

const APPS = ["Jira", "GitHub", "Zendesk"];
const NAMES = ["list_issues", "get_issue", "create_issue", "delete_attachment"];

/** Every app with every tool. */
const tools = APPS.flatMap((app) =>
  NAMES.map((name): RunTool => {
    const manifest = {
      name,
      description: `Does ${name.replace("_", " ")}.`,
      effect: "read" as const,
      input_schema: {},
    };
    const plugin = {
      manifest: {
        ...{ name: app, display_name: app, description: app, auth_type: "other" as const },
        ...{ connection_settings_schema: { properties: {} }, tools: [manifest] },
      },
      ...{ logo: null, setupMarkdown: null, docsMarkdown: null, handlers: {} },
    };
    const connection = {
      ...{ id: app, name: app, connectionType: app, manifest: null },
      ...{
        enabledMethods: NAMES,
        hitlMethods: [],
        fieldMappings: {},
        grants: {},
        credentialsMark: null,
      },
    };
    return { modelName: `${app}_${name}`, manifest, plugin, connection, handler: async () => null };
  }),
);
const offered = (most: number, ...prompts: string[]) =>
  offeredTools(
    tools,
    prompts.map((content) => ({ role: "user" as const, content })),
    most,
  ).map(({ modelName }) => modelName);

describe("more tools than a model takes", () => {
  it("are all offered where it takes them", () => {
    expect(offered(12, "anything")).toHaveLength(12);
  });

  it("are offered by the words of the question", () => {
    expect(offered(4, "Which issues are open in GitHub?")).toEqual(
      NAMES.map((name) => `GitHub_${name}`),
    );
    expect(offered(3, "Please delete the attachments")).toEqual(
      APPS.map((app) => `${app}_delete_attachment`),
    );
  });

  it("stay with the app of the previous question", () => {
    expect(offered(4, "Show me Zendesk", "and what else?")).toEqual(
      NAMES.map((name) => `Zendesk_${name}`),
    );
  });

  it("leave no connection out where no word says which", () => {
    expect(offered(3, "Good morning")).toEqual(APPS.map((app) => `${app}_list_issues`));
  });
});
