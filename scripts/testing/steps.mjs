import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "../app-build.mjs";
import { bringChromium, chromiumEnvironment } from "../machine/chromium.mjs";
import { RESULTS, ROOT } from "../machine/paths.mjs";
import { POSTGRES_SKIP_REASON, findPostgres } from "../machine/postgres.mjs";
import { runCaptured } from "../machine/run.mjs";
import { toolScript } from "../machine/tools.mjs";
import { buildServer } from "../server-build.mjs";
import { chooseBrowser } from "../stories/browser.mjs";
import { buildStorybook } from "../stories/build.mjs";
import { runGate } from "../stories/gate.mjs";
import { reportGate } from "../stories/report.mjs";
import { countPlaywright, countVitest } from "./counts.mjs";

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {string} output what to show when it failed
 * @property {string[]} notes what to show in any case: reasons, skipped tests
 */

/**
 * @typedef {object} Step
 * @property {string} id as in `--only`
 * @property {string} title
 * @property {"check" | "suite"} kind checks run two at a time, suites alone
 * @property {string[]} [needs] steps that must run before
 * @property {(say: (line: string) => void) => Promise<StepResult>} run
 */

const MINUTE = 60_000;

/** @param {string} script @param {string[]} args */
async function nodeCheck(script, args = []) {
  const { status, output, timedOut } = await runCaptured(process.execPath, [script, ...args], {
    cwd: ROOT,
    timeoutMs: 5 * MINUTE,
  });
  return { ok: status === 0, output: timedOut ? `${output}\nStopped after 5 minutes.` : output };
}

/**
 * A check that passes or fails as a whole, made of one or more commands; all of them run.
 * @param {string} id
 * @param {string} title
 * @param {() => [string, string[]][]} commands script and arguments
 * @returns {Step}
 */
function check(id, title, commands) {
  return {
    id,
    title,
    kind: "check",
    async run() {
      let output = "";
      let ok = true;
      for (const [script, args] of commands()) {
        const result = await nodeCheck(script, args);
        if (!result.ok) output += result.output;
        ok &&= result.ok;
      }
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output, notes: [] };
    },
  };
}

const TYPED_FOLDERS = [
  "packages/api-client",
  "packages/ui",
  "packages/app",
  "packages/server",
  ".storybook",
  "scripts",
  "e2e",
];

/**
 * @param {string} id
 * @param {string} title
 * @param {() => Promise<{ status: number, output: string, built: boolean }>} build
 * @returns {Step}
 */
function buildStep(id, title, build) {
  return {
    id,
    title,
    kind: "check",
    async run() {
      const { status, output, built } = await build();
      const notes = built ? [] : ["nothing changed since the last build"];
      const passed = status === 0 ? 1 : 0;
      return { passed, failed: 1 - passed, output, notes };
    },
  };
}

/**
 * Runs a test suite and counts its report.
 * @param {object} suite
 * @param {string} suite.id names the report file
 * @param {[string, string[]]} suite.command script and arguments
 * @param {Record<string, string>} suite.env
 * @param {(report: any) => import("./counts.mjs").Counts} suite.count
 * @returns {Promise<StepResult>}
 */
async function runSuite({ id, command: [script, args], env, count }) {
  const report = join(RESULTS, `${id}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(report, { force: true });
  const { status, output, timedOut } = await runCaptured(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutMs: 30 * MINUTE,
  });
  /** @type {import("./counts.mjs").Counts} */
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: [] };
  const notes = [
    ...counts.skipped.map((title) => `skipped: ${title}`),
    ...(counts.once ?? []).map((title) => `failed once, and not again: ${title}`),
  ];
  /** @param {string} reason */
  const broken = (reason) => ({
    passed: counts.passed,
    failed: counts.failed + 1,
    output: `${output}\n${reason}`,
    notes,
  });
  if (timedOut) return broken("Stopped after 30 minutes.");
  if (counts.passed + counts.failed === 0) return broken("No test ran.");
  if (status !== 0 && counts.failed === 0) {
    return broken(`Every test passed, but the run ended with status ${status}.`);
  }
  return { passed: counts.passed, failed: counts.failed, output, notes };
}

/** @param {string} id @param {string[]} projects @param {Record<string, string>} env */
function runVitest(id, projects, env) {
  const args = ["run", "--allowOnly=false", "--reporter=default", "--reporter=json"];
  const report = `--outputFile.json=${join(RESULTS, `${id}.json`)}`;
  return runSuite({
    id,
    command: [
      toolScript("vitest"),
      [...args, report, ...projects.map((name) => `--project=${name}`)],
    ],
    env,
    count: countVitest,
  });
}

/**
 * The browser of the journeys: the one that is named, else that of the stories, which has no window to draw and needs
 * two thirds of the time.
 * @param {(line: string) => void} say
 */
async function bringWindowless(say) {
  return process.env.CHROMIUM_PATH ? bringChromium(say) : (await chooseBrowser(say)).chromium;
}

/**
 * Runs a suite that needs a browser; without one it fails with the reason.
 * @param {(line: string) => void} say
 * @param {(env: Record<string, string>) => Promise<StepResult>} suite
 * @param {typeof bringChromium} [bring]
 * @returns {Promise<StepResult>}
 */
async function withChromium(say, suite, bring = bringChromium) {
  try {
    return await suite(chromiumEnvironment(await bring(say)));
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, output, notes: [] };
  }
}

/** Every step of `npm test`, in the order of the report. @type {Step[]} */
export const STEPS = [
  check("format", "Formatting", () => [
    [toolScript("@biomejs/biome", "biome"), ["format", "--reporter=summary"]],
  ]),
  check("lint", "Lint with types", () => [[toolScript("oxlint"), ["--deny-warnings"]]]),
  check("types", "Type check", () =>
    TYPED_FOLDERS.map((folder) => join(ROOT, folder, "tsconfig.json"))
      .filter((config) => existsSync(config))
      .map((config) => [toolScript("typescript", "tsc"), ["--pretty", "false", "-p", config]]),
  ),
  check("imports", "Import direction and cycles", () => [
    [join(ROOT, "scripts", "check-imports.mjs"), []],
  ]),
  check("styles", "Styling rules", () => [[join(ROOT, "scripts", "check-styles.mjs"), []]]),
  check("components", "Component families", () => [
    [join(ROOT, "scripts", "check-components.mjs"), []],
  ]),
  check("docs", "Decision records", () => [[join(ROOT, "scripts", "check-docs.mjs"), []]]),
  check("generated", "Generated code", () => [
    [join(ROOT, "scripts", "generate.mjs"), ["--check"]],
  ]),
  check("unused", "Unused code", () => [[toolScript("knip"), ["--no-config-hints"]]]),
  check("package", "Library as a package: types, imports, sizes, example", () =>
    ["check", "sizes", "example"].map((name) => [
      join(ROOT, "scripts", "package", `${name}.mjs`),
      [],
    ]),
  ),
  buildStep("build", "Build of app and server", async () => {
    const server = await buildServer();
    const app = await buildApp();
    return { ...app, built: app.built || server.built };
  }),
  buildStep("storybook", "Storybook build", buildStorybook),
  {
    id: "unit",
    title: "Unit tests",
    kind: "suite",
    async run() {
      const postgres = findPostgres();
      const result = await runVitest(
        "unit",
        ["unit"],
        postgres ? { SWITCHBOARD_PG_BIN: postgres } : {},
      );
      return postgres
        ? result
        : { ...result, notes: [...result.notes, `skipped: ${POSTGRES_SKIP_REASON}`] };
    },
  },
  {
    id: "browser",
    title: "Components in a browser",
    kind: "suite",
    run: (say) => withChromium(say, (env) => runVitest("browser", ["browser"], env)),
  },
  {
    id: "stories",
    title: "Stories: interactions, axe in light, dark and forced colours, pictures",
    kind: "suite",
    needs: ["storybook"],
    run: async (say) => reportGate(await runGate({ say })),
  },
  {
    id: "journeys",
    title: "Browser journeys",
    kind: "suite",
    needs: ["build"],
    run: (say) =>
      withChromium(
        say,
        (env) =>
          runSuite({
            id: "journeys",
            command: [
              toolScript("playwright"),
              ["test", "--config", join(ROOT, "e2e", "playwright.config.ts")],
            ],
            env,
            count: countPlaywright,
          }),
        bringWindowless,
      ),
  },
];

/**
 * The steps to run, with those they need.
 * @param {string[] | null} only ids, or null for all
 * @returns {Step[]}
 * @throws on an unknown id
 */
export function chooseSteps(only) {
  if (only === null) return STEPS;
  const unknown = only.filter((id) => STEPS.every((step) => step.id !== id));
  if (unknown.length > 0) {
    const known = STEPS.map((step) => step.id).join(", ");
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are: ${known}.`);
  }
  const wanted = new Set(only);
  for (const step of STEPS) {
    if (wanted.has(step.id)) step.needs?.forEach((id) => wanted.add(id));
  }
  return STEPS.filter((step) => wanted.has(step.id));
}
