import { existsSync, openSync } from "node:fs";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it } from "vitest";
import { createLog, lineStream } from "./log.ts";

const TOKEN = `canary${"Zk3v9q".repeat(6)}`;

it("writes what failed and never what people sent [S25]", () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
  const failed = Object.assign(new Error("duplicate key\nDetail: canary"), { code: "23505" });
  log.error({ err: new DrizzleQueryError("insert into t", ["canary"], failed) }, "a run failed");
  log.warn({ sent: { arguments: "canary", body: "canary", password: "canary" } }, "odd");
  log.info({ path: "/a\nb" }, "request");
  log.error({ err: new Error(`fetch https://app.example/hook/${TOKEN}?key=canary failed`) }, "app");
  log.error({ err: new Error(`GET /ui/invitations/${TOKEN}, key pk_0123abcd_${TOKEN}`) }, "odd");
  expect(lines).toHaveLength(5);
  expect(lines.join("")).not.toContain("canary");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    err: { message: "Failed query: insert into t", cause: { errorCode: "23505" } },
  });
  expect(lines.every((line) => line.trimEnd().split("\n").length === 1)).toBe(true);
});

// A device that is full, which Linux has.
it.skipIf(!existsSync("/dev/full"))(
  "loses a line for which there is no room, and not the server",
  () => {
    const log = createLog({ logLevel: "info" }, lineStream(openSync("/dev/full", "w")));
    log.info("one");
    log.info("two");
    expect(log.level).toBe("info");
  },
);
