// Builds the example against the packed library and opens it in a browser; then holds the README to the same code.
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { bringChromium, CHROMIUM_ARGS, chromiumEnvironment } from "../machine/chromium.mjs";
import { ROOT } from "../machine/paths.mjs";
import { runCaptured } from "../machine/run.mjs";
import { toolScript } from "../machine/tools.mjs";
import { CONSUMER, packLibrary } from "./build.mjs";
import { codeBlocks } from "./readme.mjs";
import { visit } from "./visit.mjs";

const EXAMPLES = join(ROOT, "examples");
const EXAMPLE = join(EXAMPLES, "vite-react");
const README = join(ROOT, "packages", "ui", "README.md");

/** @type {string[]} */
const problems = [];

/** @param {string} what @param {string} script @param {string[]} args */
async function run(what, script, args) {
  const env = { ...process.env, NODE_ENV: "production" };
  const command = [script, ...args];
  const { status, output } = await runCaptured(process.execPath, command, { cwd: CONSUMER, env });
  if (status !== 0) throw new Error(`${what} failed (status ${status}):\n${output}`);
}

/** What a reader copies from the README is what was built here. */
function compareReadme() {
  for (const { file, code } of codeBlocks(readFileSync(README, "utf8"))) {
    const place = file.startsWith("next/") ? file : `vite-react/${file}`;
    if (readFileSync(join(EXAMPLES, place), "utf8") !== code)
      problems.push(`The block "${file}" of the README is not examples/${place}.`);
  }
}

await packLibrary();
for (const name of ["src", "dist"]) rmSync(join(CONSUMER, name), { recursive: true, force: true });
cpSync(EXAMPLE, CONSUMER, { recursive: true, filter: (path) => !path.includes("node_modules") });
await run("The type check of the example", toolScript("typescript", "tsc"), ["--noEmit"]);
await run("The build of the example", toolScript("vite"), ["build", "--logLevel", "warn"]);

const browser = await bringChromium(console.log);
const server = await preview({
  root: CONSUMER,
  configFile: false,
  logLevel: "silent",
  preview: { port: 0, host: "127.0.0.1" },
});
const opened = await chromium.launch({
  executablePath: browser.path,
  args: CHROMIUM_ARGS,
  env: { ...process.env, ...chromiumEnvironment(browser) },
});
try {
  const address = server.httpServer.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const page = await opened.newPage({ baseURL: `http://127.0.0.1:${port}` });
  problems.push(...(await visit(page)));
  const picture = process.argv.find((argument) => argument.startsWith("--picture="));
  if (picture) {
    await page.getByRole("button", { name: "Ask again" }).click();
    await page.waitForSelector("[data-armed]");
    await page.screenshot({ path: picture.slice("--picture=".length) });
  }
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await opened.close();
  await server.close();
}
compareReadme();

if (problems.length > 0) console.error(problems.join("\n"));
console.log(`The example: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
