import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StartWeight } from "../start-weight.ts";
import { createLog } from "../src/log.ts";
import { ToolError, type Plugin } from "../src/domain/plugins/types.ts";
import { startCallingModel } from "./calling-model.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { startCollector, type WireSpan } from "./otlp-collector.ts";
import { ask, enableTasks } from "./run-stream.ts";
import { startTestServer } from "./server.ts";

const METRICS_TOKEN = "0123456789abcdef0123456789abcdef";

const named = (spans: readonly WireSpan[], name: string): WireSpan[] =>
  spans.filter((span) => span.name === name);

function only(spans: readonly WireSpan[], name: string): WireSpan {
  const [span, ...others] = named(spans, name);
  if (!span || others.length > 0) throw new Error(`Not one span ${name}: ${others.length + 1}`);
  return span;
}

/** The same app with tools that take any arguments. */
const takesAnything = ({ manifest, ...plugin }: Plugin): Plugin => ({
  ...plugin,
  manifest: {
    ...manifest,
    tools: manifest.tools.map((tool) => ({ ...tool, input_schema: { type: "object" } })),
  },
});

describe("traces", () => {
  it("are of one request, its run, the model's calls and the tool call, each below the one that made it", async () => {
    const collector = await startCollector();
    const lines: string[] = [];
    const model = await startCallingModel({ tool: "tasks_list_tasks", args: {}, text: "None." });
    const server = await startTestServer({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OPENAI_API_KEY: "sk-test",
        OPENAI_BASE_URL: model,
      },
      overrides: {
        log: createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) }),
      },
    });
    const client = await server.signUp();
    const { id } = await enableTasks(client);
    const events = await ask(client, "List my tasks", { connection_ids: [id] });
    await fetch(`${server.url}/healthz`);
    await server.stop();

    const spans = collector.spans();
    const run = only(spans, "invoke_agent switchboard");
    const request = only(spans, "POST /api/switchboard-chat/run");
    // Programs ask these every few seconds.
    expect(spans.filter(({ name }) => name.endsWith("/healthz"))).toEqual([]);
    const call = only(spans, "execute_tool list_tasks");
    const chats = named(spans, "chat gpt-4o");
    expect(chats.length).toBe(2);
    expect(request.parentSpanId).toBeUndefined();
    expect(run.parentSpanId).toBe(request.spanId);
    for (const below of [call, ...chats]) {
      expect(below.parentSpanId).toBe(run.spanId);
      expect(below.traceId).toBe(request.traceId);
    }
    const conversation = { "gen_ai.conversation.id": String(events[0]?.["session_id"]) };
    expect(run.attributes).toMatchObject({
      ...conversation,
      "gen_ai.operation.name": "invoke_agent",
      "switchboard.run.id": events[0]?.run_id,
    });
    expect(chats[0]?.attributes).toMatchObject({
      ...conversation,
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "openai",
      "gen_ai.request.model": "gpt-4o",
      "gen_ai.usage.input_tokens": 1000,
      "gen_ai.usage.output_tokens": 200,
    });
    expect(call.attributes).toMatchObject({
      ...conversation,
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "list_tasks",
    });
    const line = lines.find((text) => text.includes("/api/switchboard-chat/run"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      trace_id: request.traceId,
      requestId: request.attributes["switchboard.request.id"],
    });
  });

  it("go on from the caller's span where the caller is a proxy of the operator's, and from nobody else's", async () => {
    const collector = await startCollector();
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    for (const TRUSTED_PROXIES of ["127.0.0.1, ::1", ""]) {
      const server = await startTestServer({
        env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUSTED_PROXIES },
      });
      await fetch(`${server.url}/api/v1/app-info`, { headers });
      await server.stop();
    }
    const requests = named(collector.spans(), "GET /api/v1/app-info");
    expect(requests.map((span) => span.traceId === traceId)).toEqual([true, false]);
    expect(requests[0]?.parentSpanId).toBe("b7ad6b7169203331");
    expect(requests[1]?.parentSpanId).toBeUndefined();
  });

  it.each(["hangs", "refuses"] as const)(
    "hold nothing up where the collector %s [R14]",
    async (mood) => {
      const collector = await startCollector(mood);
      const server = await startTestServer({
        env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
      });
      // More than one batch, and more than may wait.
      for (let each = 0; each < 60; each += 1) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => fetch(`${server.url}/api/v1/app-info`)),
        );
        expect(answers.every(({ ok }) => ok)).toBe(true);
        await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      }
      await expect.poll(() => collector.received.length).toBeGreaterThan(0);
      const began = performance.now();
      await server.stop();
      expect(performance.now() - began).toBeLessThan(10_000);
    },
  );

  it("and metrics load no package at a start that has them off", () => {
    const { packages } = JSON.parse(
      readFileSync(new URL("../dist/start.json", import.meta.url), "utf8"),
    ) as StartWeight;
    expect(Object.keys(packages)).toContain("hono");
    expect(Object.keys(packages).filter((name) => name.startsWith("@opentelemetry/"))).toEqual([]);
  });
});

describe("what is observed", () => {
  it("holds nothing that people, models or apps say: no span, no metric, no line of the log [S25]", async () => {
    const CANARY = "canary7Qk3v9qPz1LrT8mXw2Yb5Hd0Gs4Jf6NcUeAoV";
    const lines: string[] = [];
    const collector = await startCollector();
    const model = await startCallingModel({
      tool: "desk_list_tickets",
      args: { [`${CANARY}a`]: CANARY },
      text: `I found ${CANARY}.`,
    });
    let answer: () => unknown = () => [{ title: CANARY }];
    const server = await startTestServer({
      env: {
        METRICS_TOKEN,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OPENAI_API_KEY: `sk-${CANARY}`,
        OPENAI_BASE_URL: model,
        TRUSTED_PROXIES: "127.0.0.1, ::1",
      },
      overrides: {
        plugins: [
          takesAnything(deskPlugin({ check: async () => undefined, list: async () => answer() })),
        ],
        log: createLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) }),
      },
    });
    const client = await server.signUp(`${CANARY}@example.com`);
    const made = await client.send("POST", "/api/v1/connections", {
      ...deskConnection({ name: CANARY, credentials: { password: CANARY, api_token: CANARY } }),
      configuration: { site_url: `https://${CANARY}.example`, user: CANARY },
      field_mappings: { [CANARY]: CANARY },
      enabled_methods: ["list_tickets"],
      hitl_methods: [],
    });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const prompt = `List tickets of ${CANARY}`;
    for (const fail of [
      undefined,
      () => new ToolError(`No ${CANARY}.`),
      () => new Error(`Broke at ${CANARY}`, { cause: new Error(CANARY) }),
    ]) {
      if (fail)
        answer = () => {
          throw fail();
        };
      const events = await ask(client, prompt, { connection_ids: [id] });
      expect(JSON.stringify(events)).toContain(CANARY);
    }
    const headers = {
      traceparent: `00-${CANARY}`,
      tracestate: `a=${CANARY}`,
      baggage: `a=${CANARY}`,
      "user-agent": CANARY,
      "x-forwarded-for": CANARY,
      "x-forwarded-host": CANARY,
    };
    const places = [
      `/api/v1/runs/${CANARY}?after=${CANARY}`,
      `/ui/callback?code=${CANARY}&state=${CANARY}`,
      `/api/v1/app-info?token=${CANARY}`,
      `/${CANARY}`,
    ];
    for (const place of places) await (await client.fetch(place, { headers })).body?.cancel();
    const token = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };
    const metrics = await (await fetch(`${server.url}/metrics`, token)).text();
    await server.stop();
    const told = (texts: readonly string[]) =>
      texts.filter((text) => text.toLowerCase().includes(CANARY.toLowerCase()));
    expect(named(collector.spans(), "execute_tool list_tickets").length).toBe(3);
    expect(metrics).toContain("gen_ai_client_operation_duration_seconds_count");
    expect(lines.length).toBeGreaterThan(10);
    expect({
      spans: told(collector.received),
      metrics: told([metrics]),
      lines: told(lines),
    }).toEqual({ spans: [], metrics: [], lines: [] });
  });
});

describe("a line of the log", () => {
  it("says which request, run or job it is part of", async () => {
    const lines: string[] = [];
    const server = await startTestServer({
      overrides: {
        plugins: [
          deskPlugin({
            check: async () => undefined,
            list: () => Promise.reject(new Error("A bug.")),
          }),
        ],
        log: createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) }),
      },
    });
    const client = await server.signUp();
    const made = await client.send("POST", "/api/v1/connections", {
      ...deskConnection({ field_mappings: {}, enabled_methods: ["list_tickets"] }),
      hitl_methods: [],
    });
    const { id } = (await made.json()) as { id: string };
    const [first] = await ask(client, "List tickets", { connection_ids: [id] });
    const found = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ msg }) => msg === "a tool failed unexpectedly");
    expect(found).toMatchObject({
      run_id: first?.run_id,
      session_id: first?.["session_id"],
      requestId: expect.any(String),
    });
    // The first line of a run is found by the request that it began with.
    const request = lines.find((line) => line.includes("/api/switchboard-chat/run")) ?? "{}";
    expect(JSON.parse(request)).toMatchObject({ requestId: found?.["requestId"] });
    expect(request).not.toContain("run_id");
  });
});
