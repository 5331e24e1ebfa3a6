import { describe, expect, it } from "vitest";
import { harbor } from "./openapi.fixtures.ts";
import { asTool, firstPicks, groupsOf, pickedOf, withPart } from "./openapi.logic.ts";

const picks = firstPicks(harbor);
const [berths] = groupsOf(harbor.operations, "");
const part = berths?.operations ?? [];

describe("what is picked of a document", () => {
  it("is nothing at first, and what changes something is to be verified once it is picked", () => {
    expect(pickedOf(harbor, picks)).toEqual([]);
    const all = { ...picks, enabled: part.map(({ id }) => id) };
    expect(pickedOf(harbor, all).map(({ id, verify }) => [id, verify])).toEqual([
      ["GET /berths", false],
      ["POST /berths", true],
      ["DELETE /berths/{id}", true],
    ]);
  });

  it("of one group leaves the other groups as they are", () => {
    const before = { ...picks, enabled: ["GET /ships", "GET /berths"] };
    const none = withPart(before, part, { enabled: [], verified: before.verified });
    expect(none.enabled).toEqual(["GET /ships"]);
    const all = withPart(before, part, {
      enabled: ["GET /ships", ...part.map(({ id }) => id)],
      verified: before.verified,
    });
    expect(all.enabled).toEqual(["GET /ships", ...part.map(({ id }) => id)]);
  });

  it("has the effect that the person declares, which is never weaker than the method's", () => {
    const choices = (id: string) => {
      const found = harbor.operations.find((operation) => operation.id === id);
      return found && asTool(found, picks).effects;
    };
    expect(choices("GET /berths")).toEqual(["read", "write", "send", "destructive"]);
    expect(choices("POST /berths")).toEqual(["write", "send", "destructive"]);
    expect(choices("DELETE /berths/{id}")).toEqual(["write", "send", "destructive"]);
    const raised = {
      ...picks,
      enabled: ["POST /berths"],
      effects: { "POST /berths": "send" } as const,
    };
    expect(pickedOf(harbor, raised)).toEqual([
      { id: "POST /berths", effect: "send", verify: true },
    ]);
  });

  it("is no operation that cannot be used, nor one of another document", () => {
    const enabled = ["POST /ships/{id}/papers", "GET /elsewhere", "GET /status"];
    expect(pickedOf(harbor, { ...picks, enabled }).map(({ id }) => id)).toEqual(["GET /status"]);
  });
});

describe("the search", () => {
  it("looks at address, summary and tag, without case", () => {
    const ids = (search: string) =>
      groupsOf(harbor.operations, search).flatMap(({ operations }) =>
        operations.map(({ id }) => id),
      );
    expect(ids("PAPERS")).toEqual(["POST /ships/{id}/papers"]);
    expect(ids("harbour is open")).toEqual(["GET /status"]);
    expect(ids("berths")).toHaveLength(3);
    expect(ids("nothing of the kind")).toEqual([]);
  });
});
