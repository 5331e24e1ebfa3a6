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

const EXAMPLE = join(ROOT, "examples", "vite-react");
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
    const path = join(EXAMPLE, file);
    if (readFileSync(path, "utf8") !== code)
      problems.push(`The block "${file}" of the README is not examples/vite-react/${file}.`);
  }
}

/** @param {import("playwright").Page} page */
async function inspect(page) {
  /** @type {string[]} */
  const said = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  const dialog = page.getByRole("alertdialog", { name: "Approval Required" });
  await page.goto("/");
  await dialog.waitFor();
  const ground = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (["rgba(0, 0, 0, 0)", "transparent"].includes(ground))
    problems.push("The dialog has no ground: the stylesheet does not reach it.");
  const margin = await page.evaluate(() => getComputedStyle(document.body).margin);
  if (margin !== "0px") problems.push("The page is not reset: base.css does not reach it.");
  const font = await page.evaluate(() => document.fonts.check('14px "Inter Variable"'));
  if (!font) problems.push("The fonts of the stylesheet are not loaded.");
  const approve = dialog.getByRole("button", { name: "Approve & Continue" });
  await page.waitForSelector("[data-armed]");
  await approve.click();
  await page.getByText("Approved:").waitFor();
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill("And in November?");
  await box.press("Enter");
  await page.getByRole("article", { name: "You" }).getByText("And in November?").waitFor();
  problems.push(...said.map((line) => `The page said: ${line}`));
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
  await inspect(page);
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
