import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { toModelSettings, toProviderAdd, toProviderTest, toProviderUpdate } from "./models-view.ts";

const { providers } = toModelSettings(fixtures.modelSettings);
const [openai] = providers;

describe("the key of a provider", () => {
  const draft = {
    id: "openai",
    kind: "openai",
    name: "OpenAI",
    address: null,
    apiVersion: null,
    key: undefined,
    models: [],
  } as const;

  it("stays as it is where none is typed, and is never among what is shown", () => {
    expect(openai).toMatchObject({ hasKey: true, keyEnding: "4f2a" });
    expect(JSON.stringify(providers)).not.toContain("__is_set__");
    expect(toProviderUpdate(draft, { hasKey: true }).key).toBe("__is_set__");
    expect(toProviderTest(draft, { hasKey: true }).key).toBe("__is_set__");
    expect(toProviderUpdate({ ...draft, key: "new" }, { hasKey: true }).key).toBe("new");
  });

  it("is empty for a server without one", () => {
    const local = { ...draft, id: null, kind: "compatible", name: "" } as const;
    expect(toProviderAdd(local)).toMatchObject({ key: "", models: [] });
    expect(toProviderAdd(local)).not.toHaveProperty("name");
    expect(toProviderTest(local, null)).toMatchObject({ id: null, key: "" });
  });
});
