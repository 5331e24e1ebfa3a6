import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildAppAndServer } from "../app-and-server.mjs";
import { bringChromium, chromiumEnvironment } from "../machine/chromium.mjs";
import { RESULTS, ROOT } from "../machine/paths.mjs";
import { POSTGRES_SKIP_REASON, findPostgres } from "../machine/postgres.mjs";
import { runCaptured } from "../machine/run.mjs";
import { toolScript } from "../machine/tools.mjs";
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

/** @typedef {import("./changed.mjs").Change} Change */
/** @typedef {(line: string) => void} Say */

/**
 * @typedef {object} Step
 * @property {string} id as in `--only`
 * @property {string} title
 * @property {"check" | "suite"} kind checks run two at a time, suites alone
 * @property {string[]} [needs] steps that must run before
 * @property {(say: Say, change: Change | null) => Promise<StepResult>} run all of it, or what the change can have affected
 * @property {(change: Change) => boolean} [touched] whether a change requires the step; without it every change does
 */

const MINUTE = 60_000;

/** A suite prints each file or test as it ends. Five minutes without one are a hang, on the slowest machine. */
const SUITE_SILENCE_MINUTES = 5;

/** A check prints nothing before its end, so it may take many times as long as it does on an idle machine. */
const CHECK_SILENCE_MINUTES = 15;

/** @param {string} script @param {string[]} args */
async function nodeCheck(script, args = []) {
  const { status, output, timedOut } = await runCaptured(process.execPath, [script, ...args], {
    cwd: ROOT,
    silenceMs: CHECK_SILENCE_MINUTES * MINUTE,
  });
  const reason = `\nStopped: it printed nothing for ${CHECK_SILENCE_MINUTES} minutes.`;
  return { ok: status === 0, output: timedOut ? output + reason : output };
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
 * @param {boolean} [suite.mayBeEmpty] a change can concern no test of it
 * @returns {Promise<StepResult>}
 */
async function runSuite({ id, command: [script, args], env, count, mayBeEmpty = false }) {
  const report = join(RESULTS, `${id}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(report, { force: true });
  const { status, output, timedOut } = await runCaptured(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    silenceMs: SUITE_SILENCE_MINUTES * MINUTE,
  });
  /** @type {import("./counts.mjs").Counts} */
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: [] };
  const notes = [
    ...(counts.broken ?? []).map((title) => `failed: ${title}`),
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
  if (timedOut) return broken(`Stopped: no test ended for ${SUITE_SILENCE_MINUTES} minutes.`);
  if (!mayBeEmpty && counts.passed + counts.failed === 0) return broken("No test ran.");
  if (status !== 0 && counts.failed === 0) {
    return broken(`Every test passed, but the run ended with status ${status}.`);
  }
  return { passed: counts.passed, failed: counts.failed, output, notes };
}

/**
 * What Vitest is to run of its tests. It follows imports itself; what the server loads without one concerns all of its tests.
 * @param {Change | null} change
 */
function vitestScope(change) {
  if (change === null || change.everything) return ["run"];
  const scope = change.serverData
    ? ["run", "packages/server"]
    : ["run", `--changed=${change.base}`];
  return [...scope, "--passWithNoTests"];
}

/** @param {string} project @param {Change | null} change @param {Record<string, string>} env */
function runVitest(project, change, env) {
  const report = `--outputFile.json=${join(RESULTS, `${project}.json`)}`;
  const args = ["--allowOnly=false", "--reporter=default", "--reporter=json", report];
  return runSuite({
    id: project,
    command: [toolScript("vitest"), [...vitestScope(change), ...args, `--project=${project}`]],
    env,
    count: countVitest,
    mayBeEmpty: change !== null,
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

/** @param {Change | null} change @param {Record<string, string>} env */
async function runJourneys(change, env) {
  const files = change === null || change.everything ? [] : change.journeys;
  const config = join(ROOT, "e2e", "playwright.config.ts");
  const result = await runSuite({
    id: "journeys",
    command: [toolScript("playwright"), ["test", "--config", config, ...files]],
    env,
    count: countPlaywright,
  });
  if (files.length === 0) return result;
  return {
    ...result,
    notes: [...result.notes, `only ${files.join(", ")}; npm test runs them all`],
  };
}

/** @param {Change} change */
const touchesStories = ({ stories }) => stories === "all" || stories.size > 0;

/** Every step of `npm test`, in the order of the report. @type {Step[]} */
export const STEPS = [
  // The longest checks first, so that both lanes end at about the same time.
  {
    ...check("package", "Library as a package: types, imports, sizes, example, guest", () =>
      ["check", "sizes", "example", "hosts"].map((name) => [
        join(ROOT, "scripts", "package", `${name}.mjs`),
        [],
      ]),
    ),
    touched: ({ library }) => library,
  },
  check("lint", "Lint with types", () => [[toolScript("oxlint"), ["--deny-warnings"]]]),
  check("types", "Type check", () =>
    TYPED_FOLDERS.map((folder) => join(ROOT, folder, "tsconfig.json"))
      .filter((config) => existsSync(config))
      .map((config) => [toolScript("typescript", "tsc"), ["--pretty", "false", "-p", config]]),
  ),
  {
    ...buildStep("storybook", "Storybook build", buildStorybook),
    touched: touchesStories,
  },
  check("format", "Formatting", () => [
    [toolScript("@biomejs/biome", "biome"), ["format", "--reporter=summary"]],
  ]),
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
  buildStep("build", "Build of app and server", buildAppAndServer),
  {
    // After the build, which checks do not wait for.
    ...check("first-load", "Script of each page's first load", () => [
      [join(ROOT, "scripts", "check-first-load.mjs"), []],
    ]),
    kind: "suite",
    needs: ["build"],
  },
  {
    id: "unit",
    title: "Unit tests",
    kind: "suite",
    async run(_say, change) {
      const postgres = findPostgres();
      /** @type {Record<string, string>} */
      const env = postgres ? { SWITCHBOARD_PG_BIN: postgres } : {};
      const result = await runVitest("unit", change, env);
      return postgres
        ? result
        : { ...result, notes: [...result.notes, `skipped: ${POSTGRES_SKIP_REASON}`] };
    },
  },
  {
    id: "browser",
    title: "Components in a browser",
    kind: "suite",
    run: (say, change) => withChromium(say, (env) => runVitest("browser", change, env)),
  },
  {
    id: "stories",
    title: "Stories: interactions, axe in light, dark and forced colours, pictures",
    kind: "suite",
    needs: ["storybook"],
    touched: touchesStories,
    run: async (say, change) => {
      const stories = change?.stories ?? "all";
      return reportGate(await runGate({ say, files: stories === "all" ? undefined : stories }));
    },
  },
  {
    id: "journeys",
    title: "Browser journeys",
    kind: "suite",
    needs: ["build", "storybook"],
    touched: ({ everything, journeys }) => everything || journeys.length > 0,
    run: (say, change) => withChromium(say, (env) => runJourneys(change, env), bringWindowless),
  },
];

/**
 * The steps to run, with those they need.
 * @param {string[] | null} only ids, or null for all
 * @param {Change | null} change leaves out what it cannot have touched
 * @returns {Step[]}
 * @throws on an unknown id
 */
export function chooseSteps(only, change) {
  const unknown = only?.filter((id) => STEPS.every((step) => step.id !== id)) ?? [];
  if (unknown.length > 0) {
    const known = STEPS.map((step) => step.id).join(", ");
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are: ${known}.`);
  }
  const wanted = new Set(only ?? STEPS.map(({ id }) => id));
  for (const step of STEPS) {
    if (wanted.has(step.id)) step.needs?.forEach((id) => wanted.add(id));
  }
  return STEPS.filter(
    ({ id, touched }) => wanted.has(id) && (change === null || (touched?.(change) ?? true)),
  );
}
