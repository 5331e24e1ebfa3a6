import { beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../src/log.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";
import { startWebServer } from "./web-server.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVQI12P8zwAFTDAGAwATKQEDO7FpHgAAAABJRU5ErkJggg==",
  "base64",
);

/** A PNG whose header claims this size. */
function claiming(width: number, height: number): Buffer {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe("an image that an answer names [C7]", () => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ env: { OUTBOUND_ALLOW: "127.0.0.1" } });
    client = await server.signUp();
  });

  const get = (url: string, by = client) =>
    by.fetch(`/api/v1/images?url=${encodeURIComponent(url)}`);
  const sent = async (body: Buffer | string, type = "image/png", status = 200) => {
    const host = await startWebServer((_request, response) => {
      response.writeHead(status, { "content-type": type, "set-cookie": "seen=1" });
      response.end(body);
    });
    return { host, answer: await get(`${host.url}/chart.png?a=1`) };
  };

  it("comes as a picture that can run nothing, and its host hears nothing of the person", async () => {
    const { host, answer } = await sent(PNG, "text/html");
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("private"),
    });
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(host.requests).toMatchObject([{ method: "GET", url: "/chart.png?a=1" }]);
    expect(Object.keys(host.requests[0]?.headers ?? {})).not.toContain("cookie");
    expect(Object.keys(host.requests[0]?.headers ?? {})).not.toContain("referer");
  });

  it.each<[string, () => Promise<{ host: { host: string }; answer: Response }>, string]>([
    [
      "a page",
      () => sent("<html>", "image/png"),
      "HOST did not return a PNG, JPEG, GIF or WebP image.",
    ],
    [
      "an SVG, which is a document",
      () => sent("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"),
      "HOST did not return a PNG, JPEG, GIF or WebP image.",
    ],
    [
      "one that would fill the memory",
      () => sent(claiming(8193, 1)),
      "The image from HOST is larger than 8192 pixels on one side.",
    ],
    ["one without a size", () => sent(claiming(0, 1)), "The image from HOST has no size."],
    ["one that is gone", () => sent(PNG, "image/png", 404), "HOST returned status 404."],
    [
      "one that is too large",
      () => sent(Buffer.alloc(8 * 1024 * 1024 + 1)),
      "The response from HOST is larger than 8 MB.",
    ],
  ])("is refused in a sentence: %s", async (_what, load, sentence) => {
    const { host, answer } = await load();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ detail: sentence.replace("HOST", host.host) });
  });

  it.each([
    ["https://169.254.169.254/latest/", "Switchboard does not connect to reserved addresses"],
    ["https://10.0.0.5/a.png", "Switchboard does not connect to private addresses"],
    ["file:///etc/passwd", "Switchboard connects to https addresses only"],
    ["data:image/png;base64,AAAA", "Switchboard connects to https addresses only"],
    ["a.png", "'a.png' is not an address."],
  ])("is not fetched from a forbidden address: %s [S16]", async (url, beginning) => {
    const answer = await get(url);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { detail: string }).detail).toContain(beginning);
  });

  it("is aborted, and is no server error, if its client has disconnected", async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: "error" }, { write: (line) => void lines.push(line) });
    const own = await startTestServer({
      env: { OUTBOUND_ALLOW: "127.0.0.1" },
      overrides: { log },
    });
    const person = await own.signUp();
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const host = await startWebServer((_request, response) => {
      response.on("close", left.resolve);
      asked.resolve();
    });
    const gone = new AbortController();
    const answer = person.fetch(`/api/v1/images?url=${encodeURIComponent(host.url)}`, {
      signal: gone.signal,
    });
    await asked.promise;
    gone.abort();
    await expect(answer).rejects.toThrow();
    // The request to its host is aborted, too.
    await left.promise;
    await own.stop();
    expect(lines).toEqual([]);
  });

  it("is for those who are logged in", async () => {
    const host = await startWebServer((_request, response) => response.end(PNG));
    expect((await get(host.url, server.anonymous())).status).toBe(401);
    expect(host.requests).toEqual([]);
  });
});
