import { describe, expect, it } from "vitest";
import { operationsOf } from "../../scripts/document.ts";
import {
  answerOf,
  bodyOf,
  contract,
  membersOf,
  operationsByCall,
  parametersOf,
  specifiedMembersOf,
} from "./contract.ts";
import { specifiedCalls as rows } from "./specified-calls.ts";

function operation(call: string) {
  const found = operationsByCall.get(call);
  if (!found) throw new Error(`the contract has no ${call}`);
  return found;
}

describe("the calls of the specification", () => {
  for (const { ids, call, body, form, answer = [], stream, list } of rows) {
    const payload = body ?? form;
    it(`has ${call} with ${payload?.join(", ") ?? "no payload"} [${ids}]`, () => {
      const found = operation(call);
      expect(found["x-extension"]).toBeUndefined();
      const type = form ? "multipart/form-data" : "application/json";
      expect(specifiedMembersOf(bodyOf(found, type)).sort()).toEqual([...(payload ?? [])].sort());
      expect(found.requestBody !== undefined).toBe(payload !== undefined);
      expect(membersOf(answerOf(found))).toEqual(expect.arrayContaining([...answer]));
      const [, ok] = Object.entries(found.responses)[0] ?? [];
      expect(Object.keys(ok?.content ?? {}).includes("text/event-stream")).toBe(stream ?? false);
      const answered = answerOf(found);
      const bare = answered?.type === "array" || answered?.oneOf?.[0]?.type === "array";
      expect(bare).toBe(list ?? false);
    });
  }

  it("asks for nothing but the type to enable a system tool [API-17]", () => {
    expect(bodyOf(operation("POST /api/v1/connections"))).toHaveProperty("$ref");
    const schema = contract.components.schemas["ConnectionCreate"];
    expect(schema?.required).toEqual(["connection_type"]);
  });

  it("takes the code of the callback in the query [API-26]", () => {
    const names = parametersOf(operation("GET /api/v1/auth/callback")).map(
      ({ name, in: place }) => [place, name],
    );
    expect(names).toEqual([["query", "code"]]);
  });

  it("takes null for the session and the approved call of a run [API-10]", () => {
    const { properties = {}, required = [] } = contract.components.schemas["RunRequest"] ?? {};
    expect(properties["session_id"]?.type).toContain("null");
    expect(properties["approved_tool_call"]?.oneOf?.at(-1)?.type).toBe("null");
    expect(required).not.toContain("session_id");
  });

  it("offers archive and delete for bulk and quick actions [API-41 LO-78]", () => {
    expect(contract.components.schemas["BulkAction"]?.properties?.["action"]?.enum).toEqual([
      "archive",
      "delete",
    ]);
    expect(contract.components.schemas["QuickAction"]?.properties?.["action"]?.enum).toEqual(
      expect.arrayContaining(["archive", "delete"]),
    );
  });

  it("promises nothing in the answers of the request forms [API-69 LO-74]", () => {
    for (const path of ["request-tool", "request-method", "enterprise-contact"]) {
      expect(answerOf(operation(`POST /api/v1/${path}`))).toBeUndefined();
    }
  });
});

describe("the rules of the document", () => {
  const all = [...operationsOf(contract)];
  const specified = new Set(rows.map(({ call }) => call));

  it("marks every other operation as an extension and names its group", () => {
    const others = [...operationsByCall].filter(([call]) => !specified.has(call));
    expect(others.length).toBeGreaterThan(15);
    for (const [call, found] of others) {
      expect([call, found["x-extension"], found["x-extension-name"]]).toEqual([
        call,
        true,
        expect.any(String),
      ]);
    }
  });

  it("declares every operation once", () => {
    const ids = all.map(({ operation: one }) => one.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const shapes = all.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("answers every failure with a detail that is a text [LO-06]", () => {
    const answer = contract.components.responses["Error"]?.content?.["application/json"]?.schema;
    expect(answer).toEqual({ $ref: "#/components/schemas/Error" });
    expect(contract.components.schemas["Error"]?.required).toEqual(["detail"]);
    expect(contract.components.schemas["Error"]?.properties?.["detail"]?.type).toBe("string");
    for (const { operation: one } of all) {
      const failures = Object.entries(one.responses).filter(([status]) => !/^[23]/.test(status));
      expect(failures.length).toBeGreaterThan(0);
      for (const [, failure] of failures) {
        expect(failure).toEqual({ $ref: "#/components/responses/Error" });
      }
    }
  });

  it("says who may call, and what happens to everyone else [ROLE-11]", () => {
    for (const { path, operation: one } of all) {
      const permission = one["x-permission"];
      expect(["public", "session", "admin", "owner"]).toContain(permission);
      expect(path.startsWith("/api/v1/admin/")).toBe(permission === "admin");
      const known = Object.keys(one.responses);
      const [mayRefuse, needsRole] = [
        permission !== "public",
        ["admin", "owner"].includes(permission),
      ];
      expect(known).toEqual(
        expect.arrayContaining([...(mayRefuse ? ["401"] : []), ...(needsRole ? ["403"] : [])]),
      );
    }
  });

  it("leaves the members of answers open [ENTITY-27]", () => {
    for (const schema of Object.values(contract.components.schemas)) {
      expect(schema.additionalProperties).not.toBe(false);
    }
  });

  it("names the errors of a run before its stream", () => {
    const statuses = Object.keys(operation("POST /api/switchboard-chat/run").responses);
    expect(statuses).toEqual(
      expect.arrayContaining(["401", "402", "403", "404", "409", "422", "429"]),
    );
  });
});
