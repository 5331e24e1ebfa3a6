import type { Connection } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const PATH = "/api/v1/connections/custom-manual";
const MEGABYTE = 1_048_576;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0L8 8"/></svg>';

const png = (size = 100) => {
  const bytes = Buffer.alloc(size);
  bytes.write("89504e470d0a1a0a0000000d494844520000001000000010", "hex");
  return bytes;
};

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await server.signUp();
});

type Icon = { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string };

async function create(
  fields: Record<string, string>,
  icon?: Icon,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (icon)
    form.set("icon", new File([icon.bytes], icon.name ?? "icon", { type: icon.type ?? "" }));
  const response = await client.fetch(PATH, { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const words = { name: " Harbor log ", description: "What the harbour writes down." };
const bytes = (text: string | Buffer) => Uint8Array.from(Buffer.from(text));

async function mine(): Promise<Connection[]> {
  return (await client.me()).connections.filter(({ connection_type: type }) => type === "custom");
}

describe("a tool of one's own", () => {
  it("is made from a name, words and an icon, and is listed with them [API-24 CUSTOM-14]", async () => {
    const { status, body } = await create(words, { bytes: bytes(SVG) });
    expect([status, body]).toEqual([
      201,
      {
        name: "custom",
        display_name: "Harbor log",
        description: "What the harbour writes down.",
        auth_type: "other",
        docs_url: null,
        logo_url: expect.stringMatching(/^\/api\/v1\/connections\/[\w-]{36}\/logo\?v=[\w-]{16}$/),
      },
    ]);
    expect(await mine()).toMatchObject([
      {
        name: "Harbor log",
        plugin_display_name: "Harbor log",
        logo_url: body["logo_url"],
        enabled_methods: [],
      },
    ]);
    const stranger = await server.signUp();
    expect((await stranger.fetch(String(body["logo_url"]))).status).toBe(404);
  });

  it("shows an icon that can run and load nothing, whatever was in it [CUSTOM-12]", async () => {
    const icon = SVG.replace("<path", '<script>alert(1)</script><path onclick="alert(1)"');
    const { body } = await create(words, {
      bytes: bytes(icon),
      name: "icon.png",
      type: "image/png",
    });
    const shown = await client.fetch(String(body["logo_url"]));
    expect(shown.headers.get("content-type")).toBe("image/svg+xml");
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(shown.headers.get("cache-control")).toContain("private");
    const text = await shown.text();
    expect(text).toContain("<path d=");
    expect(text).not.toContain("alert");
  });

  it.each<[string, Record<string, string>, Icon | undefined]>([
    ["name", { description: "x" }, { bytes: bytes(SVG) }],
    ["description", { name: "x", description: "  " }, { bytes: bytes(SVG) }],
    ["icon", { name: "x", description: "x" }, undefined],
    ["icon that holds anything", { name: "x", description: "x" }, { bytes: bytes("") }],
  ])("is not made without a %s [CUSTOM-11]", async (_what, fields, icon) => {
    const answer = await create(fields, icon);
    expect(answer).toEqual({
      status: 422,
      body: { detail: "Name, description, and an icon are required for manual creation." },
    });
    expect(await mine()).toEqual([]);
  });

  it.each<[string, Icon]>([
    ["a page that says it is a PNG", { bytes: bytes("<html>"), name: "a.png", type: "image/png" }],
    ["a GIF", { bytes: bytes("GIF89a"), name: "a.gif", type: "image/gif" }],
    ["something else that is too large", { bytes: bytes(Buffer.alloc(2 * MEGABYTE, "x")) }],
  ])(
    "is not made of %s, which is reported before its size [CUSTOM-12 LO-66]",
    async (_what, icon) => {
      expect(await create(words, icon)).toEqual({
        status: 415,
        body: { detail: "Invalid file type. Please upload a PNG, JPG, or SVG." },
      });
    },
  );

  it("takes an icon of exactly 1 MB, and none of one byte more [CUSTOM-13 LO-65]", async () => {
    const most = bytes(png(MEGABYTE));
    expect((await create(words, { bytes: most })).status).toBe(201);
    const refused = { status: 413, body: { detail: "File size cannot exceed 1MB." } };
    expect(await create(words, { bytes: bytes(png(MEGABYTE + 1)) })).toEqual(refused);
    expect(await create(words, { bytes: bytes(png(20 * MEGABYTE)) })).toEqual(refused);
    const [made] = await mine();
    const shown = await client.fetch(made?.logo_url ?? "");
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await shown.arrayBuffer()).equals(most)).toBe(true);
  });

  it("asks for what is missing before it looks at the icon [LO-66]", async () => {
    const { status } = await create({ name: "x" }, { bytes: bytes(Buffer.alloc(2 * MEGABYTE)) });
    expect(status).toBe(422);
  });

  it("counts for the plan as every connection does", async () => {
    for (let count = 0; count < 3; count += 1) await create(words, { bytes: bytes(SVG) });
    expect((await create(words, { bytes: bytes(SVG) })).status).toBe(403);
  });
});
