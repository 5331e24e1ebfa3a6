import { expect, it } from "vitest";
import { createAnnouncePreference } from "./announce-preference.ts";

it("says answers at their end until told otherwise, and keeps that in this browser [C12]", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const first = createAnnouncePreference("switchboard", () => storage);
  expect(first.pace.get()).toBe("end");
  first.choose("sentences");
  expect(first.pace.get()).toBe("sentences");
  expect(createAnnouncePreference("switchboard", () => storage).pace.get()).toBe("sentences");
  expect(createAnnouncePreference("other", () => storage).pace.get()).toBe("end");
});

it("holds a choice for the page where storage cannot be used [C12]", () => {
  const preference = createAnnouncePreference("switchboard", () => {
    throw new DOMException("denied", "SecurityError");
  });
  preference.choose("sentences");
  expect(preference.pace.get()).toBe("sentences");
});
