import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../src/telemetry/metrics.ts";
import { addPoolGauges } from "../src/telemetry/pool-gauges.ts";
import { startCallingModel } from "./calling-model.ts";
import { ask, enableTasks } from "./run-stream.ts";
import { startTestServer } from "./server.ts";

const METRICS_TOKEN = "0123456789abcdef0123456789abcdef";
const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
};
type Rules = { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };

const rules = (parse(read("deploy/monitoring/alerts.yaml")) as Rules).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read("deploy/monitoring/dashboard.json")) as {
  panels: readonly Panel[];
};
const guide = read("docs/guides/operator.md");

/** What an expression reads: names that no function, label or keyword has. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]/g, "")
    .replaceAll(/\b(by|without|on|ignoring) *\([^)]*\)/g, "");
  return [...bare.matchAll(/[a-z]\w*(?! *\()\b/g)]
    .map(([name]) => name)
    .filter((name) => name.includes("_") && !/^(histogram_quantile|min_over_time)$/.test(name));
}

/** The names that are served, with those that Prometheus makes of a histogram. */
const namesOf = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = ""]) => name);
const withParts = (name: string) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`];

describe("the files for monitoring", () => {
  let served: string[];
  beforeAll(async () => {
    const model = await startCallingModel({ tool: "tasks_list_tasks", args: {}, text: "None." });
    const server = await startTestServer({
      env: { METRICS_TOKEN, OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: model },
    });
    const client = await server.signUp();
    const { id } = await enableTasks(client);
    await ask(client, "List my tasks", { connection_ids: [id] });
    await server.jobs.tick();
    await server.jobs.idle();
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    // What this server has no reason to show: connections to PostgreSQL, and a job that was given up.
    const others = createMetrics();
    const use = { used: 1, idle: 2, max: 10, waiting: 0, errors: new Map([["08", 1]]) };
    addPoolGauges(others.meter, () => use);
    others.record({ kind: "job_given_up", name: "a" });
    served = [...new Set([...namesOf(text), ...namesOf(await others.read())])];
  });

  it("read only metrics that there are", () => {
    const known = new Set(["up", ...served.flatMap(withParts)]);
    const expressions = [
      ...rules.map(({ alert, expr }) => ({ place: alert, expr })),
      ...panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ place: title, expr })),
      ),
    ];
    expect(expressions.length).toBeGreaterThan(30);
    const unknown = expressions.flatMap(({ place, expr }) =>
      metricsIn(expr)
        .filter((name) => !known.has(name))
        .map((name) => `${place}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(expressions.filter(({ expr }) => metricsIn(expr).length > 0).length).toBe(
      expressions.length - 1,
    );
  });

  it("have a section of the guide for each alert, and a line of it for each metric", () => {
    const sections = [...guide.matchAll(/^### (\S+)$/gm)].map(([, title]) => title);
    expect(rules.map(({ alert }) => alert).filter((alert) => !sections.includes(alert))).toEqual(
      [],
    );
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook_url).toMatch(
        new RegExp(`/docs/guides/operator\\.md#${alert.toLowerCase()}$`),
      );
      expect(annotations.summary).not.toBe("");
    }
    const chapter = guide.slice(guide.indexOf("\n### Metrics"), guide.indexOf("\n### Traces"));
    const told = [...chapter.matchAll(/`([a-z][a-z0-9_]+_[a-z0-9_]+)`/g)].map(([, name]) => name);
    expect(served.filter((name) => !told.includes(name))).toEqual([]);
  });
});
