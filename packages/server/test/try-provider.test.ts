import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { findLocalServers } from "../src/agent/providers/find-local.ts";
import { tryProvider } from "../src/agent/providers/try-provider.ts";
import { createWayOut } from "../src/agent/providers/way-out.ts";
import { readAllowList } from "../src/connectors/gate/allow-list.ts";
import { createGate } from "../src/connectors/gate/gate.ts";
import type { ProviderAccess } from "../src/domain/models/ports.ts";
import { events } from "./wire-formats/exchange.ts";
import { startReplay } from "./wire-formats/replay-server.ts";

const KEY = "sk-test-secret-0123456789";
const signal = new AbortController().signal;
const json = { "content-type": "application/json" };

const list = (...models: readonly object[]) => ({
  headers: json,
  body: JSON.stringify({ object: "list", data: models }),
});
const refusal = (status: number, message: string) => ({
  status,
  headers: json,
  body: JSON.stringify({ error: { message } }),
});
const answer = (delta: object) => ({
  body: events({ choices: [{ index: 0, delta, finish_reason: "stop" }] }, "[DONE]"),
});
const call = answer({
  tool_calls: [
    {
      index: 0,
      id: "call_1",
      function: { name: "report_weather", arguments: '{"city":"Lisbon","celsius":21}' },
    },
  ],
});

const outThrough = (allow: string) =>
  createWayOut(createGate({ allow: readAllowList(allow).entries }));

async function tried(
  exchanges: Parameters<typeof startReplay>[0],
  {
    path = "/v1",
    allow = "127.0.0.1",
    ...access
  }: Partial<ProviderAccess> & { path?: string; allow?: string } = {},
) {
  const { url, asked } = await startReplay(exchanges);
  const full = {
    kind: "compatible",
    address: `${url}${path}`,
    apiVersion: null,
    apiKey: KEY,
    trusted: false,
    ...access,
  } as const;
  const report = await tryProvider(full, undefined, outThrough(allow), signal);
  return {
    ...report,
    said: report.checks.map(({ outcome, message }) => `${outcome}: ${message}`),
    asked,
    url,
  };
}

describe("a provider that is tested", () => {
  it("lists its models and calls the tool", async () => {
    const report = await tried([
      list(
        { id: "text-embedding-3-small" },
        { id: "qwen3-32b", max_model_len: 32_768, shutdown_date: "2027-01-14" },
      ),
      call,
    ]);
    expect(report).toMatchObject({
      works: true,
      calls_tools: true,
      models: [{ id: "qwen3-32b", shutdown: "2027-01-14", context_tokens: 32_768 }],
      said: [
        "passed: Reached the address.",
        "passed: Lists 1 model: qwen3-32b.",
        "passed: qwen3-32b called the tool as asked.",
      ],
    });
  });

  it("answers, but does not use tools", async () => {
    const report = await tried([list({ id: "phi-4" }), answer({ content: "21 degrees." })]);
    expect(report).toMatchObject({ works: true, calls_tools: false });
    expect(report.said[2]).toMatch(
      /^failed: phi-4: Answered in text, called no tool\. Switch tool calls on \(vLLM/,
    );
  });

  it("refuses the key, which is not shown", async () => {
    const report = await tried([refusal(401, `Incorrect API key provided: ${KEY}.`)]);
    expect(report).toMatchObject({ works: false, calls_tools: false });
    expect(report.said[1]).toMatch(/^failed: 127\.0\.0\.1:\d+ refused the key .*\[key\]/);
    expect(report.said.join()).not.toContain(KEY);
  });

  it("has its models at another path", async () => {
    const report = await tried([refusal(404, "Not found"), list({ id: "qwen3-32b" })], {
      path: "",
    });
    expect(report.said[1]).toBe(
      `failed: Nothing is there. The models are at ${report.url}/v1: use this address.`,
    );
  });

  it("is another program", async () => {
    const page = { headers: { "content-type": "text/html" }, body: "<title>Printer</title>" };
    const report = await tried([page, page]);
    expect(report.said[1]).toMatch(/answers, but not as a model server\. Check the address\.$/);
  });

  it("is at an address that the operator does not allow", async () => {
    const report = await tried([], { allow: "" });
    expect(report.said).toEqual([
      expect.stringMatching(
        /^failed: .+ The operator can allow it: OUTBOUND_ALLOW=127\.0\.0\.1:\d+\.$/,
      ),
      "skipped: Not tried.",
      "skipped: Not tried.",
    ]);
    expect(report.asked).toEqual([]);
  });

  it("does not run", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    const report = await tried([], { address: `http://127.0.0.1:${port}/v1` });
    expect(report.said[0]).toMatch(/^failed: .*Check that it runs/);
  });
});

describe("model servers on this machine", () => {
  it("are found where the operator allows this machine, and not otherwise", async () => {
    const { url } = await startReplay([list({ id: "qwen3:32b" }), list({ id: "qwen3:32b" })]);
    const servers = [{ name: "Ollama", port: Number(new URL(url).port) }];
    expect(await findLocalServers(outThrough("127.0.0.1"), signal, { servers })).toEqual([
      { name: "Ollama", address: `${url}/v1`, models: ["qwen3:32b"] },
    ]);
    expect(await findLocalServers(outThrough(""), signal, { servers })).toEqual([]);
  });
});
