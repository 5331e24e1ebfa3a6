// Writes the generated code of packages/api-client; `--check` compares it with what is there instead.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { ROOT } from "./machine/paths.mjs";
import { runCaptured } from "./machine/run.mjs";
import { listFiles } from "./machine/stamp.mjs";

const PACKAGE = join(ROOT, "packages", "api-client");
const GENERATED = join(PACKAGE, "src", "gen");

/**
 * @param {string[]} args
 * @returns {Promise<{ status: number, output: string }>}
 */
function runGenerator(args) {
  return runCaptured(process.execPath, [join(PACKAGE, "scripts", "generate.ts"), ...args], {
    cwd: PACKAGE,
  });
}

/** @param {string} folder @returns {Map<string, string>} name to content, line endings evened out */
function contents(folder) {
  return new Map(
    listFiles(folder).map((file) => [
      relative(folder, file).split(sep).join("/"),
      readFileSync(file, "utf8").replaceAll("\r\n", "\n"),
    ]),
  );
}

/** @param {string} fresh folder @returns {string[]} one line per difference */
function differences(fresh) {
  const now = contents(GENERATED);
  const wanted = contents(fresh);
  return [...new Set([...now.keys(), ...wanted.keys()])].sort().flatMap((name) => {
    if (!now.has(name)) return [`missing  ${name}`];
    if (!wanted.has(name)) return [`left over  ${name}`];
    return now.get(name) === wanted.get(name) ? [] : [`changed  ${name}`];
  });
}

/** @returns {Promise<number>} exit status */
async function check() {
  const fresh = mkdtempSync(join(tmpdir(), "switchboard-generated-"));
  try {
    const { status, output } = await runGenerator(["--out", fresh]);
    if (status !== 0) {
      console.error(output);
      return status;
    }
    const found = differences(fresh);
    if (found.length === 0) return 0;
    console.error(`packages/api-client/src/gen differs from its contract:\n${found.join("\n")}`);
    console.error("Run `pnpm generate` and commit the result.");
    return 1;
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

if (process.argv.includes("--check")) {
  process.exitCode = await check();
} else {
  const { status, output } = await runGenerator([]);
  console.log(output.trim());
  process.exitCode = status;
}
