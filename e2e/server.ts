import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../packages/server/dist/main.js", import.meta.url));
const READY = /Switchboard is running at (http:\/\/\S+)/;
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 15_000;

/** A key for every server, so that none creates a key file next to its data folder. */
const CREDENTIALS_KEYS = `e2e:${Buffer.alloc(32, "e2e").toString("base64")}`;

/** Settings in addition to PORT and SWITCHBOARD_DATA, which belong to the server under test. */
export type ServerSettings = Record<string, string>;

interface Running {
  child: ChildProcess;
  port: string;
}

/** The environment of a separate server: the machine's, without the settings of the user who runs the tests. */
function environment(settings: ServerSettings): NodeJS.ProcessEnv {
  const kept = [
    "PATH",
    "HOME",
    "TMPDIR",
    "TEMP",
    "TMP",
    "SystemRoot",
    "LANG",
    "NODE_COMPILE_CACHE",
  ];
  const machine = Object.fromEntries(
    kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  return { ...machine, NODE_ENV: "test", TZ: "UTC", CREDENTIALS_KEYS, ...settings };
}

/**
 * The real server in its own process, on a free port and with its own data folder. `stop` and `kill` keep the data, so that
 * `start` continues with it on the same port.
 */
export class TestServer {
  readonly dataDir: string;
  #settings: ServerSettings;
  #running: Running | undefined;
  #url = "";
  #printed = "";

  private constructor(dataDir: string, settings: ServerSettings) {
    this.dataDir = dataDir;
    this.#settings = settings;
  }

  /** A started server on an empty data folder. @throws with what it printed, when it does not start */
  static async launch(settings: ServerSettings = {}): Promise<TestServer> {
    const dataDir = await mkdtemp(join(tmpdir(), "switchboard-e2e-"));
    const server = new TestServer(dataDir, settings);
    await server.start();
    return server;
  }

  /** Where it listens, without a slash at the end. The same after a restart. */
  get url(): string {
    return this.#url;
  }

  /** All it has printed, over all its starts. */
  get printed(): string {
    return this.#printed;
  }

  /** Starts the process and waits until it reports its URL. Settings given here stay. */
  async start(settings: ServerSettings = {}): Promise<void> {
    if (this.#running) throw new Error("The server is running already.");
    this.#settings = { ...this.#settings, ...settings };
    const port = this.#url ? new URL(this.#url).port : "0";
    const child = spawn(process.execPath, [MAIN], {
      env: environment({ ...this.#settings, PORT: port, SWITCHBOARD_DATA: this.dataDir }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#running = { child, port };
    this.#url = await this.#listening(child);
  }

  /** Stops the process (SIGTERM) and waits for it. Returns its exit status. */
  async stop(): Promise<number | null> {
    return this.#end("SIGTERM");
  }

  /** Ends the process at once (SIGKILL), as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Ends the process, with SIGKILL by default, and restarts it with the same data and port. */
  async restart({ gently = false }: { gently?: boolean } = {}): Promise<void> {
    await (gently ? this.stop() : this.kill());
    await this.start();
  }

  /** Ends the process and removes its data. */
  async dispose(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #listening(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        this.#running = undefined;
        child.kill("SIGKILL");
        reject(new Error(`The server ${why}. It printed:\n${this.#printed}`));
      };
      const limit = setTimeout(() => fail("did not say where it listens"), START_LIMIT_MS);
      const read = (text: string) => {
        this.#printed += text;
        const url = READY.exec(this.#printed.slice(from))?.[1];
        if (!url) return;
        clearTimeout(limit);
        resolve(url.replace(/\/$/, ""));
      };
      const from = this.#printed.length;
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding("utf8").on("data", read);
      child.once("exit", (code, signal) => {
        clearTimeout(limit);
        if (this.#running?.child === child) fail(`ended (${signal ?? code})`);
      });
    });
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#running?.child;
    this.#running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      return child?.exitCode ?? null;
    }
    const ended = once(child, "exit");
    child.kill(signal);
    const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
    return child.exitCode;
  }
}
