import { describe, expect, it } from "vitest";
import { deletePreference } from "./delete-preference.ts";

/** As much of a storage as the preference uses. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

describe("deletePreference", () => {
  it("asks until told otherwise, and keeps that under the product's name [CHAT-34 CHAT-35 LIMIT-15]", () => {
    const storage = memory();
    const preference = deletePreference("switchboard", () => storage);
    expect(preference.skips()).toBe(false);
    preference.skip();
    expect(preference.skips()).toBe(true);
    expect(storage.getItem("switchboard.skipDeleteChatConfirm")).toBe("true");
  });

  it("asks where storage cannot be read", () => {
    const preference = deletePreference("switchboard", () => {
      throw new DOMException("denied", "SecurityError");
    });
    preference.skip();
    expect(preference.skips()).toBe(false);
  });
});
