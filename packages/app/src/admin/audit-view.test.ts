import { fixtures } from "@switchboard/api-client/testing";
import { expect, it } from "vitest";
import { readAuditFilter, toAuditLine, toAuditQuery } from "./audit-view.ts";

const { auditEntry } = fixtures;

it("asks for what the address says, and for nothing that makes no sense", () => {
  const queryOf = (address: string) => toAuditQuery(readAuditFilter(new URLSearchParams(address)));
  const address = "email=in&action=tool_call&outcome=failed&from=2026-11-01&to=2026-11-20";
  expect(queryOf(address)).toEqual(Object.fromEntries(new URLSearchParams(address)));
  expect(queryOf("outcome=great&from=yesterday&to=")).toEqual({});
});

it("shows a line with what it is about [S25]", () => {
  expect(toAuditLine(auditEntry)).toMatchObject({
    action: "tool_call",
    about: ["Create task", "Tasks"],
    approvedBy: "maya@haldencoffee.example",
  });
  const approval = { target_kind: "approval", target: "a-1", edited: true, approved_by: null };
  expect(toAuditLine({ ...auditEntry, ...approval })).toMatchObject({
    about: ["Create task", "Tasks", "edited"],
    approvedBy: null,
  });
  const bare = { tool: null, connection: null };
  const refused = { ...bare, target_kind: "operation", target: "listUsers", detail: null };
  expect(toAuditLine({ ...auditEntry, ...refused }).about).toEqual(["List users"]);
  const settings = {
    ...bare,
    target_kind: "plugin",
    target: "QuickBooks",
    detail: "client_id, scope",
  };
  expect(toAuditLine({ ...auditEntry, ...settings }).about).toEqual([
    "QuickBooks",
    "Client ID, Scope",
  ]);
});
