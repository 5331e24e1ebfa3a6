import { describe, expect, it } from "vitest";
import { connectionSecrets, isReserved, pluginSecrets, serializeSecrets } from "./secrets.logic.ts";

const marker = "__is_set__";

describe("serializeSecrets", () => {
  it.each([
    // whose, stored, typed, sent, policy
    ["connection", false, undefined, {}, connectionSecrets],
    ["connection", false, "", {}, connectionSecrets],
    ["connection", false, "new", { key: "new" }, connectionSecrets],
    ["connection", true, undefined, {}, connectionSecrets],
    ["connection", true, "", {}, connectionSecrets],
    ["connection", true, "new", { key: "new" }, connectionSecrets],
    ["plugin", false, undefined, {}, pluginSecrets],
    ["plugin", false, "", {}, pluginSecrets],
    ["plugin", false, "new", { key: "new" }, pluginSecrets],
    ["plugin", true, undefined, { key: marker }, pluginSecrets],
    ["plugin", true, "", { key: "" }, pluginSecrets],
    ["plugin", true, "new", { key: "new" }, pluginSecrets],
    ["plugin, omitting", true, undefined, {}, { ...pluginSecrets, unchanged: "omit" }],
    ["plugin, omitting", true, "", { key: "" }, { ...pluginSecrets, unchanged: "omit" }],
    ["plugin, keeping", true, "", { key: marker }, { ...pluginSecrets, blank: "keep" }],
    ["a space is a secret", true, " ", { key: " " }, connectionSecrets],
  ] as const)(
    "for a %s, stored: %s, typed: %j: %j [F5 CEDIT-06 CEDIT-07 LO-118]",
    (_name, stored, text, sent, policy) => {
      expect(serializeSecrets(policy, [{ key: "key", stored, text }])).toEqual(sent);
    },
  );

  it("keeps any key apart from the prototype [F1 F5]", () => {
    const keys = ["a.b", "x.999999999", "root", "__proto__", "constructor", ""];
    const sent = serializeSecrets(
      connectionSecrets,
      keys.map((key) => ({ key, stored: false, text: `of ${key}` })),
    );
    expect(Object.entries(sent)).toEqual(keys.map((key) => [key, `of ${key}`]));
    expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
  });
});

describe("isReserved", () => {
  it.each([
    [marker, true],
    [` ${marker}\n`, true],
    [`${marker}x`, false],
    ["", false],
  ])("of %j is %s [F5]", (text, reserved) => {
    expect(isReserved(connectionSecrets, text)).toBe(reserved);
  });
});
