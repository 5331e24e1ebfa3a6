import { beforeEach, expect, it } from "vitest";
import pino from "pino";
import { systemClock } from "../src/clock.ts";
import { createOAuthClient } from "../src/connectors/oauth/client.ts";
import { createCredentialKeeper } from "../src/domain/authorizations/keeper.ts";
import { addConnection } from "../src/domain/connections/add-connection.ts";
import { updateConnection } from "../src/domain/connections/update-connection.ts";
import { newId } from "../src/ids.ts";
import { createLifecycle } from "../src/lifecycle.ts";
import { createRegistry } from "../src/domain/plugins/registry.ts";
import type { KeyRing } from "../src/secrets/key-ring.ts";
import { createRotation } from "../src/secrets/rotation.ts";
import { createVault } from "../src/secrets/vault.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { openStore } from "../src/store/open.ts";
import { users } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import { startChild } from "./child.ts";
import { deskConnection, deskPlugin, keyRing } from "./credentials.ts";
import { describeOnEachEngine, type StorePlace } from "./stores.ts";

const SLOW = { timeout: 120_000 };
const CONNECTIONS = 30;
const rotator = new URL("./children/rotate-keys.ts", import.meta.url);

/** A model provider, but for its key. */
const PROVIDER = {
  id: "llm",
  kind: "compatible",
  name: "Our models",
  address: "https://llm.example/v1",
  apiVersion: null,
  keyEnding: null,
  keyBy: null,
} as const;

type Services = ReturnType<typeof services>;

/** A server's part that has to do with connections, over a store and a ring. */
function services(database: Store, ring: KeyRing) {
  const log = pino({ level: "silent" });
  const store = createUnitOfWork(database);
  const vault = createVault(ring, newId);
  const gate = { fetch: () => Promise.reject(new Error("Nothing is called here.")) };
  const base = {
    store,
    clock: systemClock,
    newId,
    log,
    vault,
    plugins: createRegistry([deskPlugin()]),
  };
  return {
    ...base,
    ...createCredentialKeeper({ ...base, oauth: createOAuthClient({ gate }) }),
    lifecycle: createLifecycle(),
    rotation: createRotation({ store, vault, ring, log }),
  };
}

describeOnEachEngine("a rotation of keys", (engine) => {
  let place: StorePlace;
  let userId = "";
  let ids: string[] = [];

  /** Opens the store for a while: the embedded one belongs to one process at a time. */
  async function within<T>(ring: KeyRing, work: (deps: Services) => Promise<T>): Promise<T> {
    const store = await openStore(place);
    try {
      return await work(services(store, ring));
    } finally {
      await store.close();
    }
  }

  beforeEach(async () => {
    place = await engine.newPlace();
    userId = newId();
    const store = await openStore(place);
    await store.db.insert(users).values({
      ...{ id: userId, issuer: "test", subject: userId, email: "rotated@example.com" },
      subscriptionTier: "team",
    });
    const deps = services(store, keyRing("old"));
    ids = [];
    for (let number = 0; number < CONNECTIONS; number++) {
      const credentials = { password: `password ${number}`, api_token: `token ${number}` };
      ids.push((await addConnection(deps, userId, deskConnection({ credentials }))).id);
    }
    const secrets = deps.vault.lock({ plugin: "desk" }, { client_secret: "of the plugin" });
    await deps.store.pluginSettings.put({ plugin: "desk", config: {}, secrets }, new Date());
    const key = deps.vault.lock({ modelProvider: "llm" }, { api_key: "of the provider" });
    await deps.store.models.putProvider({ ...PROVIDER, secrets: key }, new Date());
    await store.close();
  }, 60_000);

  const openAll = async ({ openConnection, store, vault }: Services) => {
    const opened: (string | undefined)[] = [];
    const ofPlugin = (await store.pluginSettings.find("desk"))?.secrets;
    if (!ofPlugin) throw new Error("The plugin has a secret.");
    expect(vault.open({ plugin: "desk" }, ofPlugin)).toEqual({ client_secret: "of the plugin" });
    const [provider] = await store.models.listProviders();
    if (!provider?.secrets) throw new Error("The provider has a key.");
    expect(vault.open({ modelProvider: "llm" }, provider.secrets)).toEqual({
      api_key: "of the provider",
    });
    for (const id of ids) opened.push((await openConnection(userId, id)).credentials["api_token"]);
    return opened;
  };
  const tokens = () => ids.map((_id, number) => `token ${number}`);

  it(
    "that is killed midway leaves every connection working, goes on where it was, and lets the old key go [S15]",
    SLOW,
    async () => {
      const child = startChild(rotator, [place.dataDir, place.databaseUrl ?? "", "new", "old"]);
      await child.line((line) => line === "3 batches");
      child.kill("SIGKILL");
      await child.ended;

      await within(keyRing("new", "old"), async (deps) => {
        const { old } = await deps.rotation.keyUse();
        const left = old[0]?.connections ?? 0;
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(CONNECTIONS);
        expect(await openAll(deps)).toEqual(tokens());
        await deps.rotation.run();
        expect(await deps.rotation.keyUse()).toEqual({ old: [], unused: ["old"], missing: [] });
      });
      await within(keyRing("new"), async (deps) => {
        expect(await openAll(deps)).toEqual(tokens());
        await expect(deps.rotation.keyUse()).resolves.toEqual({ old: [], unused: [], missing: [] });
      });
    },
  );

  it(
    "under load neither loses a change nor keeps a connection from opening [S15]",
    SLOW,
    async () => {
      const changed = new Set<number>();
      await within(keyRing("new", "old"), async (deps) => {
        const load = { goesOn: true };
        const rotation = deps.rotation.run().finally(() => (load.goesOn = false));
        // One of them changes the even ones, the other the odd ones: two changes of one connection at once are refused.
        const change = async (first: number) => {
          for (
            let number = first;
            load.goesOn || changed.size < 10;
            number = (number + 2) % CONNECTIONS
          ) {
            const id = ids[number] ?? "";
            await updateConnection(deps, userId, id, {
              name: "Changed",
              credentials: { api_token: `changed ${number}` },
            });
            changed.add(number);
            expect((await deps.openConnection(userId, id)).credentials).toEqual({
              password: `password ${number}`,
              api_token: `changed ${number}`,
            });
          }
        };
        await Promise.all([rotation, change(0), change(1)]);
        expect((await deps.rotation.keyUse()).old).toEqual([]);
      });
      await within(keyRing("new"), async (deps) => {
        expect(await openAll(deps)).toEqual(
          ids.map((_id, number) => (changed.has(number) ? `changed ${number}` : `token ${number}`)),
        );
      });
    },
  );

  it("leaves alone what does not open, and says which key is missing [S15]", SLOW, async () => {
    await within(keyRing("other", "unused"), async (deps) => {
      await deps.rotation.run();
      expect(await deps.rotation.keyUse()).toEqual({
        old: [],
        unused: ["unused"],
        missing: [
          { keyId: "old", connections: CONNECTIONS, plugins: 1, modelProviders: 1, twoSteps: 0 },
        ],
      });
      const [id = ""] = ids;
      await expect(deps.openConnection(userId, id)).rejects.toThrow(
        "The credentials of Our desk are encrypted with a key this server does not have (old).",
      );
      const part = { name: "Desk", credentials: { api_token: "again" } };
      await expect(updateConnection(deps, userId, id, part)).rejects.toThrow("Enter them again");
      const whole = { password: "new", api_token: "again" };
      await updateConnection(deps, userId, id, { name: "Desk", credentials: whole });
      expect((await deps.openConnection(userId, id)).credentials).toEqual(whole);
    });
  });

  if (engine.name === "postgres") {
    it("is shared by several processes, and done when each of them is [S15]", SLOW, async () => {
      const children = [1, 2, 3].map(() =>
        startChild(rotator, [place.dataDir, place.databaseUrl ?? "", "new", "old"]),
      );
      for (const child of children) {
        await child.line((line) => line === "done");
        expect(await child.ended).toEqual({ status: 0, errors: "" });
      }
      await within(keyRing("new"), async (deps) => {
        expect(await openAll(deps)).toEqual(tokens());
      });
    });
  }
});
