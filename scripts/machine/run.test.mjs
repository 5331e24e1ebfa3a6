import { describe, expect, it } from "vitest";
import { exitStatus, runCaptured } from "./run.mjs";

/** @param {string} script @param {{ silenceMs?: number }} [options] */
const node = (script, options) => runCaptured(process.execPath, ["-e", script], options);

describe("running a command", () => {
  it("keeps both streams and the status", async () => {
    const { status, output } = await node(
      "console.log('out'); console.error('err'); process.exit(3)",
    );
    expect(status).toBe(3);
    expect(output).toContain("out");
    expect(output).toContain("err");
  });

  it("ends one that hangs, with what it has started", async () => {
    // The inner one holds the output open: this run could not end while it lives.
    const script = `require("node:child_process").spawn(process.execPath,
        ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
      setInterval(() => {}, 1000);`;
    const { timedOut } = await node(script, { silenceMs: 1_000 });
    expect(timedOut).toBe(true);
  });

  it("lets one that is slow go on as long as it prints", async () => {
    const script = `let n = 0;
      const timer = setInterval(() => { console.log(n); if (++n === 8) clearInterval(timer); }, 500);`;
    const { status, timedOut } = await node(script, { silenceMs: 2_000 });
    expect({ status, timedOut }).toEqual({ status: 0, timedOut: false });
  });

  it("reports one that does not exist", async () => {
    const { status, output } = await runCaptured("no-such-command-here", []);
    expect(status).toBe(127);
    expect(output).toContain("could not be started");
  });

  it("gives a signal the status a shell would", () => {
    expect([exitStatus(0, null), exitStatus(null, "SIGTERM"), exitStatus(null, null)]).toEqual([
      0, 143, 1,
    ]);
  });
});
