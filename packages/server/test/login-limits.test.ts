import { beforeAll, describe, expect, it } from "vitest";
import { createFairQueue } from "../src/domain/auth/fair-queue.ts";
import { visitorOf, readProxies } from "../src/domain/auth/network-address.ts";
import { createKnownDevices } from "../src/domain/auth/known-devices.ts";
import { createSignInLimits } from "../src/integrations/portal/sign-in-limits.ts";
import { createThrottle } from "../src/domain/auth/throttle.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { rateLimits } from "../src/store/schema.ts";
import { createClient, type TestClient } from "./client.ts";
import { login, PASSWORD, submitPortal } from "./portal.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { describeOnEachEngine } from "./stores.ts";

const QUARTER_MS = 15 * 60_000;
const SLOW = { timeout: 60_000 };

/** A browser as the operator's proxy passes it on. */
const from = (server: TestServer, address: string) =>
  createClient(server.url, { "x-forwarded-for": address });
const guess = async (client: TestClient, email: string, password = "guess guess") =>
  (await submitPortal(client, "sign-in", { email, password })).status;
const countOf = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

describe("limits for guessing passwords", () => {
  let now = Date.parse("2026-05-01T10:00:00Z");
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: { TRUSTED_PROXIES: "127.0.0.1, ::1" },
      overrides: { clock: { now: () => new Date(now) } },
    });
  });

  it(
    "let the owner in during 90 wrong logins at once, elsewhere and in a browser known to the account [S11]",
    SLOW,
    async () => {
      const email = "owner@example.com";
      const known = from(server, "198.51.100.7");
      await login(known, "sign-up", email);
      const attack = Promise.all(
        Array.from({ length: 90 }, () => guess(from(server, "198.51.100.7"), email)),
      );
      const owners = Promise.all([
        ...Array.from({ length: 4 }, () => guess(from(server, "203.0.113.9"), email, PASSWORD)),
        ...Array.from({ length: 4 }, () => {
          const again = from(server, "198.51.100.7");
          again.setCookie("device", known.cookie("device") ?? "");
          return guess(again, email, PASSWORD);
        }),
      ]);
      expect(await owners).toEqual(Array.from({ length: 8 }, () => 303));
      const refused = await attack;
      expect(countOf(refused, 303)).toBe(0);
      expect(countOf(refused, 429)).toBeGreaterThanOrEqual(80);
      expect(await guess(known, email, PASSWORD)).toBe(303);
    },
  );

  /** Tries one wrong password per account, each admitted as by the form. @returns how many were */
  async function spray(addresses: readonly string[]) {
    const limits = createSignInLimits({
      ...server.deps,
      devices: createKnownDevices(server.deps.fingerprints),
    });
    const admitted = [];
    for (const [at, address] of addresses.entries())
      admitted.push(
        await limits.admit(`account-${at}@example.com`, undefined, { address, device: undefined }),
      );
    return admitted.filter((one) => one !== undefined).length;
  }

  it("admit few of a thousand guesses from a hundred networks, and the owner in a known browser [S11]", async () => {
    const devices = createKnownDevices(server.deps.fingerprints);
    const limits = createSignInLimits({ ...server.deps, devices });
    const email = "guessed@example.com";
    const browser = from(server, "203.0.113.200");
    await login(browser, "sign-up", email);
    const account = await server.deps.store.portal.findAccount(email);
    const guesses = Array.from({ length: 1000 }, (_, at) =>
      limits.admit(email, account, { address: `10.${at % 100}.0.1`, device: undefined }),
    );
    const admitted = (await Promise.all(guesses)).filter((one) => one !== undefined);
    // As many as one account takes from strangers within a quarter of an hour.
    expect(admitted.length).toBeLessThanOrEqual(200);
    const device = browser.cookie("device");
    expect(await limits.admit(email, account, { address: "10.0.0.1", device })).toBeDefined();
  });

  it("slow an address that tries one password at 60 accounts, and not its neighbors", async () => {
    now += QUARTER_MS;
    expect(await spray(Array.from({ length: 60 }, () => "198.51.100.8"))).toBe(40);
    expect(await guess(from(server, "198.51.100.8"), "victim@example.com")).toBe(429);
    expect(await guess(from(server, "198.51.100.9"), "victim@example.com")).toBe(422);
  });

  it("slow a network that changes its address, and no other network", async () => {
    now += QUARTER_MS;
    expect(await spray(Array.from({ length: 120 }, (_, host) => `203.0.113.${host}`))).toBe(100);
    expect(await guess(from(server, "203.0.113.200"), "victim@example.com")).toBe(429);
    expect(await guess(from(server, "192.0.2.1"), "victim@example.com")).toBe(422);
  });

  it("do not count the right password against an address", SLOW, async () => {
    now += QUARTER_MS;
    const email = "busy@example.com";
    await login(from(server, "192.0.2.77"), "sign-up", email);
    for (let time = 0; time < 45; time++)
      expect(await guess(from(server, "192.0.2.77"), email, PASSWORD)).toBe(303);
  });

  it("know a browser until its account has another password, and for no other account [S4]", async () => {
    now += QUARTER_MS;
    const email = "known@example.com";
    const here = from(server, "192.0.2.90");
    await login(here, "sign-up", email);
    const device = here.cookie("device") ?? "";
    for (let tries = 0; tries < 10; tries++) await guess(from(server, "192.0.2.90"), email);
    const stranger = from(server, "192.0.2.90");
    expect(await guess(stranger, email, PASSWORD)).toBe(429);
    stranger.setCookie("device", device);
    expect(await guess(stranger, email, PASSWORD)).toBe(303);
    await here.send("POST", "/api/v1/account/password", {
      current_password: PASSWORD,
      new_password: "another horse battery",
    });
    expect(await guess(here, email, "another horse battery")).toBe(303);
    stranger.setCookie("device", device);
    expect(await guess(stranger, email, "another horse battery")).toBe(429);
  });

  it("store neither addresses nor what was typed", async () => {
    await guess(from(server, "192.0.2.123"), "canary-password@example.com");
    const rows = JSON.stringify(await server.database.db.select().from(rateLimits));
    expect(rows).not.toMatch(/192\.0\.2|canary/);
  });
});

describe("the visitor's address", () => {
  const { ranges } = readProxies("10.0.0.0/8, fd00::/8, 127.0.0.1");

  it.each([
    [
      "of a visitor without a proxy, whatever they claim",
      "203.0.113.5",
      "192.0.2.1",
      "203.0.113.5",
    ],
    ["behind a proxy", "10.0.0.1", "203.0.113.5", "203.0.113.5"],
    [
      "behind two, after what the visitor made up",
      "127.0.0.1",
      "8.8.8.8, 203.0.113.5, 10.1.1.1",
      "203.0.113.5",
    ],
    ["with a port", "10.0.0.1", "203.0.113.5:4711", "203.0.113.5"],
    ["of IPv6, as its network", "::ffff:10.0.0.1", "[2001:db8:1:2:3:4:5:6]:80", "2001:db8:1:2::"],
    ["where the proxy says none", "10.0.0.1", undefined, "10.0.0.1"],
    ["where the header makes no sense", "10.0.0.1", "203.0.113.5, <script>", "10.0.0.1"],
  ])("is that %s", (_which, remote, forwarded, visitor) => {
    expect(visitorOf(remote, forwarded, ranges)).toBe(visitor);
  });

  it("is named by proxies that the operator lists, with a sentence for each that cannot be read", () => {
    expect(readProxies("10.0.0.0/8 proxy.internal").problems).toEqual([
      "TRUSTED_PROXIES: 'proxy.internal' is no address or range of addresses such as 10.20.0.0/16.",
    ]);
  });
});

describe("the queue of passwords to check", () => {
  it("takes turns between lanes, known people first, and refuses what one lane piles up", async () => {
    const queue = createFairQueue({ running: 1, perLane: 2, waiting: 10 });
    const done: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const add = (name: string, lane: string, isKnown = false) =>
      queue({ lane, isKnown }, async () => {
        await gate;
        done.push(name);
      });
    const all = [
      add("flood 1", "flood"),
      add("flood 2", "flood"),
      add("flood 3", "flood"),
      add("one", "other"),
      add("known", "known", true),
    ];
    await expect(add("flood 4", "flood")).rejects.toThrow("Many people are logging in right now.");
    open();
    await Promise.all(all);
    expect(done).toEqual(["flood 1", "known", "flood 2", "one", "flood 3"]);
  });
});

describeOnEachEngine("attempts", (engine) => {
  it("count one by one when many come at once through two processes", async () => {
    const store = createUnitOfWork(await engine.openTestStore());
    const fingerprints = (text: string): [string] => [text];
    const deps = { store, clock: { now: () => new Date("2026-05-01T10:00:00Z") }, fingerprints };
    const here = createThrottle(deps, "test", 10, QUARTER_MS);
    const there = createThrottle(deps, "test", 10, QUARTER_MS);
    const admitted = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? here : there).admit("who")),
    );
    expect(admitted.filter(Boolean)).toHaveLength(10);
  });
});
