import type { Login } from "@switchboard/api-client/types";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as schema from "../src/store/schema.ts";
import { login } from "./portal.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const LOGINS = "/api/v1/account/logins";
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let desk: TestClient;
let phone: TestClient;
let now: Date;

beforeAll(async () => {
  now = new Date();
  server = await startTestServer({ overrides: { clock: { now: () => now } } });
});

beforeEach(async () => {
  desk = await server.signUp();
  phone = await anotherBrowser();
});

async function anotherBrowser(): Promise<TestClient> {
  const browser = server.anonymous();
  await login(browser, "sign-in", (await desk.me()).email);
  return browser;
}

const logins = (client: TestClient) => client.json<Login[]>(LOGINS);
const status = async (client: TestClient) => (await client.fetch("/api/v1/users/me")).status;

describe("the logins of a person", () => {
  it("are listed with the current one first, and reveal nothing that could log anybody in [S4]", async () => {
    const [first, second, ...rest] = await logins(phone);
    expect(rest).toEqual([]);
    expect([first?.is_current, second?.is_current]).toEqual([true, false]);
    expect((await logins(desk))[0]?.id).toBe(second?.id);
    const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [table] : []));
    const stored = await Promise.all(
      tables.map((table) => server.database.db.select().from(table)),
    );
    expect(JSON.stringify(stored)).not.toContain(desk.cookie("sid"));
    expect(JSON.stringify([first, second])).not.toContain(desk.cookie("sid"));
  });

  it("end one by one, at once, and not by anybody else [S2 S4]", async () => {
    const other = (await logins(desk)).find((one) => !one.is_current)?.id ?? "";
    const stranger = await server.signUp();
    expect((await stranger.send("DELETE", `${LOGINS}/${other}`)).status).toBe(404);
    expect(await status(phone)).toBe(200);
    expect((await desk.send("DELETE", `${LOGINS}/${other}`)).status).toBe(204);
    expect([await status(phone), await status(desk)]).toEqual([401, 200]);
    expect((await desk.send("DELETE", `${LOGINS}/${other}`)).status).toBe(404);
    expect((await desk.send("DELETE", `${LOGINS}/none`)).status).toBe(404);
  });

  it("end everywhere else at once [S4]", async () => {
    const third = await anotherBrowser();
    const ended = await desk.send("POST", `${LOGINS}/end-others`);
    expect(await ended.json()).toEqual({ ended: 2 });
    const all = [desk, phone, third];
    expect(await Promise.all(all.map(status))).toEqual([200, 401, 401]);
    expect(await logins(desk)).toHaveLength(1);
  });

  it("are over after 14 days without use, and after 90 days in any case [S5]", async () => {
    now = new Date(now.getTime() + 13 * DAY_MS);
    expect(await status(desk)).toBe(200);
    now = new Date(now.getTime() + DAY_MS);
    expect(await logins(desk)).toHaveLength(1);
    expect([await status(desk), await status(phone)]).toEqual([200, 401]);
    for (let day = 14; day < 89; day += 13) {
      now = new Date(now.getTime() + Math.min(13, 89 - day) * DAY_MS);
      expect(await status(desk)).toBe(200);
    }
    now = new Date(now.getTime() + DAY_MS);
    expect(await status(desk)).toBe(401);
  });
});
