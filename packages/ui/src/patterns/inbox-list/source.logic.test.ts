import { describe, expect, it } from "vitest";
import {
  capitalised,
  isMailMessage,
  knownPriority,
  knownSource,
  statusTone,
} from "./source.logic.ts";

describe("isMailMessage", () => {
  it.each([
    ["gmail-message-18c2", true],
    ["gmail-message-", true],
    ["gmail-thread-18c2", false],
    ["GMAIL-MESSAGE-1", false],
    ["x gmail-message-1", false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("says of %s: %s [INBOX-11 INBOX-12 LIMIT-22]", (identifier, expected) => {
    expect(isMailMessage(identifier)).toBe(expected);
  });
});

describe("what items say of themselves", () => {
  it.each([
    ["email", "email"],
    ["data_condition", "data_condition"],
    ["constructor", null],
    ["rss", null],
  ])("knows the source %s as %s", (type, expected) => {
    expect(knownSource(type)).toBe(expected);
  });

  it.each([
    ["Critical", "critical"],
    [" low ", "low"],
    ["P2", null],
    ["", null],
  ])("knows the priority %j as %s", (priority, expected) => {
    expect(knownPriority(priority)).toBe(expected);
  });

  it.each([
    ["New", "accent"],
    ["In progress", "neutral"],
    ["Waiting", "hollow"],
    ["constructor", "hollow"],
  ])("gives the status %s the tone %s", (status, tone) => {
    expect(statusTone(status)).toBe(tone);
  });

  it("begins a name with a capital", () => {
    expect(capitalised("émile")).toBe("Émile");
    expect(capitalised("rss_feed")).toBe("Rss feed");
    expect(capitalised("")).toBe("");
  });
});
