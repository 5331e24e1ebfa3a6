import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ServerHealth } from "@switchboard/api-client/types";
import { createDatabase, NO_POSTGRES, postgresBin, startPostgres } from "./postgres.ts";
import { startTestServer } from "./server.ts";

const bin = postgresBin();
if (!bin) console.log(`Probes of a server whose database is down: ${NO_POSTGRES}`);

/** Status and content of a probe, read without a login. */
async function probe(url: string, path: "/healthz" | "/readyz") {
  const response = await fetch(`${url}${path}`);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, said: await response.json() };
}

const ALL_OK = { database: "ok", migrations: "ok", jobs: "ok" };

describe("the probes", () => {
  it("say that a server which started serves", async () => {
    const { url } = await startTestServer();
    expect(await probe(url, "/healthz")).toEqual({ status: 200, said: { status: "ok" } });
    expect(await probe(url, "/readyz")).toEqual({
      status: 200,
      said: { status: "ready", checks: ALL_OK },
    });
  });

  it("turn readiness off at a stop signal while requests are still served [R13]", async () => {
    const server = await startTestServer({ env: { SHUTDOWN_DELAY_SECONDS: "1" } });
    const stopped = server.stop();
    const said = await probe(server.url, "/readyz");
    expect(said).toEqual({ status: 503, said: { status: "stopping", checks: ALL_OK } });
    expect((await fetch(`${server.url}/api/v1/app-info`)).status).toBe(200);
    await stopped;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it("refuse requests over a database that is older than the build, and say why to administrators only", async () => {
    const server = await startTestServer({ env: { ADMIN_EMAILS: "boss@example.com" } });
    const boss = await server.signUp("boss@example.com");
    // As after a restore from an old dump.
    await server.database.db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    const { status, said } = await probe(server.url, "/readyz");
    expect(status).toBe(503);
    expect(said).toEqual({ status: "not_ready", checks: { ...ALL_OK, migrations: "failed" } });
    const health = await boss.json<ServerHealth>("/api/v1/admin/health");
    expect(health.server.checks).toEqual([
      { name: "database", problem: null },
      {
        name: "migrations",
        problem: "The database is older than this build. Restart the server to migrate it.",
      },
      { name: "jobs", problem: null },
    ]);
  });

  it("keep taking requests where only jobs do not run, and say so to programs and administrators [R14]", async () => {
    const server = await startTestServer({ env: { ADMIN_EMAILS: "chief@example.com" } });
    const chief = await server.signUp("chief@example.com");
    await server.jobs.close();
    const { status, said } = await probe(server.url, "/readyz");
    expect(status).toBe(200);
    expect(said).toEqual({ status: "ready", checks: { ...ALL_OK, jobs: "failed" } });
    const health = await chief.json<ServerHealth>("/api/v1/admin/health");
    expect(health.server.checks).toContainEqual({
      name: "jobs",
      problem: "Background jobs are not running.",
    });
  });

  it.skipIf(!bin)(
    "refuse requests while the database is down, and take them again [R14]",
    { timeout: 60_000 },
    async () => {
      const postgres = await startPostgres(bin ?? "");
      onTestFinished(() => postgres.stop());
      const { address: DATABASE_URL } = await createDatabase(postgres.folder);
      const server = await startTestServer({ env: { DATABASE_URL, LOG_LEVEL: "silent" } });
      const ready = async () => (await probe(server.url, "/readyz")).status;
      expect(await ready()).toBe(200);
      await postgres.crash();
      await expect.poll(ready).toBe(503);
      expect((await probe(server.url, "/healthz")).status).toBe(200);
      await postgres.restart();
      await expect.poll(ready).toBe(200);
    },
  );
});
