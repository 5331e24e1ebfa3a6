import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { estimateOf } from "./estimate.ts";
import { offeredModels } from "./model-choice.ts";

const account = { status: "user", user: { ...fixtures.user, balance: 12.5 } } as const;
const ready = (info: object) =>
  ({ status: "ready", info: { ...fixtures.appInfo, ...info } }) as const;
const unlisted = (info: object) => offeredModels({ status: "unknown" }, ready(info));
const settings = { maxToolCalls: 4, model: "openai:gpt-4o" } as const;

describe("the estimate of a run", () => {
  it("is what the server holds: each call that may be made, and the model's allowance", () => {
    const offered = unlisted({});
    const paid = { credits: 9, balance: 12.5 };
    expect(estimateOf(ready({}), offered, settings, account)).toEqual(paid);
    const flash = { maxToolCalls: 1, model: "google:gemini-1.5-flash-latest" } as const;
    const free = { credits: 1, balance: 12.5 };
    expect(estimateOf(ready({}), offered, flash, account)).toEqual(free);
  });

  it("names the model that answers, where the server lists its models", () => {
    const { models, default_model: defaultModel } = fixtures.modelChoices;
    const offered = offeredModels({ status: "ready", models, defaultModel });
    expect(estimateOf(ready({}), offered, settings, account)).toMatchObject({ model: "GPT-4o" });
    const pro = { ...settings, model: "google:gemini-1.5-pro-latest" };
    expect(estimateOf(ready({}), offered, pro, account)).not.toHaveProperty("model");
  });

  it("is left out where the server does not tell its prices", () => {
    const none = { prices: { tool_call: 1, models: [] } };
    expect(estimateOf(ready({ prices: undefined }), unlisted({}), settings, account)).toBeNull();
    expect(estimateOf(ready(none), unlisted(none), settings, account)).toBeNull();
    expect(estimateOf({ status: "loading" }, unlisted({}), settings, account)).toBeNull();
    expect(estimateOf(ready({}), unlisted({}), settings, { status: "visitor" })).toBeNull();
  });
});
