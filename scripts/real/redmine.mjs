import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const CODE = "/usr/share/redmine";
/** The Ruby that the package's libraries are for. */
const RUBY = "/usr/bin/ruby";
const SERVER = join(dirname(fileURLToPath(import.meta.url)), "redmine-server.rb");
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;

/** The password of everybody in it. */
const PASSWORD = "correct horse battery";

/** The package's own list of libraries, and two that it leaves to the machine: the database and the web server. */
const GEMFILE = `eval_gemfile "${CODE}/Gemfile"
gem "sqlite3" if @dependencies.none? { |one| one.name == "sqlite3" }
gem "puma"
`;

/**
 * A Redmine that runs for tests.
 * @typedef {object} Redmine
 * @property {string} url without a trailing slash
 * @property {string} password of all its users: `ana`, `ben` and `admin`
 * @property {(login: string) => Promise<string>} apiKey the current key of a user
 * @property {(code: string) => Promise<any>} run runs Ruby in it, as `rails runner` does; throws Ruby's error
 * @property {() => Promise<void>} stop
 */

/**
 * Looks whether Redmine can run here.
 * @returns {string | null} why it cannot; null when it can
 */
export function findRedmine() {
  const missing = "Redmine was not found. On Debian: apt-get install redmine redmine-sqlite puma.";
  if (!existsSync(join(CODE, "config", "environment.rb"))) return missing;
  const { status } = spawnSync(RUBY, ["-e", 'gem "rails"; gem "sqlite3"; gem "puma"']);
  return status === 0 ? null : missing;
}

/**
 * Starts Redmine from Debian's package on a free port of this machine. Database, settings, files and log are in the directory and
 * nowhere else; it ends with the process that started it.
 * @param {string} directory absolute, made when it is not there
 * @returns {Promise<Redmine>}
 * @throws with what it printed, when it does not start
 */
export async function startRedmine(directory) {
  prepare(directory);
  const child = spawn(RUBY, [SERVER, directory], {
    cwd: CODE,
    env: {
      PATH: process.env.PATH,
      HOME: directory,
      LANG: "C.UTF-8",
      TZ: "UTC",
      RAILS_ENV: "production",
      RAILS_SERVE_STATIC_FILES: "yes",
      BUNDLE_GEMFILE: join(directory, "Gemfile"),
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (printed += text));
  // Writing to an ended process fails; the missing answer reports it.
  child.stdin.on("error", () => {});
  const ended = new Promise((resolve) => child.once("close", resolve));

  async function answer() {
    const { value } = await lines.next();
    if (value === undefined) throw new Error(`Redmine ended. It printed:\n${printed}`);
    return JSON.parse(value);
  }
  async function stop() {
    const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
    child.stdin.end();
    await ended;
    clearTimeout(limit);
  }

  const limit = setTimeout(() => child.kill("SIGKILL"), START_LIMIT_MS);
  const { url } = await answer().finally(() => clearTimeout(limit));
  let last = Promise.resolve();
  /** @type {Redmine["run"]} */
  const run = (code) => {
    const next = last.then(async () => {
      child.stdin.write(`${JSON.stringify({ code })}\n`);
      const { value, error } = await answer();
      if (error !== undefined) throw new Error(error);
      return value;
    });
    last = next.catch(() => {});
    return next;
  };
  return {
    url,
    password: PASSWORD,
    apiKey: (login) => run(`User.find_by!(login: ${JSON.stringify(login)}).api_key`),
    run,
    stop,
  };
}

/** Lays out the folder of an instance as the package expects it. @param {string} directory */
function prepare(directory) {
  for (const folder of ["config", "files", "log", "tmp", join("public", "plugin_assets")]) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  const database = {
    adapter: "sqlite3",
    database: join(directory, "redmine.sqlite"),
    timeout: 5000,
  };
  // JSON is YAML, too.
  writeFileSync(
    join(directory, "config", "database.yml"),
    JSON.stringify({ production: database }),
  );
  writeFileSync(join(directory, "config", "secret_key.txt"), "0".repeat(64));
  writeFileSync(join(directory, "Gemfile"), GEMFILE);
}
