import { describe, expect, it } from "vitest";
import { toKeyCreate, toKeyRow } from "./api-keys-view.ts";

const key = {
  id: "k-1",
  name: "Reports",
  key_prefix: "pk_8c2f07d1",
  created_at: "2026-11-20T09:30:00Z",
  last_used_at: null,
};

describe("an API key", () => {
  it("of a server that knows the specification alone has no limits [KEY-07 KEY-08]", () => {
    expect(toKeyRow(key)).toEqual({
      id: "k-1",
      name: "Reports",
      prefix: "pk_8c2f07d1",
      createdAt: "2026-11-20T09:30:00Z",
      lastUsedAt: null,
      limits: null,
    });
    expect(toKeyRow({ ...key, scopes: ["read"], credits_used: 2 }).limits).toEqual({
      scopes: ["read"],
      expiresAt: null,
      creditLimit: null,
      creditsUsed: 2,
    });
  });

  it("is created with its name, and with limits where the server knows them [KEY-03]", () => {
    expect(toKeyCreate({ name: "Reports" })).toEqual({ name: "Reports" });
    const limits = { scopes: ["read"] as const, expiresInDays: 30, creditLimit: null };
    expect(toKeyCreate({ name: "Reports", limits })).toEqual({
      name: "Reports",
      scopes: ["read"],
      expires_in_days: 30,
      credit_limit: null,
    });
  });
});
