import { expect, it } from "vitest";
import { newId } from "../src/ids.ts";
import { chatSessions, ledgerEntries, runs, users } from "../src/store/schema.ts";
import { checkHistory } from "./faults/check-history.ts";
import { createWorld } from "./faults/world.ts";
import { embeddedEngine } from "./stores.ts";

it("finds what a fault could have lost, doubled or left open", async () => {
  const { db } = await embeddedEngine().openTestStore();
  const world = await createWorld(1);
  await checkHistory(db, world, true);

  const [userId, sessionId, runId] = [newId(), newId(), newId()] as const;
  await db
    .insert(users)
    .values({ id: userId, issuer: "lab", subject: "1", email: "a@example.com" });
  await db.insert(chatSessions).values({ id: sessionId, userId, title: "3" });
  const run = { userId, sessionId, prompt: "", model: "m", maxExecutions: 1, connectionIds: [] };
  await db.insert(runs).values({ ...run, id: runId, state: "finished", lastSeq: 2, reserved: 5 });
  const spent = { delta: -5, reason: "charge", cause: "Run", sourceKey: "1" } as const;
  await db.insert(ledgerEntries).values({ id: newId(), userId, ...spent });
  const { history, tools } = world;
  history.people.add("lost@example.com");
  history.files.add("file");
  history.items.set("item-1", newId());
  history.titles.set(sessionId, { tried: 5, answered: 4 });
  history.streams.push([{ run_id: runId, seq: 1, type: "status" }]);
  tools.calls.push({ name: "jot", args: { text: "a" } }, { name: "jot", args: { text: "a" } });

  const problems = await checkHistory(db, world, true).then(
    () => "",
    (error: Error) => error.message.replaceAll(/ \(.*/g, ""),
  );
  expect(problems.split("\n")).toEqual([
    "balances are below zero",
    "runs that ended hold credits",
    "logs of runs have gaps",
    "runs ended without a last event",
    "runs have no prompt in their chat",
    "people are lost",
    "files are lost",
    "items are lost",
    "titles are lost",
    "received events are lost",
    "calls were made twice",
    "calls were made without a word of it",
  ]);
});
