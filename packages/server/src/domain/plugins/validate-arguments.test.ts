import { describe, expect, it } from "vitest";
import { checkArguments } from "./validate-arguments.ts";

const schema = {
  type: "object",
  properties: {
    title: { type: "string", minLength: 1 },
    tags: { type: "array", items: { type: "object", properties: { name: { type: "string" } } } },
  },
  required: ["title"],
  additionalProperties: false,
};

describe("checkArguments", () => {
  it("lets fitting arguments pass [APPROVE-09]", () => {
    expect(checkArguments(schema, { title: "Call", tags: [{ name: "x" }] })).toEqual({ ok: true });
  });

  it("names a missing argument [APPROVE-09]", () => {
    expect(checkArguments(schema, {})).toEqual({
      ok: false,
      sentence: "The argument 'title' is missing.",
    });
  });

  it("names the path of a nested argument of the wrong type [APPROVE-09]", () => {
    const check = checkArguments(schema, { title: "Call", tags: [{ name: "x" }, { name: 7 }] });
    expect(check).toMatchObject({
      ok: false,
      sentence: "The argument 'tags[1].name' must be text.",
    });
  });

  it("refuses an argument that the tool does not have [APPROVE-09]", () => {
    expect(checkArguments(schema, { title: "Call", to: "x" })).toEqual({
      ok: false,
      sentence: "The argument 'to' is not a known field.",
    });
  });
});
