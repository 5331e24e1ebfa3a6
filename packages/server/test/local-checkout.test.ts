import { beforeEach, describe, expect, it } from "vitest";
import { monthAfter } from "../src/domain/billing/months.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let now = new Date("2026-11-20T12:00:00Z");
let server: TestServer;
let maya: TestClient;
beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  server = await startTestServer({ overrides: { clock: { now: () => now } } });
  maya = await server.signUp();
});

async function begin(client: TestClient, price_id: string, is_subscription = true) {
  const response = await client.send("POST", "/api/v1/stripe/create-checkout-session", {
    price_id,
    is_subscription,
  });
  const { url } = (await response.json()) as { url: string };
  return new URL(url).pathname;
}
async function pay(price: string, isSubscription = true) {
  const page = await begin(maya, price, isSubscription);
  return maya.fetch(`${page}/pay`, { method: "POST" });
}
/** What is stored: a login does not last a month. */
async function stored(userId: string) {
  const { store } = server.deps;
  return {
    tier: (await store.users.find(userId))?.subscriptionTier,
    balance: await store.ledger.sum({ userId }),
  };
}
const change = (what: Record<string, string>) =>
  maya.fetch("/checkout/billing", { method: "POST", body: new URLSearchParams(what) });
/** What the server does every minute, and all that follows from it. */
async function tick() {
  await server.jobs.tick();
  await server.jobs.idle();
}

describe("the built-in checkout", () => {
  it("says what it is, and that nothing is charged; paid, it leads to the page after a purchase [PRICE-17]", async () => {
    const page = await begin(maya, "professional");
    const shown = await (await maya.fetch(page)).text();
    expect(shown).toContain(
      "built-in checkout. It shows how a purchase works, without a card or money.",
    );
    expect(shown).toContain("Confirm (test mode)");
    const paid = await maya.fetch(`${page}/pay`, { method: "POST" });
    expect([paid.status, paid.headers.get("location")]).toEqual([303, "/ui/purchase-success"]);
    expect(await maya.me()).toMatchObject({ subscription_tier: "professional", balance: 5500 });
  });

  it("is paid once, however often it is pressed [R10]", async () => {
    await pay("professional");
    const page = await begin(maya, "starter_pack", false);
    await Promise.all(
      Array.from({ length: 5 }, () => maya.fetch(`${page}/pay`, { method: "POST" })),
    );
    expect((await maya.me()).balance).toBe(6700);
    expect((await maya.fetch(page)).status).toBe(404);
  });

  it("cancelled, charges nothing and is closed [PURCH-06]", async () => {
    const page = await begin(maya, "professional");
    const left = await maya.fetch(`${page}/cancel`, { method: "POST" });
    expect(left.headers.get("location")).toBe("/ui/purchase-cancelled");
    expect((await maya.fetch(`${page}/pay`, { method: "POST" })).status).toBe(404);
    expect((await maya.me()).subscription_tier).toBe("free");
  });

  it("belongs to the user who began it, and is used from its own page [S1 S2 S7]", async () => {
    const page = await begin(maya, "professional");
    const other = await server.signUp();
    expect((await other.fetch(page)).status).toBe(404);
    expect((await other.fetch(`${page}/pay`, { method: "POST" })).status).toBe(404);
    const visitor = await server.anonymous().fetch(`${page}/pay`, { method: "POST" });
    expect(visitor.headers.get("location")).toBe("/ui/login");
    const foreign = await maya.fetch(`${page}/pay`, {
      method: "POST",
      headers: { origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    expect((await maya.me()).subscription_tier).toBe("free");
    expect((await maya.fetch("/checkout/nothing")).status).toBe(404);
  });
});

describe("a plan of the built-in checkout", () => {
  it("renews every month by the server's clock, once however often it is looked at", async () => {
    const { id } = await maya.me();
    await pay("professional");
    for (let month = 0; month < 2; month += 1) {
      now = new Date(monthAfter(now).getTime() + 1000);
      await Promise.all([tick(), tick()]);
      await tick();
      expect(await stored(id)).toEqual({ tier: "professional", balance: 5000_00 });
    }
  });

  it("cancelled, runs to the end of its month and is Free then; until then it can be kept [LO-101]", async () => {
    const { id } = await maya.me();
    await pay("team");
    await change({ change: "cancel" });
    expect(await maya.json("/api/v1/credits")).toMatchObject({
      term: { kind: "ends", date: "2026-12-20T12:00:00.000Z" },
    });
    await change({ change: "resume" });
    expect(await maya.json("/api/v1/credits")).toMatchObject({ term: { kind: "renews" } });
    await change({ change: "cancel" });
    expect((await maya.me()).subscription_tier).toBe("team");
    now = new Date(monthAfter(now).getTime() + 1000);
    await tick();
    now = new Date(now.getTime() + 60_000);
    await tick();
    expect(await stored(id)).toEqual({ tier: "free", balance: 500_00 });
  });

  it("can be changed for another one, there and on the pricing page", async () => {
    await pay("professional");
    await pay("team");
    expect(await maya.me()).toMatchObject({ subscription_tier: "team", balance: 20_500 });
    await change({ change: "switch", offer: "professional" });
    expect(await maya.me()).toMatchObject({ subscription_tier: "professional", balance: 20_500 });
    expect(await (await maya.fetch("/checkout/billing")).text()).toContain("Switch to Team");
  });
});

describe("in production", () => {
  const production = { NODE_ENV: "production", LOCAL_PORTAL: "allow", LOCAL_OUTBOX: "allow" };

  it("the built-in checkout is off unless it is named [13.4.2]", async () => {
    const closed = await startTestServer({ env: production });
    const client = await closed.signUp();
    const response = await client.send("POST", "/api/v1/stripe/create-checkout-session", {
      price_id: "professional",
      is_subscription: true,
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      detail: "Payments are not set up on this server. Ask its administrator.",
    });
    const open = await startTestServer({ env: { ...production, LOCAL_CHECKOUT: "allow" } });
    expect(await begin(await open.signUp(), "professional")).toMatch(/^\/checkout\//);
  });
});
