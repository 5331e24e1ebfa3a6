import { expect, it } from "vitest";
import {
  chosenMethods,
  groupByEffect,
  initialPermissions,
  withAllEnabled,
  withEnabled,
  withNews,
  withVerified,
} from "./tool-permissions.logic.ts";

const tools = [
  { name: "list_tasks", description: "" },
  { name: "create_task", description: "" },
];
const value = { enabled: ["list_tasks", "create_task"], verified: ["create_task"] };

it("names the enabled tools and those that ask first, in the order of the tools [CADD-13]", () => {
  const reversed = { enabled: ["create_task", "list_tasks"], verified: ["create_task"] };
  expect(chosenMethods(reversed, tools)).toEqual({
    enabledMethods: ["list_tasks", "create_task"],
    hitlMethods: ["create_task"],
  });
});

it("does not let a tool ask that may not run, and remembers the choice for when it may again [CADD-13]", () => {
  const off = withEnabled(value, "create_task", false);
  expect(chosenMethods(off, tools)).toEqual({ enabledMethods: ["list_tasks"], hitlMethods: [] });
  expect(chosenMethods(withEnabled(off, "create_task", true), tools).hitlMethods).toEqual([
    "create_task",
  ]);
});

it("adds and removes one tool without touching the value it was given [CADD-08 CADD-09]", () => {
  expect(withVerified(value, "list_tasks", true).verified).toEqual(["create_task", "list_tasks"]);
  expect(withVerified(value, "create_task", false).verified).toEqual([]);
  expect(withAllEnabled(value, tools, false).enabled).toEqual([]);
  expect(withAllEnabled({ enabled: [], verified: [] }, tools, true).enabled).toEqual([
    "list_tasks",
    "create_task",
  ]);
  expect(value.verified).toEqual(["create_task"]);
});

it("takes over what others changed of a tool, and keeps what was chosen for the rest [CADD-13]", () => {
  const mine = { enabled: ["list_tasks"], verified: ["list_tasks"] };
  const revoked = { enabled: ["create_task"], verified: ["create_task", "list_tasks"] };
  expect(withNews(mine, { enabled: ["create_task"], verified: [] }, revoked)).toEqual({
    enabled: ["list_tasks"],
    verified: ["create_task", "list_tasks"],
  });
  expect(withNews(mine, revoked, revoked)).toEqual(mine);
  const given = { enabled: ["create_task"], verified: [] };
  expect(withNews(revoked, revoked, given)).toEqual(given);
});

it("starts with every tool enabled, and asks before all that are not known to only read [LO-50]", () => {
  const mixed = [
    { name: "get", description: "", effect: "read" as const },
    { name: "set", description: "", effect: "write" as const },
    { name: "unknown", description: "" },
  ];
  expect(initialPermissions(mixed)).toEqual({
    enabled: ["get", "set", "unknown"],
    verified: ["set", "unknown"],
  });
  expect(groupByEffect(mixed).map((group) => [group.effect, group.tools.length])).toEqual([
    ["read", 1],
    ["write", 2],
  ]);
});

it("keeps asking before a tool that deletes, whatever was stored [LO-50]", () => {
  const remove = [{ name: "delete_task", description: "", effect: "destructive" as const }];
  expect(chosenMethods({ enabled: ["delete_task"], verified: [] }, remove).hitlMethods).toEqual([
    "delete_task",
  ]);
});
