import type { Usage } from "@switchboard/api-client/types";
import { expect, it } from "vitest";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { ask, enableTasks } from "./run-stream.ts";
import { startTestServer } from "./server.ts";

it("counts credits, runs and failed calls of everybody by day", async () => {
  const desk = deskPlugin({
    list: async () => {
      throw new Error("down");
    },
  });
  const server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com" },
    overrides: { plugins: [desk], agent: { plannerPaceMs: 0 } },
  });
  const boss = await server.signUp("boss@example.com");
  const client = await server.signUp();
  const tasks = await enableTasks(client, { verify: [] });
  await ask(client, 'Create a task called "One"', { connection_ids: [tasks.id] });
  const made = await client.send("POST", "/api/v1/connections", deskConnection());
  const { id } = (await made.json()) as { id: string };
  await ask(client, "list tickets", { connection_ids: [id] });

  const usage = await boss.json<Usage>("/api/v1/admin/usage?days=7");
  const today = new Date().toISOString().slice(0, 10);
  expect([usage.days.length, usage.days.at(-1)]).toEqual([7, today]);
  const last = (values: readonly number[] | undefined) => values?.at(-1);
  expect(last(usage.credits)).toBeGreaterThanOrEqual(1);
  expect(usage.credits.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  const ended = usage.runs.map(({ name, values }) => [name, last(values)]);
  expect(ended).toEqual([
    ["finished", 2],
    ["stopped", 0],
    ["failed", 0],
    ["other", 0],
  ]);
  expect(usage.failures.map(({ name, values }) => [name, last(values)])).toEqual([
    ["list_tickets", 1],
  ]);
  const share = { credits: 0, input_tokens: 0, cached_tokens: 0, output_tokens: 0 };
  expect(usage.models).toEqual([{ ...share, name: "built-in planner", runs: 2, calls: 1 }]);
  expect(usage.people).toEqual([
    { ...share, name: expect.stringContaining("@"), runs: 2, calls: 1, credits: 1 },
  ]);
  expect(usage.tools).toEqual([{ ...share, name: "create_task", runs: 1, calls: 1, credits: 1 }]);
  expect(usage.apps).toEqual([{ ...share, name: "Tasks", runs: 1, calls: 1, credits: 1 }]);
  expect((await boss.fetch("/api/v1/admin/usage?days=0")).status).toBe(422);
});
