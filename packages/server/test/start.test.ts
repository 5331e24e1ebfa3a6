import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startChild } from "./child.ts";
import { createClient } from "./client.ts";
import { login } from "./portal.ts";

const main = new URL("../src/main.ts", import.meta.url);
const SLOW = { timeout: 60_000 };
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (env: NodeJS.ProcessEnv = {}) =>
  startChild(main, [], { PORT: "0", SWITCHBOARD_DATA: dataDir, ...env });
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
    expect(child.lines[2]).toContain("offline planner answers");
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
    expect(errors.trim()).toMatch(
      new RegExp(
        `^Port ${port} is in use\\. Try another one, which is free now: PORT=\\d+ npm start$`,
      ),
    );
  });

  it("tells bad settings in a sentence each and nothing else", SLOW, async () => {
    const { status, errors } = await start({ PORT: "many", LOG_LEVEL: "loud" }).ended;
    expect(status).toBe(1);
    expect(errors.trim().split("\n")).toHaveLength(2);
    expect(errors).toContain("PORT must be a whole number");
  });

  it(
    "refuses a data folder that another process holds, and names that process [R2]",
    SLOW,
    async () => {
      const holder = start();
      await holder.line(isRunning);
      const { status, errors } = await start().ended;
      expect(status).toBe(1);
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
