import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { LEASE_MS } from "../src/domain/runs/limits.ts";
import { createClient, type TestClient } from "./client.ts";
import { newFolder } from "./folder.ts";
import { startMain } from "./main-process.ts";
import { login } from "./portal.ts";
import { createDatabase, NO_POSTGRES, postgresBin, startPostgres } from "./postgres.ts";
import { expectBalanceOfLedger, expectReceivedIsStored } from "./run-checks.ts";
import { connectionIds, readStream, runBody, uploadText, type WireEvent } from "./run-stream.ts";

/** `LOSSES=5` for more of them. */
const LOSSES = Number(process.env.LOSSES ?? 2);
const RUN = "/api/switchboard-chat/run";
/** Between two requests of one browser. */
const THINK_MS = 20;

/** A browser that writes the next number as the title of its chat, over and over, and remembers what came of it. */
function createWriter(client: TestClient, chat: string, stopped: AbortSignal) {
  const seen = {
    tried: 0,
    answered: 0,
    statuses: new Map<number, number>(),
    refusals: new Set<string>(),
  };
  async function write() {
    while (!stopped.aborted) {
      const next = ++seen.tried;
      const response = await client.send("PATCH", `/api/v1/chatsessions/${chat}`, {
        title: `${next}`,
      });
      seen.statuses.set(response.status, (seen.statuses.get(response.status) ?? 0) + 1);
      if (response.ok) seen.answered = next;
      else seen.refusals.add(`${response.headers.get("retry-after")} ${await response.text()}`);
      await pause(THINK_MS);
    }
  }
  return { chat, seen, done: write() };
}

/** A browser that runs one question after the other, and keeps what it received. */
async function askOverAndOver(client: TestClient, stopped: AbortSignal) {
  const received: (readonly WireEvent[])[] = [];
  const connections = await connectionIds(client);
  const go = async () => {
    while (!stopped.aborted) {
      const body = runBody("total amount by region", { connection_ids: connections });
      const response = await client.send("POST", RUN, body);
      // A stream that was cut throws; its run is looked for afterwards.
      const events: WireEvent[] = [];
      if (response.ok) await readInto(response, events).catch(() => undefined);
      else await response.text();
      if (events.length > 0) received.push(events);
      await pause(THINK_MS);
    }
  };
  return { received, done: go() };
}

async function readInto(response: Response, events: WireEvent[]) {
  events.push(...(await readStream(response)).events);
}

const bin = postgresBin();
if (!bin) console.log(`PostgreSQL that is lost under load: ${NO_POSTGRES}`);

describe("PostgreSQL that is lost under load", () => {
  it.skipIf(!bin)(
    `ends no server, is said to people, and loses nothing that was answered, killed ${LOSSES} times [R1 R5 R9 R14]`,
    { timeout: 120_000 + LOSSES * 60_000 + LEASE_MS },
    async () => {
      const postgres = await startPostgres(bin ?? "");
      onTestFinished(() => postgres.stop());
      const dataDir = newFolder("loss-");
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
      const { address: databaseUrl } = await createDatabase(postgres.folder);
      const place = { dataDir, databaseUrl };
      const one = await startMain(place);
      const other = await startMain(place);
      const here = createClient(one.url);
      await login(here, "sign-up", "loss@example.com");
      await uploadText(here, "r.csv", `Region,Amount\n${"North,1\nSouth,2\n".repeat(40)}`);
      const there = createClient(other.url);
      there.setCookie("sid", here.cookie("sid") ?? "");
      const chats = await Promise.all(
        [here, there].map(async (client) => {
          const { events } = await readStream(await client.send("POST", RUN, runBody("hello")));
          return String(events[0]?.["session_id"]);
        }),
      );

      const stop = new AbortController();
      const writers = [here, there].map((client, at) =>
        createWriter(client, chats[at] ?? "", stop.signal),
      );
      const readers = await Promise.all(
        [here, there].map((client) => askOverAndOver(client, stop.signal)),
      );
      const eachGets = (status: number) => {
        const before = writers.map(({ seen }) => seen.statuses.get(status) ?? 0);
        return expect
          .poll(
            () =>
              writers.every(
                ({ seen }, at) => (seen.statuses.get(status) ?? 0) > (before[at] ?? 0) + 2,
              ),
            { timeout: 60_000 },
          )
          .toBe(true);
      };
      for (let loss = 0; loss < LOSSES; loss++) {
        await eachGets(200);
        await postgres.crash();
        await eachGets(503);
        await postgres.restart();
        await eachGets(200);
      }
      stop.abort();
      await Promise.all([...writers, ...readers].map(({ done }) => done));

      for (const { chat, seen } of writers) {
        expect(new Set(seen.statuses.keys())).toEqual(new Set([200, 503]));
        expect([...seen.refusals]).toEqual([
          '5 {"detail":"The database can\'t be reached at the moment. Nothing was saved. Try again in a few seconds."}',
        ]);
        const { title } = await here.json<{ title: string }>(`/api/v1/chatsessions/${chat}`);
        expect(Number(title)).toBeGreaterThanOrEqual(seen.answered);
      }
      for (const events of readers.flatMap(({ received }) => received))
        await expectReceivedIsStored(here, events);
      await expectBalanceOfLedger(here);
      for (const server of [one, other])
        expect(await server.end("SIGTERM")).toMatchObject({ status: 0 });
    },
  );
});
