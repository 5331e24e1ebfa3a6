import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { openStore } from "../src/store/open.ts";
import { organizations, users } from "../src/store/schema.ts";
import { startChild } from "./child.ts";
import { describeOnEachEngine } from "./stores.ts";

const KILLS = 10;
const writer = new URL("./children/write-pairs.ts", import.meta.url);

describeOnEachEngine("writes and SIGKILL", (engine) => {
  it(`keeps every answered write, and none by half, when killed at random ${KILLS} times [R1]`, {
    timeout: 180_000,
  }, async () => {
    const place = await engine.newPlace();
    const answered: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = randomInt(1, 30);
      const child = startChild(writer, [
        place.dataDir,
        ...(place.databaseUrl ? [place.databaseUrl] : []),
      ]);
      await child.line(() => child.lines.length >= enough);
      child.kill("SIGKILL");
      await child.ended;
      answered.push(...child.lines.filter((line) => line.length === 36));
    }
    const store = await openStore(place);
    try {
      const people = new Set(
        (await store.db.select({ id: users.id }).from(users)).map(({ id }) => id),
      );
      const pairs = new Set(
        (await store.db.select({ id: organizations.id }).from(organizations)).map(({ id }) => id),
      );
      expect(answered.length).toBeGreaterThanOrEqual(KILLS);
      expect(answered.filter((id) => !people.has(id))).toEqual([]);
      expect(people).toEqual(pairs);
    } finally {
      await store.close();
    }
  });
});
