import { describe, expect, it } from "vitest";
import {
  parseExactly,
  quoteLongIntegers,
  toCheckedArguments,
  toSentArguments,
} from "./exact-json.ts";
import { rewriteJson } from "./rewrite-json.ts";

const schema = {
  type: "object",
  properties: {
    id: { type: "integer" },
    text: { type: "string" },
    either: { type: ["integer", "string"] },
    list: { type: "array", items: { anyOf: [{ type: "integer" }, { type: "null" }] } },
    deep: { allOf: [{ properties: { id: { type: "number" } } }] },
  },
  additionalProperties: { type: "integer" },
};

describe("a number that JavaScript cannot hold", () => {
  it("keeps its digits as a text, and all others stay numbers", () => {
    expect(
      parseExactly(
        '{"id":9007199254740993,"low":-9007199254740993,"safe":9007199254740991,"far":1e400,"part":0.12345678901234568,"text":"9007199254740993"}',
      ),
    ).toEqual({
      id: "9007199254740993",
      low: "-9007199254740993",
      safe: 9007199254740991,
      far: "1e400",
      part: 0.12345678901234568,
      text: "9007199254740993",
    });
  });

  it("is a number again where a schema expects one", () => {
    const long = "9007199254740993";
    const args = {
      id: long,
      text: long,
      either: long,
      list: [long, 1],
      deep: { id: long },
      x: long,
    };
    expect(JSON.stringify(toSentArguments(schema, args))).toBe(
      `{"id":${long},"text":"${long}","either":"${long}","list":[${long},1],"deep":{"id":${long}},"x":${long}}`,
    );
    expect(toCheckedArguments(schema, { id: long, text: long })).toEqual({
      id: Number.MAX_SAFE_INTEGER,
      text: long,
    });
  });

  it("keeps its digits in every event of a stream, however it is cut, and the other lines stay", async () => {
    const stream = [
      'event: message\r\nid: 7\r\ndata: {"id":\r\ndata: 9007199254740993}\r\n\r\n',
      "id: 8\ndata:\n\n: note\nretry: 5\n\ndata: no JSON 9007199254740993\n\n",
    ].join("");
    for (const size of [1, 7, stream.length]) {
      const pieces = stream.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      const response = new Response(
        ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()),
        { headers: { "content-type": "text/event-stream" } },
      );
      expect(await rewriteJson(response, quoteLongIntegers).text()).toBe(
        'event: message\nid: 7\ndata: {"id":"9007199254740993"}\n\nid: 8\ndata: \n\n: note\nretry: 5\n\ndata: no JSON 9007199254740993\n\n',
      );
    }
  });
});
