import { afterEach, describe, expect, it } from "vitest";
import { CredentialsRefused, OutcomeUnknown, ToolError } from "../src/domain/plugins/types.ts";
import {
  SECRET,
  runAgainst,
  startApp,
  type AppAnswer,
  type AppRequest,
  type TestApp,
  type TestTool,
} from "./http-app.ts";

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.stop()));
});

async function playing(answer: (request: AppRequest, count: number) => AppAnswer) {
  const app = await startApp(answer);
  apps.push(app);
  return app;
}

/** One answer after another; the last one repeats. */
const inTurn =
  (...answers: AppAnswer[]) =>
  (_request: AppRequest, count: number) =>
    answers[Math.min(count, answers.length - 1)] ?? {};

const things = (...ids: number[]) => ({ json: { things: ids.map((id) => ({ id })) } });
const failure = (given: Promise<unknown>): Promise<Error> =>
  given.then(
    () => new Error("It did not fail."),
    (error: Error) => error,
  );
const cut: AppAnswer = (response) => response.destroy();

const create = {
  name: "create_thing",
  effect: "write",
  input_schema: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
  http: {
    request: { method: "POST", path: "/things", body: { name: "{args.name}" } },
    result: { kind: "done", sentence: "Made {args.name}." },
  },
};

describe("pages", () => {
  const result = (more: object = {}) => ({
    kind: "table",
    rows: "things",
    columns: [{ name: "id", path: "id", type: "integer" }],
    limit: "{args.limit}",
    ...more,
  });
  const input_schema = { type: "object", properties: { limit: { type: "integer" } } };
  const query = (app: TestApp) =>
    app.requests.map(({ target }) => new URL(target, app.origin).search);

  it("requests one page number after another until a page is not full", async () => {
    const app = await playing(inTurn(things(1, 2), things(3)));
    const paging = { kind: "page", page: "p", size: "n", page_size: 2 };
    const table = await runAgainst(app, { input_schema, http: { paging, result: result() } });
    expect(table).toMatchObject({ rows: [[1], [2], [3]], row_count: 3, truncated: false });
    expect(query(app)).toEqual(["?n=2&p=1", "?n=2&p=2"]);
  });

  it("pages by offset up to the app's total, and stops at the limit", async () => {
    const page = (ids: number[]) => ({ json: { things: ids.map((id) => ({ id })), total: 5 } });
    const app = await playing(inTurn(page([1, 2]), page([3, 4]), page([5])));
    const paging = { kind: "offset", offset: "from", size: "n", page_size: 2 };
    const tool = { input_schema, http: { paging, result: result({ total: "total" }) } };
    expect(await runAgainst(app, tool)).toMatchObject({ row_count: 5, truncated: false });
    expect(query(app)).toEqual(["?n=2&from=0", "?n=2&from=2", "?n=2&from=4"]);
    expect(await runAgainst(app, tool, { limit: 1 })).toMatchObject({
      row_count: 5,
      truncated: true,
    });
  });

  it("follows a cursor of the answer, in the body where it goes there", async () => {
    const app = await playing(
      inTurn({ json: { things: [{ id: 1 }], meta: { next: "abc" } } }, things(2)),
    );
    const paging = { kind: "cursor", next: "meta.next", cursor: "after", page_size: 1, in: "body" };
    const request = { method: "POST", path: "/search", body: { q: "x" } };
    const table = await runAgainst(app, {
      input_schema,
      http: { request, paging, result: result() },
    });
    expect(table).toMatchObject({ rows: [[1], [2]] });
    expect(app.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { q: "x" },
      { q: "x", after: "abc" },
    ]);
  });

  it("writes a cursor deep into a body, and ends where the app says that there is no more", async () => {
    const page = (id: number, more: boolean) => ({
      json: { things: [{ id }], page: { end: `c${id}`, more } },
    });
    const app = await playing(inTurn(page(1, true), page(2, false)));
    const paging = {
      kind: "cursor",
      next: "page.end",
      more: "page.more",
      cursor: "variables.after",
      size: "variables.first",
      page_size: 1,
      in: "body",
    };
    const body = { query: "q", variables: { filter: { a: "{args.a}" }, name: "x" } };
    const request = { method: "POST", path: "/graphql", body };
    const properties = { limit: { type: "integer" }, a: { type: "string" } };
    const tool = {
      input_schema: { type: "object", properties },
      http: { request, paging, result: result() },
    };
    expect(await runAgainst(app, tool)).toMatchObject({
      rows: [[1], [2]],
      row_count: 2,
      truncated: false,
    });
    expect(app.requests.map((sent) => JSON.parse(sent.body) as unknown)).toEqual([
      { query: "q", variables: { name: "x", first: 1 } },
      { query: "q", variables: { name: "x", first: 1, after: "c1" } },
    ]);
  });

  it("follows a Link header, and an address in the answer", async () => {
    const link = { link: '</api/things?page=2>; rel="next"; title="more", </x>; rel="last"' };
    const byLink = await playing(inTurn({ ...things(1), headers: link }, things(2)));
    const tool = {
      input_schema,
      http: { paging: { kind: "link", page_size: 1 }, result: result() },
    };
    expect(await runAgainst(byLink, tool)).toMatchObject({ rows: [[1], [2]] });
    expect(query(byLink)).toEqual(["", "?page=2"]);
    const byUrl = await playing((_asked, count) => ({
      json: { things: [{ id: count }], next: count < 2 ? `/api/things?page=${count + 2}` : null },
    }));
    const paging = { kind: "next_url", next: "next", page_size: 1 };
    expect(
      await runAgainst(byUrl, { input_schema, http: { paging, result: result() } }),
    ).toMatchObject({
      rows: [[0], [1], [2]],
    });
  });

  it("requests no next page from another origin, so that no secret goes there [S17]", async () => {
    const other = await playing(() => things(9));
    const app = await playing(() => ({ json: { things: [{ id: 1 }], next: `${other.origin}/x` } }));
    const paging = { kind: "next_url", next: "next", page_size: 1 };
    const error = await failure(
      runAgainst(app, { input_schema, http: { paging, result: result() } }),
    );
    expect(error.message).toContain("links to a next page on 127.0.0.1");
    expect(other.requests).toEqual([]);
  });

  it("ends with an app whose pages never end", async () => {
    const app = await playing(() => ({
      json: { things: [], next: `/api/things?x=${Math.random()}` },
    }));
    const paging = { kind: "next_url", next: "next", page_size: 1 };
    expect(
      await runAgainst(app, { input_schema, http: { paging, result: result() } }),
    ).toMatchObject({
      rows: [],
      truncated: true,
    });
    expect(app.requests).toHaveLength(20);
  });
});

describe("trying again", () => {
  it("retries reads after a connection error and a gateway error", async () => {
    const app = await playing(inTurn(cut, { status: 502 }, things(1)));
    const pauses: number[] = [];
    expect(await runAgainst(app, {}, {}, { pauses })).toMatchObject({ rows: [[1]] });
    expect(pauses).toEqual([250, 500]);
  });

  it("gives up after three tries", async () => {
    const down = await playing(() => cut);
    expect((await failure(runAgainst(down, {}))).message).toMatch(
      /^127\.0\.0\.1:\d+ closed the connection\.$/,
    );
    expect(down.requests).toHaveLength(3);
    const faulty = await playing(() => ({ status: 503 }));
    expect((await failure(runAgainst(faulty, {}))).message).toBe("App is unavailable (503).");
    expect(faulty.requests).toHaveLength(3);
  });

  it.each([
    ["a broken line", cut],
    ["a gateway's fault", { status: 504 }],
    ["a fault of the app", { status: 500, json: { error: "Oops" } }],
    ["a page in place of an answer", { text: "<p>", headers: { "content-type": "text/html" } }],
  ])(
    "sends a change once, and says that its outcome is not known after %s",
    async (_what, answer) => {
      const app = await playing(() => answer);
      expect(await failure(runAgainst(app, create, { name: "x" }))).toBeInstanceOf(OutcomeUnknown);
      expect(app.requests).toHaveLength(1);
    },
  );

  it("says that a change failed which never reached the app", async () => {
    const app = await playing(() => ({ status: 201 }));
    await app.stop();
    const error = await failure(runAgainst(app, create, { name: "x" }));
    expect(error).toBeInstanceOf(ToolError);
    expect(error).not.toBeInstanceOf(OutcomeUnknown);
    expect(error.message).toMatch(/^127\.0\.0\.1:\d+ cannot be reached\.$/);
  });

  it("waits as long as the app requests if that is short, and then sends a change again", async () => {
    const busy = { status: 429, headers: { "retry-after": "7" } };
    const app = await playing(inTurn(busy, { status: 201 }));
    const pauses: number[] = [];
    expect(await runAgainst(app, create, { name: "x" }, { pauses })).toEqual({
      sentence: "Made x.",
    });
    expect(pauses).toEqual([7_000]);
  });

  it("says when to come back where it would take too long", async () => {
    const until = "Fri, 20 Nov 2026 13:30:00 GMT";
    const app = await playing(() => ({ status: 429, headers: { "retry-after": until } }));
    expect((await failure(runAgainst(app, {}))).message).toBe(
      "App's rate limit is reached (429). Try again at 13:30 UTC.",
    );
    expect(app.requests).toHaveLength(1);
  });

  it("ends at once when the run is stopped", async () => {
    const stop = new AbortController();
    const app = await playing(() => () => stop.abort());
    const error = await failure(runAgainst(app, {}, {}, { context: { signal: stop.signal } }));
    expect(error.name).toBe("AbortError");
    expect(app.requests).toHaveLength(1);
  });
});

describe("failures", () => {
  it("are reported with the app's own message, on one line, without its markup", async () => {
    const app = await playing(() => ({
      status: 422,
      json: { error: ["<b>Name</b> is\n taken.", "Size\u202e is wrong"] },
    }));
    const error = await failure(runAgainst(app, create, { name: "x" }));
    expect(error).toBeInstanceOf(ToolError);
    expect(error.message).toBe("App says: Name is taken; Size is wrong (422).");
  });

  it("are reported for an app that answers them with success", async () => {
    const app = await playing(() => ({ json: { ok: false, error: "channel_not_found" } }));
    const http = { errors_in_success: true };
    expect((await failure(runAgainst(app, {}, {}, { http }))).message).toBe(
      "App says: channel_not_found.",
    );
  });

  it("mean what a status means, where the app has a word for each and no status", async () => {
    const http = {
      errors: ["error", "needed"],
      errors_in_success: true,
      error_statuses: { invalid_auth: 401, not_there: 404, broken: 500 },
    };
    const told = async (json: object, tool: TestTool, args = {}) =>
      failure(runAgainst(await playing(() => ({ json })), tool, args, { http }));
    const refused = await told({ ok: false, error: "invalid_auth" }, {});
    expect(refused).toBeInstanceOf(CredentialsRefused);
    expect(refused.message).toBe("App says: invalid_auth (401). Check 'Key' of the connection.");
    const missing = { http: { not_found: "There is no such thing." } };
    expect((await told({ error: "not_there" }, missing)).message).toBe("There is no such thing.");
    const left = await told({ error: "broken" }, create, { name: "x" });
    expect(left).toBeInstanceOf(OutcomeUnknown);
    const other = await told({ error: "missing_scope", needed: "read" }, {});
    expect(other.message).toBe("App says: missing_scope; read.");
  });

  it("leave a change unknown where the answer holds what was made beside them [R7]", async () => {
    const http = { errors: ["errors[].message"], errors_in_success: true };
    const facts = [{ name: "id", path: "id", type: "integer" }];
    const result = { kind: "record", name: "thing", path: "data.made", facts };
    const tool = { ...create, http: { ...create.http, result } };
    const told = async (data: object) => {
      const app = await playing(() => ({ json: { data, errors: [{ message: "No owner." }] } }));
      return failure(runAgainst(app, tool, { name: "x" }, { http }));
    };
    const made = await told({ made: { id: 1 } });
    expect(made).toBeInstanceOf(OutcomeUnknown);
    expect(made.message).toBe("App says: No owner.");
    expect(await told({ made: null })).not.toBeInstanceOf(OutcomeUnknown);
  });

  it("leave a change unknown where the app does not say that it did it [R7]", async () => {
    const http = { errors_in_success: true, success: "ok" };
    const told = async (answer: AppAnswer, tool: TestTool, args = {}) =>
      failure(runAgainst(await playing(() => answer), tool, args, { http }));
    for (const answer of [{ json: { ok: false } }, { json: {} }, { text: "busy" }]) {
      expect(await told(answer, create, { name: "x" })).toBeInstanceOf(OutcomeUnknown);
    }
    const read = await told({ json: { ok: false, things: [] } }, {});
    expect(read.message).toBe("App did not confirm the change.");
    expect(read).not.toBeInstanceOf(OutcomeUnknown);
    const done = await playing(() => ({ json: { ok: true } }));
    expect(await runAgainst(done, create, { name: "x" }, { http })).toEqual({
      sentence: "Made x.",
    });
    const ofTool = { ...create, http: { ...create.http, success: "data.made.success" } };
    const made = await playing(() => ({ json: { ok: false, data: { made: { success: true } } } }));
    expect(await runAgainst(made, ofTool, { name: "x" }, { http })).toBeTruthy();
  });

  it("mark the connection when the credentials are not accepted", async () => {
    const refused = await failure(runAgainst(await playing(() => ({ status: 401 })), {}));
    expect(refused).toBeInstanceOf(CredentialsRefused);
    expect(refused).toMatchObject({
      health: "expired",
      message: "App rejected the credentials (401). Check 'Key' of the connection.",
    });
    const forbidden = await playing(() => ({ status: 403, json: { error: "No" } }));
    const tried = await failure(runAgainst(forbidden, {}, {}, { check: true }));
    expect(tried).toMatchObject({ health: "failing" });
    // One object that the user may not see must not make the whole connection look broken.
    expect(await failure(runAgainst(forbidden, {}))).not.toBeInstanceOf(CredentialsRefused);
  });

  it("explain an unexpected response", async () => {
    const app = await playing(() => ({ text: "<p>Hi", headers: { "content-type": "text/html" } }));
    expect((await failure(runAgainst(app, {}))).message).toBe(
      "App returned a web page instead of data. Check the URL of the connection.",
    );
    const text = await playing(() => ({ text: "ok" }));
    expect((await failure(runAgainst(text, {}))).message).toBe(
      "App returned something other than JSON.",
    );
    const other = await playing(() => ({ json: { things: "none" } }));
    expect((await failure(runAgainst(other, {}))).message).toBe(
      "App returned an unexpected response.",
    );
    const nothing = await playing(() => ({ json: {} }));
    expect(await runAgainst(nothing, {})).toMatchObject({ rows: [], row_count: 0 });
  });

  it.each(["app.example/", "app.example#", "app.example:8443/x", "a@b", "", ".."])(
    "name a setting that would lead the address elsewhere: %j [S17]",
    async (name) => {
      const requests: string[] = [];
      const error = await failure(
        runAgainst(
          { origin: name },
          {},
          {},
          {
            http: { base_url: "https://{settings.base_url}.app.example" },
            deps: {
              fetch: async (url) => {
                requests.push(String(url));
                return new Response("{}");
              },
              open: async () => ({
                configuration: { base_url: name },
                credentials: { key: SECRET },
              }),
            },
          },
        ),
      );
      expect(error.message).toContain("The URL of the connection is not valid");
      expect(requests).toEqual([]);
    },
  );

  it.each(["ftp://app.example", "not an address", "https://user:pw@app.example", ""])(
    "name an address that cannot be called: %j",
    async (origin) => {
      const error = await failure(runAgainst({ origin }, {}));
      expect(error.message).toContain("The URL of the connection is not valid");
    },
  );
});

describe("secrets", () => {
  it("go to the app's own origin only, not along with a redirect [S17]", async () => {
    const other = await playing(() => things(9));
    const app = await playing(() => ({ status: 302, headers: { location: `${other.origin}/x` } }));
    expect((await failure(runAgainst(app, {}))).message).toContain(
      `App redirects this call to ${other.origin}. Switchboard did not follow it.`,
    );
    expect(other.requests).toEqual([]);
    expect(app.requests[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
  });

  it.each([
    [{ kind: "basic", username: "{secrets.key}", password: "x" }, `Basic ${btoa(`${SECRET}:x`)}`],
    [{ kind: "header", headers: { authorization: "Key {secrets.key}" } }, `Key ${SECRET}`],
  ])(
    "are sent as %j says, and never shown when the app says them again [S14]",
    async (auth, sent) => {
      const echo = (request: AppRequest) => ({
        status: request.target.endsWith("/things") ? 400 : 200,
        json: { error: request.headers.authorization, login: `key ${SECRET}` },
      });
      const app = await playing(echo);
      const error = await failure(runAgainst(app, {}, {}, { http: { auth } }));
      expect(app.requests[0]?.headers.authorization).toBe(sent);
      expect(error.message).toContain("[secret]");
      expect(error.message).not.toContain(SECRET);
      expect(error.message).not.toContain(btoa(`${SECRET}:x`));
      expect(await runAgainst(app, {}, {}, { http: { auth }, check: true })).toBe("key [secret]");
    },
  );

  it("are taken out of results in every form they were sent in [S14]", async () => {
    const app = await playing(({ target }) => ({
      json: { things: [{ id: `${target} ${SECRET}` }] },
    }));
    const auth = { kind: "query", query: { key: "{secrets.key}" } };
    const result = JSON.stringify(await runAgainst(app, {}, {}, { http: { auth } }));
    expect(new URL(app.requests[0]?.target ?? "", app.origin).searchParams.get("key")).toBe(SECRET);
    expect(result).toContain("[secret]");
    expect(result).not.toContain("s3cr3t");
  });

  it("stay out of the message about a connection error", async () => {
    const auth = { kind: "query", query: { key: "{secrets.key}" } };
    const broken = async (url: string | URL) => {
      throw new TypeError(`fetch failed: ${String(url)}`);
    };
    const error = await failure(
      runAgainst(
        { origin: "https://app.example" },
        {},
        {},
        { http: { auth }, deps: { fetch: broken } },
      ),
    );
    expect(error.message).toBe("App cannot be reached. Try again later.");
    expect(error.cause).toBeUndefined();
  });

  it("may be of characters that a header cannot hold: that is said, and nothing is sent", async () => {
    const app = await playing(() => things(1));
    const open = async () => ({
      configuration: { base_url: app.origin },
      credentials: { key: "a\nb: c" },
    });
    const error = await failure(runAgainst(app, {}, {}, { deps: { open } }));
    expect(error.message).toContain("characters that cannot be sent");
    expect(app.requests).toEqual([]);
  });
});

describe("what is shown", () => {
  it("is capped in rows, cells, bytes and lists, and says so", async () => {
    const row = (id: number) => ({ id, text: "x".repeat(3_000) });
    const app = await playing(() => ({ json: Array.from({ length: 700 }, (_, id) => row(id)) }));
    const columns = [
      { name: "id", path: "id", type: "integer" },
      { name: "text", path: "text", type: "text" },
    ];
    const result = { kind: "table", rows: "", columns };
    const table = (await runAgainst(app, { http: { result } })) as { rows: [number, string][] };
    expect(table).toMatchObject({ row_count: 700, truncated: true });
    expect(table.rows.length).toBeLessThan(100);
    expect(table.rows[0]?.[1]).toMatch(/^x{2000} … \(truncated\)$/);
    const narrow = { kind: "table", rows: "", columns: columns.slice(0, 1) };
    expect(await runAgainst(app, { http: { result: narrow } })).toMatchObject({
      rows: { length: 100 },
      row_count: 700,
    });
  });

  it("is read from no more than 5 MB, whatever the app sends", async () => {
    let sent = 0;
    const app = await playing(() => (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed && sent < 2 ** 30) {
          sent += 65_536;
          if (!response.write("[".repeat(65_536))) {
            response.once("drain", more);
            return;
          }
        }
      };
      more();
    });
    expect((await failure(runAgainst(app, {}))).message).toBe(
      "App returned more than 5 MB. Narrow your request.",
    );
    expect(sent).toBeLessThan(64 * 2 ** 20);
  });

  it("is capped in all for one thing too, and keeps the newest of its lists", async () => {
    const long = "x".repeat(15_000);
    const notes = Array.from({ length: 90 }, (_, id) => ({ id, text: "y".repeat(1_900) }));
    const thing = {
      ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`f${n}`, long])),
      notes,
    };
    const app = await playing(() => ({ json: { thing } }));
    const facts = Array.from({ length: 9 }, (_, n) => ({
      name: `f${n}`,
      path: `f${n}`,
      type: "text",
    }));
    const columns = [
      { name: "id", path: "id", type: "integer" },
      { name: "text", path: "text", type: "text" },
    ];
    const lists = [{ name: "notes", rows: "notes", columns }];
    const result = { kind: "record", name: "thing", path: "thing", facts, lists };
    const shown = (await runAgainst(app, { http: { result } })) as {
      thing: Record<string, string>;
      notes: { id?: number; truncated?: string }[];
    };
    expect(JSON.stringify(shown).length).toBeLessThan(210_000);
    expect(shown.notes.at(-1)?.id).toBe(89);
    expect(shown.notes[0]?.truncated).toBe(
      `The first ${90 - shown.notes.length + 1} are left out.`,
    );
    const many = facts.flatMap((fact) => [fact, { ...fact, name: `${fact.name} again` }]);
    const wide = { kind: "record", name: "thing", path: "thing", facts: many };
    const capped = await runAgainst(app, { http: { result: wide } });
    expect(JSON.stringify(capped).length).toBeLessThan(210_000);
    expect(capped).toMatchObject({ thing: { "f8 again": " … (truncated)" } });
  });

  it("is what comes after a text where the app has an address in place of a name", async () => {
    const app = await playing(() => ({
      json: { things: [{ at: "https://app.example/repos/a/b" }, { at: "elsewhere" }, {}] },
    }));
    const columns = [{ name: "at", path: "at", type: "text", after: "/repos/" }];
    const result = { kind: "table", rows: "things", columns };
    expect(await runAgainst(app, { http: { result } })).toMatchObject({
      rows: [["a/b"], ["elsewhere"], [null]],
    });
  });

  it("is text where the app has HTML, and as given for dates, numbers and lists", async () => {
    const app = await playing(() => ({
      json: {
        thing: {
          day: "2026-11-20T10:00:00+09:00",
          size: 1.5,
          tags: ["a", "b"],
          note: "<p>A&amp;B</p>",
        },
      },
    }));
    const facts = [
      { name: "day", path: "day", type: "timestamp" },
      { name: "size", path: "size", type: "decimal" },
      { name: "tags", path: "tags", type: "text" },
      { name: "note", path: "note", type: "text", html: true },
      { name: "none", path: "none", type: "text" },
    ];
    const result = { kind: "record", name: "thing", path: "thing", facts, source: "thing" };
    expect(await runAgainst(app, { http: { result } })).toEqual({
      thing: { day: "2026-11-20T10:00:00+09:00", size: 1.5, tags: "a, b", note: "A&B", none: null },
      sources: ["thing"],
    });
  });

  it("has a column for every field that the person has named and the app has", async () => {
    const app = await playing(() => ({ json: { things: [{ id: 1, fields: { cf_5: "Acme" } }] } }));
    const columns = [{ name: "id", path: "id", type: "integer" }];
    const result = { kind: "table", rows: "things", columns, field_columns: "fields.{field}" };
    const context = { fieldMappings: { Client: "cf_5", Other: "cf_6" } };
    expect(await runAgainst(app, { http: { result } }, {}, { context })).toMatchObject({
      columns: [{ name: "id" }, { name: "Client" }],
      rows: [[1, "Acme"]],
    });
  });

  it("has a column for every field there is where the manifest says so, named or not", async () => {
    const app = await playing(() => ({
      json: {
        things: [
          { id: 1, fields: { Owner: { person: "Ana" }, Size: { number: 0 } } },
          {
            id: 2,
            fields: { Size: { number: 2 }, Tags: { list: [{ name: "a" }, { name: "b" }] } },
          },
        ],
      },
    }));
    const result = {
      kind: "table",
      rows: "things",
      columns: [{ name: "id", path: "id", type: "integer" }],
      field_columns: [
        "fields.{field}.person",
        "fields.{field}.number",
        "fields.{field}.list[].name",
      ],
      fields_of: "fields",
    };
    const context = { fieldMappings: { Responsible: "Owner" } };
    expect(await runAgainst(app, { http: { result } }, {}, { context })).toMatchObject({
      columns: [{ name: "id" }, { name: "Responsible" }, { name: "Size" }, { name: "Tags" }],
      rows: [
        [1, "Ana", 0, null],
        [2, null, 2, "a, b"],
      ],
    });
  });

  it("has a time where the app counts from 1970", async () => {
    const app = await playing(() => ({
      json: {
        things: [
          { s: "1512085950.000216", ms: 1512085950000 },
          { s: "soon", ms: null },
        ],
      },
    }));
    const columns = [
      { name: "s", path: "s", type: "timestamp", epoch: "seconds" },
      { name: "ms", path: "ms", type: "timestamp", epoch: "milliseconds" },
    ];
    const result = { kind: "table", rows: "things", columns };
    expect(await runAgainst(app, { http: { result } })).toMatchObject({
      rows: [
        ["2017-11-30T23:52:30.000Z", "2017-11-30T23:52:30.000Z"],
        ["soon", null],
      ],
    });
  });

  it("is read in whole pages where rows are left out", async () => {
    const page = (from: number) =>
      Array.from({ length: 10 }, (_, at) => ({ id: from + at, ...(at < 9 && { draft: {} }) }));
    const app = await playing(({ target }) => {
      const query = new URL(target, "http://app").searchParams;
      const from = Number(query.get("from"));
      return { json: { things: page(from).slice(0, Number(query.get("n"))) } };
    });
    const result = {
      kind: "table",
      rows: "things",
      columns: [{ name: "id", path: "id", type: "integer" }],
      skip: "draft",
      limit: "{args.limit}",
    };
    const paging = { kind: "offset", offset: "from", size: "n", page_size: 10 };
    const properties = { limit: { type: "integer" } };
    const tool = { input_schema: { type: "object", properties }, http: { paging, result } };
    expect(await runAgainst(app, tool, { limit: 3 })).toMatchObject({ rows: [[9], [19], [29]] });
    expect(app.requests).toHaveLength(3);
  });

  it("has the rows with the requested words, from page after page", async () => {
    const page = (names: string[], next: string) => ({
      json: { things: names.map((name) => ({ name, mail: `${name[0]}@x.example` })), next },
    });
    const app = await playing(({ target }) =>
      target.includes("after=2") ? page(["Cy", "Susana"], "") : page(["Ana Souza", "Bo"], "2"),
    );
    const tool = {
      input_schema: {
        type: "object",
        properties: { name: { type: "string" }, limit: { type: "integer" } },
      },
      http: {
        paging: { kind: "cursor", next: "next", cursor: "after", size: "n", page_size: 2 },
        result: {
          kind: "table",
          rows: "things",
          columns: [{ name: "name", path: "name", type: "text" }],
          limit: "{args.limit}",
          matching: { text: "{args.name}", paths: ["name", "mail"] },
        },
      },
    };
    expect(await runAgainst(app, tool, { name: "ANA", limit: 5 })).toMatchObject({
      rows: [["Ana Souza"], ["Susana"]],
      row_count: 2,
      truncated: false,
    });
    expect(await runAgainst(app, tool, { name: "B@x" })).toMatchObject({ rows: [["Bo"]] });
    expect(await runAgainst(app, tool, { name: "ana", limit: 1 })).toMatchObject({
      rows: [["Ana Souza"]],
      truncated: true,
    });
    // Not a page of one row, which might not have that name.
    expect(app.requests.at(-1)?.target).toContain("n=2");
    expect(await runAgainst(app, tool)).toMatchObject({ row_count: 4 });
  });
});

describe("things that an app lists beside its rows", () => {
  const users = [
    { id: 7, name: "Ana" },
    { id: 8, name: "Ben" },
  ];
  const shown = [
    { name: "id", path: "id", type: "integer" },
    { name: "owner", path: "owner_id.name", type: "text" },
  ];
  const joins = { owner_id: "users" };

  it("stand in the place of their ids, and an id that is not listed shows nothing", async () => {
    const rows = [
      { id: 1, owner_id: 8 },
      { id: 2, owner_id: 9 },
      { id: 3, owner_id: null },
    ];
    const app = await playing(() => ({ json: { things: rows, users } }));
    const result = { kind: "table", rows: "things", columns: shown, joins };
    expect(await runAgainst(app, { http: { result } })).toMatchObject({
      rows: [
        [1, "Ben"],
        [2, null],
        [3, null],
      ],
    });
  });

  it("stand in the place of the ids of one thing too", async () => {
    const app = await playing(() => ({ json: { thing: { id: 1, owner_id: "7" }, users } }));
    const result = { kind: "record", name: "thing", path: "thing", facts: shown, joins };
    expect(await runAgainst(app, { http: { result } })).toEqual({
      thing: { id: 1, owner: "Ana" },
    });
  });
});

describe("a call that needs to know something first", () => {
  const properties = { id: { type: "string" }, text: { type: "string" } };
  const answer = {
    name: "reply_to_thing",
    effect: "send",
    input_schema: { type: "object", properties, required: ["id", "text"] },
    http: {
      first: {
        request: { path: "/things/{args.id}", query: { parts: "head" } },
        values: { topic: ["none", "thing.topic"], missing: "thing.none" },
      },
      request: {
        method: "POST",
        path: "/replies",
        body: { topic: "{first.topic}", missing: "{first.missing}", text: "{args.text}" },
      },
      result: { kind: "done", sentence: "Answered." },
      not_found: "There is no thing {args.id}.",
    },
  };
  const args = { id: "a/b", text: "Hi" };

  it("reads it, again after a broken line, and then sends the change once", async () => {
    const app = await playing(inTurn(cut, { json: { thing: { topic: "Offer" } } }, {}));
    expect(await runAgainst(app, answer, args)).toEqual({ sentence: "Answered." });
    expect(app.requests.map(({ method, target }) => `${method} ${target}`)).toEqual([
      "GET /api/things/a%2Fb?parts=head",
      "GET /api/things/a%2Fb?parts=head",
      "POST /api/replies",
    ]);
    expect(JSON.parse(app.requests[2]?.body ?? "")).toEqual({ topic: "Offer", text: "Hi" });
  });

  it("has changed nothing where that cannot be read", async () => {
    const gone = await playing(() => ({ status: 404 }));
    expect((await failure(runAgainst(gone, answer, args))).message).toBe("There is no thing a/b.");
    const down = await playing(() => cut);
    const error = await failure(runAgainst(down, answer, args));
    expect(error).not.toBeInstanceOf(OutcomeUnknown);
    expect(down.requests.every(({ method }) => method === "GET")).toBe(true);
  });
});

describe("a list of ids", () => {
  const result = {
    kind: "table",
    rows: "things",
    limit: "{args.limit}",
    row_request: { path: "/things/{row.id}" },
    columns: [
      { name: "id", path: "id", type: "integer" },
      { name: "name", path: "name", type: "text" },
    ],
  };
  const input_schema = { type: "object", properties: { limit: { type: "integer" } } };

  it("is read thing by thing, for those that are shown; one that is gone stays as listed", async () => {
    const app = await playing(({ target }) => {
      if (target.endsWith("/things")) return things(1, 2, 3, 4, 5, 6, 7);
      const id = Number(target.split("/").at(-1));
      return id === 2 ? { status: 404 } : { json: { id, name: `Thing ${id}` } };
    });
    expect(await runAgainst(app, { input_schema, http: { result } }, { limit: 6 })).toMatchObject({
      rows: [
        [1, "Thing 1"],
        [2, null],
        [3, "Thing 3"],
        [4, "Thing 4"],
        [5, "Thing 5"],
        [6, "Thing 6"],
      ],
      row_count: 7,
      truncated: true,
    });
    expect(app.requests).toHaveLength(7);
  });

  it("fails as a whole where the app refuses one of them", async () => {
    const app = await playing(({ target }) =>
      target.endsWith("/things") ? things(1) : { status: 403, json: { error: "No" } },
    );
    expect((await failure(runAgainst(app, { input_schema, http: { result } }))).message).toBe(
      "App says: No (403).",
    );
  });
});

describe("values in several forms", () => {
  const facts = [
    {
      name: "text",
      path: "part.**[mime=text/plain].data",
      base64: true,
      type: "text",
      or: { path: "part.**[mime=text/html].data", base64: true, html: true },
    },
  ];
  const result = { kind: "record", name: "mail", path: "", facts };
  const read = async (part: object) => {
    const app = await playing(() => ({ json: { part } }));
    return runAgainst(app, { http: { result } });
  };
  const encoded = (text: string, charset: BufferEncoding = "utf8") =>
    Buffer.from(text, charset).toString("base64url");

  it("is read in the first that there is, and decoded", async () => {
    const html = { mime: "text/html", data: encoded("<p>A&amp;B<br>ü</p>") };
    const plain = { mime: "text/plain", data: encoded("a <b>\r\nü 🎉") };
    expect(await read({ mime: "multipart/mixed", parts: [html, plain] })).toEqual({
      mail: { text: "a <b>\nü 🎉" },
    });
    const attached = { mime: "text/plain", id: "x" };
    expect(await read({ parts: [{ parts: [html] }, attached] })).toEqual({
      mail: { text: "A&B\nü" },
    });
    expect(await read({ parts: [] })).toEqual({ mail: { text: null } });
  });

  it("is read as older mail writes it where it is no UTF-8", async () => {
    expect(await read({ mime: "text/plain", data: encoded("für", "latin1") })).toEqual({
      mail: { text: "für" },
    });
  });
});

describe("a change", () => {
  it("is reported to its caller once it is sent, and not while choices are listed [R7]", async () => {
    const change: { sent?: boolean } = {};
    const seen: (boolean | undefined)[] = [];
    const app = await playing(({ method }) => {
      seen.push(change.sent);
      return method === "GET" ? things(1) : { status: 204 };
    });
    const choices = { name: { tool: "list_things", value: "id", label: "id" } };
    const tool = { ...create, http: { ...create.http, choices } };
    await runAgainst(app, tool, { name: "1 " }, { context: { change }, others: [{}] });
    await runAgainst(app, tool, { name: "01x" }, { context: { change }, others: [{}] }).catch(
      () => undefined,
    );
    expect(seen).toEqual([true, false]);
    expect(change).toEqual({ sent: false });
  });
});

describe("choices", () => {
  const people = {
    name: "list_people",
    untrusted_result: true,
    input_schema: { type: "object", properties: {} },
    http: {
      request: { method: "GET", path: "/people" },
      result: {
        kind: "table",
        rows: "people",
        columns: ["id", "name", "nick", "gone"].map((name) => ({ name, path: name, type: "text" })),
      },
    },
  };
  const choice = { tool: "list_people", value: "id", label: "name", alias: "nick" };
  const greet = (choices: object = choice) => ({
    name: "greet",
    effect: "send",
    untrusted_result: true,
    input_schema: {
      type: "object",
      properties: { person: { type: "string" } },
      required: ["person"],
    },
    http: {
      request: { method: "POST", path: "/greetings", body: { to: "{args.person}" } },
      result: { kind: "done", sentence: "Greeted {args.person}." },
      choices: { person: choices },
    },
  });
  const appOf = (...rows: object[]) =>
    playing(({ method }) => (method === "GET" ? { json: { people: rows } } : { status: 204 }));
  const sent = ({ requests }: TestApp) => requests.filter(({ method }) => method === "POST");

  it("are ambiguous where one is called what another one is called besides [S16]", async () => {
    const app = await appOf(
      { id: "U1", name: "Anna Smith", nick: "anna" },
      { id: "U2", name: "Anna", nick: "x" },
    );
    const others = [people];
    expect((await failure(runAgainst(app, greet(), { person: "anna" }, { others }))).message).toBe(
      "More than one person is named 'anna'. Use an ID instead: U1, U2.",
    );
    expect(sent(app)).toEqual([]);
    // Two entries with the same id are one person.
    const once = await appOf({ id: "U1", name: "Anna", nick: "anna" });
    await runAgainst(once, greet(), { person: "Anna" }, { others });
    expect(sent(once)).toMatchObject([{ body: '{"to":"U1"}' }]);
  });

  const pages = { kind: "offset", offset: "from", size: "n", page_size: 100 };
  const inPages = { ...people, http: { ...people.http, paging: pages } };
  /** An app with two hundred and fifty people. */
  const bigApp = () =>
    playing(({ method, target }) => {
      const from = Number(new URL(target, "http://app").searchParams.get("from"));
      const rows = Array.from({ length: Math.min(100, 250 - from) }, (_, at) => ({
        id: `U${from + at}`,
        name: `Person ${from + at}`,
        nick: "",
      }));
      return method === "GET" ? { json: { people: rows } } : { status: 204 };
    });

  it("are looked for on every page, also where the list has no argument for its length", async () => {
    const app = await bigApp();
    await runAgainst(app, greet(), { person: "Person 240" }, { others: [inPages] });
    expect(sent(app)).toMatchObject([{ body: '{"to":"U240"}' }]);
    expect(app.requests).toHaveLength(4);
  });

  it("are not looked for beyond the page with the app's own value, or with a name that only one has", async () => {
    const byId = await bigApp();
    await runAgainst(byId, greet(), { person: "u7" }, { others: [inPages] });
    expect(byId.requests).toHaveLength(2);
    expect(sent(byId)).toMatchObject([{ body: '{"to":"U7"}' }]);
    const byName = await bigApp();
    const { alias: _, ...named } = choice;
    const tool = greet({ ...named, unique: true });
    await runAgainst(byName, tool, { person: "Person 7" }, { others: [inPages] });
    expect(byName.requests).toHaveLength(2);
  });

  it("need no list for what has the form of an id", async () => {
    const app = await appOf({ id: "U1", name: "911", nick: "" });
    const tool = greet({ ...choice, id: "^[UW]\\d{4,}$" });
    await runAgainst(app, tool, { person: "U12345" }, { others: [people] });
    expect(app.requests).toMatchObject([{ method: "POST", body: '{"to":"U12345"}' }]);
    // Digits are a name like any other then.
    await runAgainst(app, tool, { person: "911" }, { others: [people] });
    expect(sent(app).at(-1)).toMatchObject({ body: '{"to":"U1"}' });
  });

  it("ask for the argument without which they cannot be listed", async () => {
    const app = await appOf();
    const input_schema = {
      type: "object",
      properties: { team: { type: "string" } },
      required: ["team"],
    };
    const query = { team: "{args.team}" };
    const request = { method: "GET", path: "/people", query };
    const ofTeam = { ...people, input_schema, http: { ...people.http, request } };
    const error = await failure(runAgainst(app, greet(), { person: "Anna" }, { others: [ofTeam] }));
    expect(error.message).toBe("Add the team. Without it, 'Anna' cannot be found by name.");
    await runAgainst(app, greet(), { person: "17" }, { others: [ofTeam] });
    expect(app.requests).toMatchObject([{ body: '{"to":"17"}' }]);
  });

  it("and their lookups together wait no longer than one call may", async () => {
    const busy = { status: 429, headers: { "retry-after": "30" } };
    const app = await playing(
      inTurn(busy, { json: { people: [{ id: "U1", name: "Anna" }] } }, busy, { status: 204 }),
    );
    const pauses: number[] = [];
    const said = runAgainst(app, greet(), { person: "Anna" }, { others: [people], pauses });
    expect((await failure(said)).message).toContain("App's rate limit is reached (429).");
    expect(pauses).toEqual([30_000]);
  });

  it("leave out those that the manifest says are none any more", async () => {
    const app = await appOf(
      { id: "U1", name: "Anna", nick: "a", gone: true },
      { id: "U2", name: "Anna", nick: "b", gone: false },
    );
    const tool = greet({ ...choice, unless: "gone" });
    await runAgainst(app, tool, { person: "Anna" }, { others: [people] });
    expect(sent(app)).toMatchObject([{ body: '{"to":"U2"}' }]);
    expect(
      (await failure(runAgainst(app, tool, { person: "a" }, { others: [people] }))).message,
    ).toBe("The person 'a' was not found. Choose one of: Anna.");
  });
});

describe("what is sent", () => {
  it("is a form where the manifest says so", async () => {
    const app = await playing(() => ({ status: 201 }));
    const request = {
      method: "POST",
      path: "/things",
      form: true,
      body: { name: "{args.name}", meta: { a: 1 }, tags: ["x", "y"] },
    };
    await runAgainst(app, { ...create, http: { ...create.http, request } }, { name: "A & B" });
    expect(app.requests[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect([...new URLSearchParams(app.requests[0]?.body)]).toEqual([
      ["name", "A & B"],
      ["meta[a]", "1"],
      ["tags[]", "x"],
      ["tags[]", "y"],
    ]);
  });

  it("has the app's values for the names in a list of entries, looked up once", async () => {
    const app = await playing(({ target }) =>
      target.startsWith("/api/kinds") ? { json: { things: [{ id: 7, name: "Pump" }] } } : {},
    );
    const item = { type: "object", properties: { kind: { type: "string" } } };
    const order = {
      name: "create_order",
      description: "Orders.",
      effect: "write",
      input_schema: {
        type: "object",
        properties: { lines: { type: "array", items: item } },
        required: ["lines"],
      },
      http: {
        request: {
          method: "POST",
          path: "/orders",
          body: { lines: { $each: "{args.lines}", $item: { kind: "{value.kind}" } } },
        },
        choices: { "lines[].kind": { tool: "list_kinds", value: "id", label: "name" } },
        result: { kind: "done", sentence: "Ordered." },
      },
    };
    const kinds = {
      name: "list_kinds",
      description: "Lists kinds.",
      effect: "read",
      input_schema: { type: "object", properties: {} },
      http: {
        request: { method: "GET", path: "/kinds" },
        result: {
          kind: "table",
          rows: "things",
          columns: [
            { name: "id", path: "id", type: "integer" },
            { name: "name", path: "name", type: "text" },
          ],
        },
      },
    };
    const run = (lines: object[]) => runAgainst(app, order, { lines }, { more: [kinds] });
    await run([{ kind: "pump" }, { kind: "9" }, { kind: "Pump" }]);
    expect(app.requests.map(({ target }) => target)).toEqual(["/api/kinds", "/api/orders"]);
    expect(JSON.parse(app.requests[1]?.body ?? "")).toEqual({
      lines: [{ kind: 7 }, { kind: "9" }, { kind: 7 }],
    });
    expect((await failure(run([{ kind: "Rope" }]))).message).toBe(
      "The kind 'Rope' was not found. Choose one of: Pump.",
    );
  });

  it("is JSON of the app's own type where the manifest names one, and a HEAD without a body", async () => {
    const app = await playing(() => ({ status: 200 }));
    const request = {
      method: "PATCH",
      path: "/things",
      headers: { "content-type": "application/merge-patch+json" },
      body: { name: "{args.name}" },
    };
    const json = { kind: "json" };
    const tool = { ...create, http: { request, result: json } };
    await runAgainst(app, tool, { name: "A" });
    expect(app.requests[0]).toMatchObject({
      headers: { "content-type": "application/merge-patch+json" },
      body: '{"name":"A"}',
    });
    const head = { http: { request: { method: "HEAD", path: "/things" }, result: json } };
    expect(await runAgainst(app, head)).toEqual({ sentence: "App accepted the call (200)." });
    expect(app.requests[1]).toMatchObject({ method: "HEAD", body: "" });
  });

  it("takes the default of an argument that the call leaves out", async () => {
    const app = await playing(() => things(1));
    const state = { type: "string", default: "open" };
    const tool = {
      input_schema: { type: "object", properties: { state } },
      http: { request: { method: "GET", path: "/things", query: { state: "{args.state}" } } },
    };
    await runAgainst(app, tool);
    await runAgainst(app, tool, { state: "all" });
    expect(app.requests.map(({ target }) => target)).toEqual([
      "/api/things?state=open",
      "/api/things?state=all",
    ]);
  });
});

describe("a change that is answered without content", () => {
  const change = {
    ...create,
    http: {
      ...create.http,
      read_back: { path: "/things/{args.name}" },
      result: {
        kind: "record",
        name: "thing",
        path: "thing",
        facts: [{ name: "state", path: "state", type: "text" }],
      },
    },
  };

  it("is read back, so that what the app left out of it is seen", async () => {
    const app = await playing(inTurn({ status: 204 }, { json: { thing: { state: "as before" } } }));
    expect(await runAgainst(app, change, { name: "desk" })).toEqual({
      thing: { state: "as before" },
    });
    expect(app.requests.map(({ method, target }) => `${method} ${target}`)).toEqual([
      "POST /api/things",
      "GET /api/things/desk",
    ]);
  });

  it("counts as made where it cannot be read back, and is sent once", async () => {
    const app = await playing(inTurn({ status: 204 }, cut));
    const { sentence } = (await runAgainst(app, change, { name: "desk" })) as { sentence: string };
    expect(sentence).toMatch(
      /^The change was made, but the updated record could not be read: .+ closed/,
    );
    expect(app.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("an app that answers strangers", () => {
  const check = { request: { method: "GET", path: "/me" }, before_calls: true };

  it("checks the credentials before a change, which is not sent with invalid ones", async () => {
    const app = await playing(() => ({ status: 401 }));
    const error = await failure(runAgainst(app, create, { name: "desk" }, { http: { check } }));
    expect(error).toBeInstanceOf(CredentialsRefused);
    expect(app.requests.map(({ target }) => target)).toEqual(["/api/me"]);
  });

  it("checks once per call", async () => {
    const app = await playing(() => things(1));
    await runAgainst(app, create, { name: "desk" }, { http: { check } }).catch(() => undefined);
    expect(app.requests.map(({ target }) => target)).toEqual(["/api/me", "/api/things"]);
  });
});
