import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import type { AppInfoState } from "../session/app-info.ts";
import {
  discoveryLimits,
  initialSettings,
  missingKeys,
  modelChoices,
  models,
  tickedConnections,
  toolCallLimits,
} from "./chat-settings.ts";

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
    expect(models).toEqual([
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

describe("models without an API key", () => {
  const server = (keys: readonly string[]): AppInfoState => ({
    status: "ready",
    info: {
      ...fixtures.appInfo,
      models: models.map((id) => ({ id, available: keys.some((key) => id.startsWith(key)) })),
    },
  });

  it("are not what a new chat begins with, where another one has a key [CHAT-30]", () => {
    expect(initialSettings(user, server(["google"])).model).toBe("google:gemini-1.5-pro-latest");
    expect(initialSettings(user, server(["openai", "google"])).model).toBe("openai:gpt-4o");
    expect(initialSettings(user, server([])).model).toBe("openai:gpt-4o");
  });

  it("are unknown to a server that has only the specification, and then all are offered [CHAT-29]", () => {
    const { models: _unknown, ...info } = fixtures.appInfo;
    const choices = modelChoices({ status: "ready", info });
    expect(choices.map(({ available }) => available)).toEqual([true, true, true]);
    expect(missingKeys(choices, true)).toBeUndefined();
  });

  it("say to an administrator where the key belongs, and to others whom to ask", () => {
    const none = modelChoices(server([]));
    expect(missingKeys(none, false)?.reason).toBe("Needs an API key – ask your administrator");
    expect(missingKeys(none, true)?.reason).toBe(
      "Needs an API key – set OPENAI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY on the server",
    );
    expect(missingKeys(modelChoices(server(["openai"])), true)?.remedy).toBe(
      "To use a language model, set GOOGLE_GENERATIVE_AI_API_KEY on the server and restart it.",
    );
  });
});
