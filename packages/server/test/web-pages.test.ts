import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAllowList } from "../src/connectors/gate/allow-list.ts";
import { startPlugins, type TestPlugins } from "./plugin-services.ts";
import { answerOf, ask } from "./run-stream.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { startWebServer } from "./web-server.ts";

const PAGE = `<html><head><title>Prices of tea</title></head><body>
  <script>secret()</script><h1>Tea</h1><p>Green tea is <a href="/green">3 euros</a>.</p></body></html>`;

describe("the web plugin", () => {
  let plugins: TestPlugins;
  beforeAll(async () => {
    plugins = await startPlugins({ outboundAllow: readAllowList("127.0.0.1").entries });
  });
  afterAll(() => plugins.stop());
  const read = (address: string) => plugins.call("nobody", "read_page", { address });

  it("gives title, final address and text of a page, and names it as the source", async () => {
    const server = await startWebServer((request, response) => {
      if (request.url === "/old") response.writeHead(301, { location: "/tea" });
      else response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(PAGE);
    });
    expect(await read(`${server.url}/old`)).toEqual({
      title: "Prices of tea",
      address: `${server.url}/tea`,
      text: `# Tea\n\nGreen tea is [3 euros](${server.url}/green).`,
      truncated: false,
      sources: [`${server.url}/tea`],
    });
  });

  it.each([
    ["its header", "text/html; charset=iso-8859-1", "<p>é</p>", "latin1"],
    ["its first bytes", "text/html", "<meta charset=windows-1252><p>é</p>", "latin1"],
    ["nothing", "text/html", "<p>é</p>", "utf8"],
    ["an unknown name", "text/html; charset=klingon", "<p>é</p>", "utf8"],
  ] as const)("reads letters as %s says", async (_what, type, html, encoding) => {
    const server = await startWebServer((_request, response) => {
      response.setHeader("content-type", type);
      response.end(Buffer.from(html, encoding));
    });
    expect(await read(server.url)).toMatchObject({ text: "é" });
  });

  it("reads plain text as it is, and ends a long page where enough was read", async () => {
    let sent = 0;
    const server = await startWebServer((_request, response) => {
      response.setHeader("content-type", "text/plain");
      const send = () => {
        while (!response.destroyed && sent < 4_000_000) {
          sent += 10_000;
          if (!response.write("a <b>line</b>\n".repeat(1_000).slice(0, 10_000)))
            return response.once("drain", send);
        }
        response.end();
      };
      send();
    });
    const page = (await read(server.url)) as { text: string };
    expect(page).toMatchObject({ title: "", truncated: true });
    expect(page.text).toHaveLength(16_000);
    expect(page.text).toContain("a <b>line</b>\na <b>line</b>");
  });

  it.each([
    ["application/pdf", 200, "This is a PDF file. Only web pages and text can be read."],
    [
      "image/png",
      200,
      "HOST returned a file of type image/png. Only web pages and text can be read.",
    ],
    ["", 200, "HOST returned something unnamed. Only web pages and text can be read."],
    ["<b>/x", 200, "HOST returned something unnamed. Only web pages and text can be read."],
    ["text/html", 404, "HOST has no page at this URL."],
    ["text/html", 403, "HOST does not show this page to the public."],
    ["text/html", 500, "HOST returned status 500 and no page."],
  ])("says of %j with status %i what is wrong", async (type, status, sentence) => {
    const server = await startWebServer((_request, response) => {
      response.writeHead(status, type === "" ? {} : { "content-type": type });
      response.end("x");
    });
    await expect(read(server.url)).rejects.toMatchObject({
      name: "ToolError",
      message: sentence.replace("HOST", server.host),
    });
  });

  it("says that an address is not called [S16]", async () => {
    await expect(read("https://169.254.169.254/latest/")).rejects.toThrow(
      "Switchboard does not connect to reserved addresses (169.254.169.254).",
    );
  });
});

describe("a user who asks for a page", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: { OUTBOUND_ALLOW: "127.0.0.1" },
      overrides: { agent: { plannerPaceMs: 0 } },
    });
  });

  it("gets its beginning from the offline planner, and the next change waits [S16] [S21]", async () => {
    const page = await startWebServer((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(PAGE);
    });
    const client = await server.signUp();
    const connect = async (connection_type: string, enabled_methods: string[]) => {
      const made = await client.send("POST", "/api/v1/connections", {
        connection_type,
        enabled_methods,
      });
      return ((await made.json()) as { id: string }).id;
    };
    const connection_ids = [
      await connect("web", ["read_page"]),
      await connect("tasks", ["create_task"]),
    ];
    const events = await ask(client, `Read ${page.url}/tea and summarize`, { connection_ids });
    expect(answerOf(events)).toContain("Read the page **Prices of tea**");
    expect(answerOf(events)).toContain("Green tea is");
    expect(answerOf(events)).toContain("cannot summarize");
    const session_id = events.find(({ type }) => type === "session_id")?.["session_id"];
    const change = await ask(client, "create a task to buy tea", { connection_ids, session_id });
    expect(change.at(-1)).toMatchObject({
      type: "hitl_required",
      origins: [expect.stringContaining(`${page.url}/tea`)],
    });
    const inside = await ask(client, "read https://10.0.0.5/", { connection_ids });
    expect(answerOf(inside)).toContain(
      "Switchboard does not connect to private addresses (10.0.0.5).",
    );
    expect(page.requests).toHaveLength(1);
  });
});
