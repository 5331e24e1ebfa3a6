import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startChild } from "./child.ts";
import { createClient } from "./client.ts";
import { MAIN } from "./main-process.ts";
import { login } from "./portal.ts";
import { connectionIds, readStream, runBody, uploadText } from "./run-stream.ts";

/** Prints each module that a process loads. */
const SAY_LOADED = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from "node:module";
   registerHooks({ load(url, context, next) { console.log("loaded", url); return next(url, context); } });`,
)}`;

const SLOW = { timeout: 60_000 };
let root = "";
let dataDir = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "start-"));
  dataDir = join(root, "data");
  mkdirSync(dataDir);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const start = (env: NodeJS.ProcessEnv = {}) =>
  startChild(MAIN, [], { PORT: "0", SWITCHBOARD_DATA: dataDir, ...env });
const isRunning = (line: string) => line.startsWith("Switchboard is running at ");
const urlIn = (line: string) => line.replace("Switchboard is running at ", "");

describe("starting", () => {
  it("prints the address first, then where the data is and who answers", SLOW, async () => {
    const child = start();
    const url = urlIn(await child.line(isRunning));
    await child.line((line) => line.startsWith("Stop it"));
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(child.lines[0]).toBe(`Switchboard is running at ${url}`);
    expect(child.lines[1]).toBe(`Data: ${dataDir}`);
    expect(child.lines[2]).toContain("built-in planner answers");
    expect(child.lines[3]).toBe(
      `Credentials: locked with the key in ${dataDir}.credentials-key (keep a copy of it, apart from the data)`,
    );
    expect(statSync(`${dataDir}.credentials-key`).mode & 0o777).toBe(0o600);
    expect((await fetch(`${url}/api/v1/app-info`)).status).toBe(200);
  });

  it("names a port that is in use, offers a free one, and takes none by itself", SLOW, async () => {
    const blocker = createServer();
    await new Promise<void>((listening) => blocker.listen(0, "127.0.0.1", listening));
    const address = blocker.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { status, errors } = await start({ PORT: String(port) }).ended;
    blocker.close();
    expect(status).toBe(1);
    // Before the database was opened.
    expect(existsSync(join(dataDir, "pgdata"))).toBe(false);
    expect(errors.trim()).toMatch(
      new RegExp(
        `^Port ${port} is in use\\. Try another one, which is free now: PORT=\\d+ npm start$`,
      ),
    );
  });

  it("reports bad settings in a sentence each and nothing else", SLOW, async () => {
    const { status, errors } = await start({ PORT: "many", LOG_LEVEL: "loud" }).ended;
    expect(status).toBe(1);
    expect(errors.trim().split("\n")).toHaveLength(2);
    expect(errors).toContain("PORT must be a whole number");
  });

  it("names a database that cannot be reached, and keeps its password", SLOW, async () => {
    const blocker = createServer();
    await new Promise<void>((listening) => blocker.listen(0, "127.0.0.1", listening));
    const address = blocker.address();
    const port = typeof address === "object" ? address?.port : undefined;
    await new Promise((closed) => blocker.close(closed));
    const { status, errors } = await start({
      DATABASE_URL: `postgres://someone:canary@127.0.0.1:${port}/none`,
    }).ended;
    expect(status).toBe(1);
    expect(errors.trim()).toBe(
      `The database at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. Check DATABASE_URL, and that the database runs.`,
    );
  });

  it("reports a key file that others may read in a sentence [S14]", SLOW, async () => {
    writeFileSync(`${dataDir}.credentials-key`, "", { mode: 0o644 });
    const { status, errors } = await start().ended;
    expect(status).toBe(1);
    expect(errors.trim()).toMatch(/^Users other than its owner can read .* chmod 600 .*key$/);
  });

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      "that is a file",
      (folder) => writeFileSync(folder, ""),
      /^The data folder .* because a part of its path is a file\. Name another folder with SWITCHBOARD_DATA\.$/,
    ],
    [
      "with other things in its database's place",
      (folder) => {
        mkdirSync(join(folder, "pgdata"), { recursive: true });
        writeFileSync(join(folder, "pgdata", "note.txt"), "mine");
      },
      /pgdata is not empty and is not a database\. Move it, or choose another data folder\.$/,
    ],
    [
      "with a broken database",
      (folder) => {
        mkdirSync(join(folder, "pgdata"), { recursive: true });
        writeFileSync(join(folder, "pgdata", "PG_VERSION"), "18");
      },
      /^The database in .* cannot be opened: .* or name another one with SWITCHBOARD_DATA\.$/,
    ],
  ])("reports a data folder %s in a sentence", SLOW, async (_what, spoil, sentence) => {
    const folder = join(dataDir, "inner");
    spoil(folder);
    const { status, errors } = await start({ SWITCHBOARD_DATA: folder }).ended;
    expect(status).toBe(1);
    expect(errors.trim()).toMatch(sentence);
  });

  it(
    "refuses a data folder that another process holds, and names that process [R2]",
    SLOW,
    async () => {
      const holder = start();
      await holder.line(isRunning);
      const second = start({ NODE_OPTIONS: `--import=${SAY_LOADED}` });
      const { status, errors } = await second.ended;
      expect(status).toBe(1);
      expect(second.lines).toContain(`loaded ${MAIN.href}`);
      expect(second.lines.filter((line) => /server\.js|pglite|duckdb/.test(line))).toEqual([]);
      expect(errors.trim()).toBe(
        `The data folder ${dataDir} is in use by process ${holder.pid}. Stop that process, or name another folder with SWITCHBOARD_DATA.`,
      );
    },
  );
});

describe("stopping", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "on %s ends with status 0 and frees the data folder",
    SLOW,
    async (signal) => {
      const first = start();
      await first.line(isRunning);
      first.kill(signal);
      expect(await first.ended).toEqual({ status: 0, errors: "" });
      await start().line(isRunning);
    },
  );

  it(
    "on SIGTERM tells readers of a run that it ended, and exits with status 0 [R13]",
    SLOW,
    async () => {
      const first = start();
      const url = urlIn(await first.line(isRunning));
      const client = createClient(url);
      await login(client, "sign-up", "reader@example.com");
      await uploadText(client, "r.csv", `Region,Amount\n${"North,1\n".repeat(50)}`);
      const response = await client.send(
        "POST",
        "/api/switchboard-chat/run",
        runBody("show all rows of r.csv", { connection_ids: await connectionIds(client) }),
      );
      const stopAt = response.clone();
      await readStream(stopAt, 3);
      first.kill("SIGTERM");
      const { events, done } = await readStream(response);
      expect(done).toBe(true);
      expect(events.slice(-2)).toMatchObject([
        { type: "error", reason: "interrupted" },
        { type: "balance_update" },
      ]);
      expect(await first.ended).toEqual({ status: 0, errors: "" });
    },
  );

  it("by SIGKILL loses neither people nor their logins [R1]", SLOW, async () => {
    const first = start();
    const before = createClient(urlIn(await first.line(isRunning)));
    await login(before, "sign-up", "kept@example.com");
    const token = before.cookie("sid") ?? "";
    first.kill("SIGKILL");
    await first.ended;
    const after = createClient(urlIn(await start().line(isRunning)));
    after.setCookie("sid", token);
    expect(await after.me()).toMatchObject({ email: "kept@example.com", balance: 500 });
  });
});
