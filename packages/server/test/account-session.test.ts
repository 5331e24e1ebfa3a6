import { beforeAll, expect, it } from "vitest";
import { findAccount, startSession } from "../src/domain/auth/sessions.ts";
import { createSettingsCache } from "../src/domain/settings-cache.ts";
import type { UnitOfWork } from "../src/domain/unit-of-work.ts";
import { describeUser } from "../src/domain/users/describe-user.ts";
import { newId } from "../src/ids.ts";
import type { Store } from "../src/store/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { describeOnEachEngine } from "./stores.ts";

const clock = { now: () => new Date() };

describeOnEachEngine("what every page asks for", (engine) => {
  let opened: Store;
  let store: UnitOfWork;
  beforeAll(async () => {
    opened = await engine.openTestStore();
    store = createUnitOfWork(opened);
  });

  async function addUser(): Promise<string> {
    const id = newId();
    const email = `${id}@example.com`;
    const identity = { issuer: "test", subject: id, email, emailVerified: true, isAdmin: false };
    await store.users.insert({ ...identity, id, createdAt: new Date() });
    const createdAt = new Date();
    const chat = { id: newId(), userId: id, title: "Orders", summary: null };
    await store.chats.insert({ ...chat, createdAt, updatedAt: createdAt });
    return id;
  }

  const give = (whose: { userId: string } | { organizationId: string }, delta: number) =>
    store.ledger.add([
      { ...whose, id: newId(), delta, reason: "grant", cause: "Given", sourceKey: newId() },
    ]);

  /** The account as one statement gives it, beside the same from one statement for each part. */
  async function readBoth(userId: string) {
    const token = await startSession({ store, clock }, userId);
    const found = await findAccount({ store, clock }, token);
    const { sessions, ...described } = await describeUser({ store }, userId);
    const listed = sessions.map(({ id, title, createdAt }) => ({ id, title, createdAt }));
    return { account: found?.account, described: { ...described, sessions: listed } };
  }

  it("reads an account with its session as it reads the account alone", async () => {
    const userId = await addUser();
    await give({ userId }, 500);
    const { account, described } = await readBoth(userId);
    expect(described).toMatchObject({ balance: 500, sessions: [{ title: "Orders" }] });
    expect(account).toEqual(described);
  });

  it("gives the shared balance to members who work in an organization that has one", async () => {
    const [ownerId, userId] = [await addUser(), await addUser()];
    const organization = { id: newId(), name: "Acme", ownerId, memberDailyLimit: null };
    await store.organizations.insert({ ...organization, createdAt: new Date() });
    await give({ organizationId: organization.id }, 900);
    await give({ userId }, 500);
    await store.users.setActiveOrganization(userId, organization.id);
    const stranger = await readBoth(userId);
    expect(stranger.account?.balance).toBe(500);
    await store.users.setActiveOrganization(ownerId, organization.id);
    const owner = await readBoth(ownerId);
    expect(owner.account).toEqual(owner.described);
    expect(owner.account).toMatchObject({ balance: 900, organizations: [{ name: "Acme" }] });
  });

  it("makes anew what was made of settings, at once in this process and within a second in another", async () => {
    const other = createUnitOfWork(opened);
    const [here, there] = [createSettingsCache({ store }), createSettingsCache({ store: other })];
    const names = () => store.pluginSettings.list().then((all) => all.map(({ plugin }) => plugin));
    const read = (cache: typeof here) => cache.read("names", names);
    expect([await read(here), await read(there)]).toEqual([[], []]);
    await store.transaction((tx) =>
      tx.pluginSettings.put({ plugin: "slack", config: {}, secrets: null }, new Date()),
    );
    expect(await read(here)).toEqual(["slack"]);
    await expect.poll(() => read(there), { timeout: 3_000 }).toEqual(["slack"]);
  });
});
