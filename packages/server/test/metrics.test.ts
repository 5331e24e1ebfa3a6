import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { scrape, valueOf } from "./metrics-text.ts";
import { createDatabase, NO_POSTGRES, postgresBin, startPostgres } from "./postgres.ts";
import { ask, enableTasks } from "./run-stream.ts";
import { startTestServer, type TestServer } from "./server.ts";

const METRICS_TOKEN = "0123456789abcdef0123456789abcdef";
const bin = postgresBin();
if (!bin) console.log(`Metrics of a server whose database is down: ${NO_POSTGRES}`);

describe("/metrics", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { METRICS_TOKEN } });
  });

  it("is not there without a token, and opens to nothing but the token", async () => {
    const off = await startTestServer();
    expect((await fetch(`${off.url}/metrics`)).status).toBe(404);
    for (const authorization of ["", "Bearer wrong", `Basic ${METRICS_TOKEN}`]) {
      const response = await fetch(`${server.url}/metrics`, { headers: { authorization } });
      expect(response.status).toBe(401);
    }
    const response = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  });

  it("counts what happened: requests, a run and its tool call, what it cost and what is left", async () => {
    const client = await server.signUp();
    const { id } = await enableTasks(client);
    const before = await scrape(server.url, METRICS_TOKEN);
    await ask(client, "List my tasks", { connection_ids: [id] });
    await client.me();
    await client.me();
    const after = await scrape(server.url, METRICS_TOKEN);
    const grown = (name: string, labels = {}) =>
      (valueOf(after, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0);
    const requests = "http_server_request_duration_seconds_count";
    expect(grown(requests, { http_route: "/api/v1/users/me", status_class: "2xx" })).toBe(2);
    expect(grown("switchboard_runs_started_total", { kind: "chat" })).toBe(1);
    expect(grown("switchboard_runs_ended_total", { kind: "chat", outcome: "finished" })).toBe(1);
    expect(grown("switchboard_run_first_event_seconds_count", { kind: "chat" })).toBe(1);
    const calls = "switchboard_tool_call_duration_seconds_count";
    expect(grown(calls, { effect: "read", outcome: "done" })).toBe(1);
    expect(grown("switchboard_credits_charged_total")).toBe(1);
    expect(valueOf(after, "switchboard_database_up")).toBe(1);
    expect(valueOf(after, "switchboard_ready")).toBe(1);
    expect(valueOf(after, "switchboard_ledger_mismatches")).toBe(0);
    expect(valueOf(after, "switchboard_disk_free_bytes")).toBeGreaterThan(0);
    expect(valueOf(after, "process_resident_memory_bytes")).toBeGreaterThan(50_000_000);
    expect(valueOf(after, "nodejs_eventloop_delay_p99_seconds")).toBeGreaterThanOrEqual(0);
  });

  it("has no label that grows with what visitors ask for", async () => {
    const series = async () => (await scrape(server.url, METRICS_TOKEN)).length;
    // Every kind of path once.
    for (const place of ["/a", "/api/v1/a", "/ui/a", "/a.js", "/api/v1/runs/a", "/portal/a"])
      await (await fetch(`${server.url}${place}`)).body?.cancel();
    const before = await series();
    for (let each = 0; each < 250; each += 1) {
      const id = crypto.randomUUID();
      const paths = [`/ui/${id}`, `/api/v1/${id}`, `/api/v1/runs/${id}`, `/${id}.js?${id}=${id}`];
      await Promise.all(
        paths.map(async (path) => (await fetch(`${server.url}${path}`)).body?.cancel()),
      );
    }
    expect(await series()).toBe(before);
  });

  it("tells of jobs", async () => {
    await server.jobs.tick();
    await server.jobs.idle();
    const samples = await scrape(server.url, METRICS_TOKEN);
    expect(valueOf(samples, "switchboard_job_duration_seconds_count", { outcome: "done" })).toBe(
      samples.filter(({ name }) => name === "switchboard_job_duration_seconds_count").length,
    );
    expect(valueOf(samples, "switchboard_dead_work")).toBe(0);
  });
});

describe("/metrics over PostgreSQL", () => {
  it.skipIf(!bin)(
    "answers while the database is down, and says so [R14]",
    { timeout: 60_000 },
    async () => {
      const postgres = await startPostgres(bin ?? "");
      onTestFinished(() => postgres.stop());
      const { address: DATABASE_URL } = await createDatabase(postgres.folder);
      const server = await startTestServer({
        env: { DATABASE_URL, METRICS_TOKEN, LOG_LEVEL: "silent" },
      });
      const before = await scrape(server.url, METRICS_TOKEN);
      expect(valueOf(before, "db_client_connection_max")).toBe(10);
      await postgres.crash();
      const ready = async () =>
        valueOf(await scrape(server.url, METRICS_TOKEN), "switchboard_ready");
      await expect.poll(ready).toBe(0);
      const began = performance.now();
      const during = await scrape(server.url, METRICS_TOKEN);
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(valueOf(during, "process_resident_memory_bytes")).toBeGreaterThan(0);
      await postgres.restart();
      await expect.poll(ready).toBe(1);
      const after = await scrape(server.url, METRICS_TOKEN);
      expect(valueOf(after, "switchboard_database_up")).toBe(1);
    },
  );
});
