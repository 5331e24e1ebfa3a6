import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderJson, renderPath, renderQueryValue, renderText } from "./templates.ts";

const args = {
  title: 'He said "hi"',
  count: 3,
  done: false,
  none: null,
  list: ["a", "b c"],
  object: { k: 1 },
  fields: { "Client Name": "Acme", customfield_7: 2 },
};
const scope = {
  args,
  settings: { site: "one/two" },
  fieldMappings: { "client name": "customfield_5" },
  now: new Date("2026-11-20T12:00:00Z"),
};

describe("places of a text", () => {
  it.each([
    ["no place", "no place"],
    ["{args.title}!", 'He said "hi"!'],
    ["{args.count} of {args.done}", "3 of false"],
    ["{args.list}", "a,b c"],
    ['{args.object} { viewer } {"a"}', '{"k":1} { viewer } {"a"}'],
    ["{args.missing} and more", undefined],
    ["{args.none}", undefined],
    ["{args.constructor}", undefined],
  ])("fills %j", (template, text) => {
    expect(renderText(template, scope)).toBe(text);
  });
});

describe("places of a path", () => {
  it("keeps every value within its segment", () => {
    expect(renderPath("/a/{args.title}/{settings.site}", scope)).toBe(
      "/a/He%20said%20%22hi%22/one%2Ftwo",
    );
    expect(renderPath("/a/{+settings.site}", scope)).toBe("/a/one/two");
  });

  it.each(["", ".", "..", " .. "])("refuses the step %j", (value) => {
    expect(() => renderPath("/a/{args.id}", { args: { id: value } })).toThrow("must not be");
    expect(() => renderPath("/a/{+args.id}", { args: { id: `x/${value}/y` } })).toThrow(
      "must not be",
    );
  });

  it("refuses a value that is missing", () => {
    expect(() => renderPath("/a/{args.id}", {})).toThrow("missing");
  });

  it("lets no value reach another address, whatever it is", () => {
    const value = fc.oneof(
      fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      }),
      fc.constantFrom(
        "..",
        "../x",
        "..%2fx",
        "%2e%2e",
        "a?b",
        "a#b",
        "\\..\\x",
        "//evil.example",
        "@evil",
      ),
    );
    fc.assert(
      fc.property(value, (id) => {
        let path: string;
        try {
          path = renderPath("/a/{args.id}/z", { args: { id } });
        } catch {
          return;
        }
        const url = new URL(path, "https://app.example");
        expect(url.host).toBe("app.example");
        expect(url.pathname).toBe(path);
        expect(url.pathname.split("/")).toHaveLength(4);
        expect(url.search + url.hash).toBe("");
      }),
    );
  });
});

describe("places of a query", () => {
  it("leaves out what has no value, repeats what is a list, and joins parts", () => {
    expect(renderQueryValue("q", "{args.missing}", scope)).toEqual([]);
    expect(renderQueryValue("q", "is:{args.missing}", scope)).toEqual([]);
    expect(renderQueryValue("q", "{args.list}", scope)).toEqual(["a,b c"]);
    expect(renderQueryValue("q[]", "{args.list}", scope)).toEqual(["a", "b c"]);
    expect(renderQueryValue("q", ["{args.count}", "x:{args.missing}", "y"], scope)).toEqual([
      "3 y",
    ]);
    expect(renderQueryValue("q", 5, scope)).toEqual(["5"]);
    expect(renderQueryValue("q", { each: "{args.list}" }, scope)).toEqual(["a", "b c"]);
    expect(renderQueryValue("q", { each: "{args.list}", between: "|" }, scope)).toEqual(["a|b c"]);
    expect(renderQueryValue("q", { each: "{args.count}" }, scope)).toEqual(["3"]);
    expect(renderQueryValue("q", { each: "{args.missing}", between: "|" }, scope)).toEqual([]);
  });

  it("joins texts with what the manifest says, and none with nothing in it", () => {
    const named = { texts: ["id,name", "{field_names}"], between: "," };
    expect(renderQueryValue("q", named, scope)).toEqual(["id,name,customfield_5"]);
    expect(renderQueryValue("q", named, {})).toEqual(["id,name"]);
    expect(renderQueryValue("q", { ...named, texts: ["{field_names}"] }, {})).toEqual([]);
  });
});

describe("places between quotation marks", () => {
  it("are of one value that cannot end them, in a query and in a body", () => {
    const hostile = { args: { words: 'a" OR b\\' } };
    const quoted = String.raw`"a\" OR b\\"`;
    expect(renderQueryValue("jql", ["x = 1", `AND t ~ "{'args.words}"`], hostile)).toEqual([
      `x = 1 AND t ~ ${quoted}`,
    ]);
    expect(renderJson({ q: `"{'args.words}"`, alone: "{'args.words}" }, hostile)).toEqual({
      q: quoted,
      alone: quoted.slice(1, -1),
    });
  });
});

describe("places of a body", () => {
  it("keeps the type of a single value, and leaves out what has none", () => {
    expect(
      renderJson(
        {
          text: "{args.count} items",
          count: "{args.count}",
          done: "{args.done}",
          none: "{args.none}",
          list: ["{args.missing}", "x", "{args.list}"],
          missing: "{args.missing}",
          gone: { deep: { missing: "{args.missing}" } },
          empty: {},
          fixed: 1,
        },
        scope,
      ),
    ).toEqual({
      text: "3 items",
      count: 3,
      done: false,
      none: null,
      list: ["x", ["a", "b c"]],
      empty: {},
      fixed: 1,
    });
  });

  it("writes custom fields by the app's names, as members and as a list", () => {
    expect(renderJson({ a: 1, $merge: "{fields.fields}" }, scope)).toEqual({
      a: 1,
      customfield_5: "Acme",
      customfield_7: 2,
    });
    const list = { $each: "{fields.fields}", $item: { id: "{key}", value: "{value}" } };
    expect(renderJson({ list }, scope)).toEqual({
      list: [
        { id: "customfield_5", value: "Acme" },
        { id: "customfield_7", value: 2 },
      ],
    });
    expect(renderJson({ list }, {})).toBeUndefined();
    expect(renderJson({ $each: "{args.list}", $item: { name: "{value}" } }, scope)).toEqual([
      { name: "a" },
      { name: "b c" },
    ]);
  });

  it("makes an item of each line of a text that is not blank", () => {
    const paragraphs = { $each: "{args.text}", $item: { text: "{value}" } };
    expect(renderJson(paragraphs, { args: { text: "One\r\n\n  two\n \n" } })).toEqual([
      { text: "One" },
      { text: "  two" },
    ]);
  });

  it("leaves out an object with all that is fixed in it where what it needs has no value", () => {
    const body = { title: "x", text: { $needs: "{args.text}", type: "doc", words: "{args.text}" } };
    expect(renderJson(body, { args: {} })).toEqual({ title: "x" });
    expect(renderJson(body, { args: { text: "" } })).toEqual({
      title: "x",
      text: { type: "doc", words: "" },
    });
  });

  it("puts what is made of each entry among the other entries of a list", () => {
    const names = { $each: "{field_names}", $item: "{value}" };
    expect(renderJson({ show: ["name", names, "id"] }, scope)).toEqual({
      show: ["name", "customfield_5", "id"],
    });
    expect(renderJson({ show: ["name", names] }, {})).toEqual({ show: ["name"] });
  });

  it("writes the key of an entry as a number, and refuses what is no field of an app that numbers them", () => {
    const list = { $each: "{fields.f}", $item: { id: "{key_number}" } };
    const fieldMappings = { Order: "360012345678" };
    const ids = renderJson(list, { args: { f: { Order: 1, 27: 2 } }, fieldMappings });
    expect(ids).toEqual(expect.arrayContaining([{ id: 360012345678 }, { id: 27 }]));
    expect(() => renderJson(list, { args: { f: { Customer: 1 } }, fieldMappings })).toThrow(
      "This connection has no field 'Customer'.",
    );
  });

  it("adds no member that has a place of its own, so that what was approved is what is sent [S21]", () => {
    const template = {
      name: "{args.name}",
      stage: "{args.stage}",
      $merge: "{fields.fields}",
      $without: ["owner"],
    };
    const fill = (fields: object, names = {}) =>
      renderJson(template, { args: { name: "A", fields }, fieldMappings: names });
    expect(fill({ size: 1 })).toEqual({ name: "A", size: 1 });
    for (const [given, names] of [
      [{ name: "B" }, {}],
      [{ Stage: "won" }, {}],
      [{ owner: 7 }, {}],
      [{ Phase: "won" }, { phase: "stage" }],
    ] as const) {
      expect(() => fill(given, names)).toThrow("cannot be set here");
    }
  });

  it("writes a text as HTML that shows it as it is, line by line", () => {
    const given = { args: { note: 'a < b & "c"\r\n<script>\n\nend' } };
    expect(renderJson({ body: "{<args.note}" }, given)).toEqual({
      body: 'a &lt; b &amp; "c"<br>&lt;script&gt;<br><br>end',
    });
    expect(renderJson({ body: "{<args.other}" }, given)).toBeUndefined();
  });

  it("writes words of a search so that they are only words, in quotation marks a phrase", () => {
    const given = { args: { text: 'sign-in (a*) "b" c:\\d' } };
    expect(renderText('text ~ "{~args.text}"', given)).toBe(
      String.raw`text ~ "sign\\-in \\(a\\*\\) \"b\" c\\:\\\\d"`,
    );
  });

  it("writes members of an entry that is an object", () => {
    const lines = { $each: "{args.lines}", $item: { n: "{value.amount}", t: "{value.text}!" } };
    const given = { lines: [{ amount: 2, text: "a" }, { amount: 3 }] };
    expect(renderJson({ lines }, { args: given })).toEqual({
      lines: [{ n: 2, t: "a!" }, { n: 3 }],
    });
  });

  it("writes a mail as the one text that mail services take", () => {
    const body = { raw: { $mail: { to: "{args.to}", subject: "Re {first.subject}" } } };
    const sent = renderJson(body, { args: { to: "a@b.example" }, first: { subject: "Offer" } });
    const raw = (sent as { raw: string }).raw;
    expect(Buffer.from(raw, "base64url").toString()).toContain(
      "To: a@b.example\r\nSubject: Re Offer\r\n",
    );
  });

  it("writes the time of the call", () => {
    expect(renderJson({ at: "{now}" }, scope)).toEqual({ at: "2026-11-20T12:00:00.000Z" });
  });

  it("makes no member of a value, whatever its text", () => {
    const hostile = '"}, "admin": true, "x": {"y": "';
    expect(renderJson({ t: "{args.t}", u: "a {args.t}" }, { args: { t: hostile } })).toEqual({
      t: hostile,
      u: `a ${hostile}`,
    });
  });
});
