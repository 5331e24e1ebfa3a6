import { expect, it } from "vitest";
import { inWords } from "./in-words.ts";

it.each([
  ["search_issues", "Search issues"],
  ["relay-message", "Relay message"],
  ["listUsers", "List users"],
  ["client_id", "Client ID"],
  ["QuickBooks", "QuickBooks"],
  ["", ""],
])("writes %j as people would: %j", (name, words) => {
  expect(inWords(name)).toBe(words);
});
