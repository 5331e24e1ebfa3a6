import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import {
  discoveryLimits,
  initialSettings,
  tickedConnections,
  toolCallLimits,
} from "./chat-settings.ts";
import { specifiedModels } from "./model-choice.ts";

const { user } = fixtures;

describe("the settings of a new chat", () => {
  it("begin with 3 tool calls of 1 to 10 [CHAT-22 CHAT-19]", () => {
    expect(initialSettings(user).maxToolCalls).toBe(3);
    expect(toolCallLimits).toMatchObject({ min: 1, max: 10 });
  });

  it("begin with 5 calls of 1 to 20 for a discovery [CHAT-23 CHAT-20]", () => {
    expect(initialSettings(user).discoveryLimit).toBe(5);
    expect(discoveryLimits).toMatchObject({ min: 1, max: 20 });
  });

  it("offer exactly the three models, and begin with the first [CHAT-29 CHAT-30]", () => {
    expect(specifiedModels).toEqual([
      "openai:gpt-4o",
      "google:gemini-1.5-pro-latest",
      "google:gemini-1.5-flash-latest",
    ]);
    expect(initialSettings(user).model).toBe("openai:gpt-4o");
  });

  it("have every connection ticked [CHAT-25]", () => {
    expect([...initialSettings(user).connectionIds]).toEqual(user.connections.map(({ id }) => id));
  });

  it("send no connection that was deleted since [CHAT-54]", () => {
    const [first, ...others] = user.connections;
    const without = { status: "user", user: { ...user, connections: others } } as const;
    expect(tickedConnections(initialSettings(user), without)).not.toContain(first?.id);
  });
});
