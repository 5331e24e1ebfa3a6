// Builds and packs the library, and checks the archive as a consumer would: exports, types, imports.
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ROOT } from "../machine/paths.mjs";
import { runCaptured } from "../machine/run.mjs";
import { listFiles } from "../machine/stamp.mjs";
import { toolScript } from "../machine/tools.mjs";
import { entriesOf, INSTALLED, packLibrary, TARBALL } from "./build.mjs";
import { packageProblems } from "./rules.mjs";

await packLibrary();
const entries = entriesOf();

/** @param {string} name @param {string} script @param {string[]} args */
async function check(name, script, args) {
  const { status, output } = await runCaptured(process.execPath, [script, ...args], { cwd: ROOT });
  console.log(`${status === 0 ? "ok     " : "FAILED "} ${name}`);
  if (status !== 0) console.error(output);
  return status === 0;
}

const files = listFiles(INSTALLED).map((file) => ({
  path: relative(INSTALLED, file).split(sep).join("/"),
  text: /\.(?:js|ts|css|json|md)$/.test(file) ? readFileSync(file, "utf8") : "",
}));
const manifest = JSON.parse(readFileSync(join(INSTALLED, "package.json"), "utf8"));
const problems = packageProblems(files, manifest);
console.log(`${problems.length === 0 ? "ok     " : "FAILED "} imports, marks and styles`);
if (problems.length > 0) console.error(problems.join("\n"));

const publint = await check("publint", toolScript("publint"), [
  "--strict",
  "--pack",
  "false",
  INSTALLED,
]);
const types = await check("are the types wrong", toolScript("@arethetypeswrong/cli", "attw"), [
  TARBALL,
  ...["--profile", "esm-only", "--no-emoji", "--no-color", "--entrypoints", ...entries],
]);
console.log(`${entries.length} addresses, ${files.length} files`);
process.exitCode = problems.length === 0 && publint && types ? 0 : 1;
