import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import type { AppInfoState } from "../session/app-info.ts";
import {
  chosenModel,
  firstModel,
  missingKeys,
  modelChoices,
  offeredModels,
  plannerAnswers,
  specifiedModels,
} from "./model-choice.ts";

const unlisted = { status: "unknown" } as const;
const { models, default_model: defaultModel } = fixtures.modelChoices;
const listed = offeredModels({ status: "ready", models, defaultModel });

describe("the models of a server that lists them", () => {
  it("are shown by their names, the specified ones by their ids, with who gets the data and the price [CHAT-29]", () => {
    const choices = modelChoices(listed);
    expect(choices[0]).toEqual({
      id: "openai:gpt-4o",
      available: true,
      provider: "OpenAI",
      prices: { input: 250, output: 1000 },
    });
    expect(choices.at(-1)).toMatchObject({ id: "halden:qwen3-32b", name: "Qwen 3, 32B" });
  });

  it("begin with the default, or the first that is available where that is not [CHAT-30]", () => {
    expect(firstModel({ ...listed, defaultModel: "halden:qwen3-32b" })).toBe("halden:qwen3-32b");
    const [, google] = models;
    expect(firstModel({ ...listed, defaultModel: google?.id ?? "" })).toBe("openai:gpt-4o");
  });

  it("take the place of one that a chat remembers and nobody offers anymore", () => {
    expect(chosenModel("gone:model", listed)).toBe("openai:gpt-4o");
    expect(chosenModel("halden:qwen3-32b", listed)).toBe("halden:qwen3-32b");
    expect(plannerAnswers("google:gemini-1.5-pro-latest", listed)).toBe(true);
  });

  it("lead an administrator to their page where one is missing", () => {
    const missing = missingKeys(modelChoices(listed), true, "/ui/admin/models");
    expect(missing).toMatchObject({ href: "/ui/admin/models" });
    expect(missingKeys(modelChoices(listed), false, "/ui/admin/models")).not.toHaveProperty("href");
  });
});

describe("the models of a server that lists none", () => {
  const server = (keys: readonly string[]): AppInfoState => ({
    status: "ready",
    info: {
      ...fixtures.appInfo,
      models: specifiedModels.map((id) => ({
        id,
        available: keys.some((key) => id.startsWith(key)),
      })),
    },
  });
  const first = (keys: readonly string[]) => firstModel(offeredModels(unlisted, server(keys)));

  it("are not what a new chat begins with, where another one has a key [CHAT-30]", () => {
    expect(first(["google"])).toBe("google:gemini-1.5-pro-latest");
    expect(first(["openai", "google"])).toBe("openai:gpt-4o");
    expect(first([])).toBe("openai:gpt-4o");
  });

  it("are all offered where it has only the specification [CHAT-29]", () => {
    const { models: _unknown, ...info } = fixtures.appInfo;
    const choices = modelChoices(offeredModels(unlisted, { status: "ready", info }));
    expect(choices.map(({ available }) => available)).toEqual([true, true, true]);
    expect(missingKeys(choices, true)).toBeUndefined();
  });

  it("say to an administrator where the key belongs, and to others whom to ask", () => {
    const choices = (keys: readonly string[]) =>
      modelChoices(offeredModels(unlisted, server(keys)));
    expect(missingKeys(choices([]), false)?.reason).toBe(
      "Needs an API key – ask your administrator",
    );
    expect(missingKeys(choices([]), true)?.reason).toBe(
      "Needs an API key – set OPENAI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY on the server",
    );
    expect(missingKeys(choices(["openai"]), true)?.remedy).toBe(
      "To use a language model, set GOOGLE_GENERATIVE_AI_API_KEY on the server and restart it.",
    );
  });
});
