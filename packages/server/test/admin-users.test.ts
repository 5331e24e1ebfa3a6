import type {
  AdminUser,
  AdminUserPage,
  AuditPage,
  LedgerPage,
  UserBelongings,
} from "@switchboard/api-client/types";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../src/ids.ts";
import { organizationMembers } from "../src/store/schema.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { login } from "./portal.ts";
import { ask, enableTasks, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const USERS = "/api/v1/admin/users";

let server: TestServer;
let boss: TestClient;
let maya: TestClient;
let mayaId: string;

beforeEach(async () => {
  server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com" },
    overrides: { plugins: [deskPlugin()], agent: { plannerPaceMs: 0 } },
  });
  boss = await server.signUp("boss@example.com");
  maya = await server.signUp("maya@example.com");
  mayaId = (await maya.me()).id;
});

const put = (id: string, body: object, client = boss) => client.send("PUT", `${USERS}/${id}`, body);
const detailOf = async (response: Response) =>
  ((await response.json()) as { detail: string }).detail;
const audit = async () =>
  (await boss.json<AuditPage>("/api/v1/audit?email=maya")).items.map(
    ({ action, actor_email, target, detail }) => ({ action, actor_email, target, detail }),
  );

describe("the list of people", () => {
  it("is everybody, with role, balance and date [ADMUSR-02 ADMUSR-03 ENTITY-26]", async () => {
    const all = await boss.json<AdminUser[]>(USERS);
    expect(all).toEqual([
      {
        id: mayaId,
        email: "maya@example.com",
        is_admin: false,
        balance: 500,
        created_at: expect.stringMatching(/^\d{4}-/),
      },
      expect.objectContaining({ email: "boss@example.com", is_admin: true }),
    ]);
  });

  it("is searched, sorted and read page by page", async () => {
    await Promise.all(["a_1", "b2", "c3"].map((name) => server.signUp(`${name}@shop.example`)));
    const emails = async (query: string) => {
      const page = await boss.json<AdminUserPage>(`${USERS}?view=list&${query}`);
      return [page.total, page.items.map(({ email }) => email)];
    };
    await put(mayaId, { is_admin: false, balance: 7.25 });
    const byBalance = "sort=balance&direction=ascending&limit=1";
    expect(await emails(byBalance)).toEqual([5, ["maya@example.com"]]);
    const byEmail = "sort=email&direction=ascending&limit=2";
    expect(await emails(byEmail)).toEqual([5, ["a_1@shop.example", "b2@shop.example"]]);
    expect(await emails(`${byEmail}&page=3`)).toEqual([5, ["maya@example.com"]]);
    expect(await emails("query=SHOP&sort=email")).toEqual([
      3,
      ["c3@shop.example", "b2@shop.example", "a_1@shop.example"],
    ]);
    expect(await emails("query=%25")).toEqual([0, []]);
    expect(await emails("query=_")).toEqual([1, ["a_1@shop.example"]]);
  });

  it("has one of them by id, and says who is not there [ADMUSR-07 ADMUSR-14 ERR-49]", async () => {
    expect(await boss.json(`${USERS}/${mayaId}`)).toMatchObject({ email: "maya@example.com" });
    const nobody = newId();
    for (const id of ["9", nobody]) {
      const response = await boss.fetch(`${USERS}/${id}`);
      expect(response.status).toBe(404);
      expect(await detailOf(response)).toBe(`User with ID ${id} not found.`);
    }
  });
});

describe("a change", () => {
  it("of the balance is a line of the ledger with the administrator's name [ADMUSR-10 LIMIT-07 S25]", async () => {
    const changed = await put(mayaId, { is_admin: false, balance: 512.34 });
    expect(await changed.json()).toMatchObject({ balance: 512.34, is_admin: false });
    const { items } = await maya.json<LedgerPage>("/api/v1/credits/ledger");
    expect(items[0]).toMatchObject({
      delta: 12.34,
      reason: "admin",
      cause: "Balance changed by boss@example.com",
      balance_after: 512.34,
    });
    expect((await audit())[0]).toEqual({
      action: "balance_changed",
      actor_email: "boss@example.com",
      target: "maya@example.com",
      detail: "+12.34 credits",
    });
    await put(mayaId, { is_admin: false, balance: 512.34 });
    expect((await maya.json<LedgerPage>("/api/v1/credits/ledger")).items).toHaveLength(2);
  });

  it("leaves spent what was spent since the administrator looked", async () => {
    await put(mayaId, { is_admin: false, balance: 480 });
    const stale = { is_admin: false, balance: 510, balance_seen: 500 };
    expect(await (await put(mayaId, stale)).json()).toMatchObject({ balance: 490 });
  });

  it("is refused with a third decimal, below zero, and by those who are no administrators [ADMUSR-09 LIMIT-18 ROLE-05 ROLE-06]", async () => {
    for (const balance of [1.005, -1, "5"]) {
      expect((await put(mayaId, { is_admin: false, balance })).status).toBe(422);
    }
    expect((await put(mayaId, { is_admin: true, balance: 9 }, maya)).status).toBe(403);
    expect((await maya.fetch(USERS)).status).toBe(403);
    expect(await maya.me()).toMatchObject({ balance: 500, is_admin: false });
  });

  it("of the role counts at once, and ends every login when it is taken away [S4 ROLE-05 S25]", async () => {
    await put(mayaId, { is_admin: true, balance: 500 });
    expect((await maya.fetch(USERS)).status).toBe(200);
    const taken = await put(mayaId, { is_admin: false, balance: 500 });
    expect(await taken.json()).toMatchObject({ is_admin: false });
    expect((await maya.fetch("/api/v1/users/me")).status).toBe(401);
    await login(maya, "sign-in", "maya@example.com");
    expect((await maya.fetch(USERS)).status).toBe(403);
    expect((await audit()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["admin_removed", "admin_granted"]),
    );
  });

  it("never leaves nobody who administers, also when two take the role from each other", async () => {
    const { id: bossId } = await boss.me();
    const alone = await put(bossId, { is_admin: false, balance: 500 });
    expect([alone.status, await detailOf(alone)]).toEqual([
      409,
      "This is the last administrator. Make someone else an administrator first.",
    ]);
    expect((await boss.fetch(`${USERS}/${bossId}`, { method: "DELETE" })).status).toBe(409);
    const zoe = await server.signUp("zoe@example.com");
    const { id: zoeId } = await zoe.me();
    await put(mayaId, { is_admin: true, balance: 500 });
    await put(zoeId, { is_admin: true, balance: 500 });
    const named = await put(bossId, { is_admin: false, balance: 500 }, maya);
    expect(await detailOf(named)).toContain("ADMIN_EMAILS");
    await boss.fetch(`${USERS}/${bossId}`, { method: "DELETE" });
    const [one, other] = await Promise.all([
      put(zoeId, { is_admin: false, balance: 500 }, maya),
      put(mayaId, { is_admin: false, balance: 500 }, zoe),
    ]);
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
  });
});

describe("a deletion", () => {
  it("deletes all that is theirs, stops their runs, transfers organizations, and says so beforehand [ADMUSR-05 S4 S25]", async () => {
    const tasks = await enableTasks(maya);
    await maya.send("POST", "/api/v1/connections", deskConnection());
    await uploadText(maya, "regions.csv", "Region,Amount\nNorth,1\n");
    await ask(maya, 'Create a task called "Waits"', { connection_ids: [tasks.id] });
    await maya.send("POST", "/api/v1/organizations", { name: "Alone" });
    const made = await maya.send("POST", "/api/v1/organizations", { name: "Shared" });
    const { id: shared } = (await made.json()) as { id: string };
    const { store } = server.deps;
    const { id: bossId } = await boss.me();
    await server.database.db
      .insert(organizationMembers)
      .values({ organizationId: shared, userId: bossId, role: "member" });
    expect(await boss.json<UserBelongings>(`${USERS}/${mayaId}/belongings`)).toEqual({
      connections: 3,
      runs: 1,
      chats: 1,
      files: 1,
      organizations_deleted: ["Alone"],
      organizations_passed_on: ["Shared"],
    });

    expect((await boss.fetch(`${USERS}/${mayaId}`, { method: "DELETE" })).status).toBe(204);
    expect((await maya.fetch("/api/v1/users/me")).status).toBe(401);
    expect((await boss.fetch(`${USERS}/${mayaId}`)).status).toBe(404);
    expect((await boss.fetch(`${USERS}/${mayaId}`, { method: "DELETE" })).status).toBe(404);
    expect(await store.organizations.list(bossId)).toEqual([
      expect.objectContaining({ name: "Shared", ownerId: bossId }),
    ]);
    expect(await store.portal.findAccount("maya@example.com")).toBeUndefined();
    expect(await store.datasets.listStorageKeys()).toEqual(new Set());
    expect(await audit()).toContainEqual({
      action: "user_deleted",
      actor_email: "boss@example.com",
      target: "maya@example.com",
      detail: null,
    });
  });
});
