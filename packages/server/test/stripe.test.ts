import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paymentEvents } from "../src/store/schema.ts";
import { PASSWORD } from "./portal.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

const SECRET = "whsec_test";
const stripe = new Stripe("sk_test_1");
const prices = {
  STRIPE_PRICE_PROFESSIONAL: "price_pro",
  STRIPE_PRICE_TEAM: "price_team",
  STRIPE_PRICE_STARTER_PACK: "price_starter",
  STRIPE_PRICE_PRO_PACK: "price_propack",
};

type AppRequest = {
  method: string;
  path: string;
  form: Record<string, string>;
  headers: IncomingMessage["headers"];
};

/** As much of Stripe's API as is called, in its own format: forms in, JSON out. */
async function startStripe() {
  const requests: AppRequest[] = [];
  const ended = new Set<string>();
  let failing = false;
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? "";
    requests.push({
      method: request.method ?? "",
      path,
      form: Object.fromEntries(new URLSearchParams(body)),
      headers: request.headers,
    });
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (failing)
      return json(401, { error: { type: "invalid_request_error", message: "Invalid API Key" } });
    if (path === "/v1/checkout/sessions") {
      return json(200, {
        id: "cs_test_1",
        object: "checkout.session",
        url: "https://checkout.stripe.test/c/pay/cs_test_1",
      });
    }
    if (path === "/v1/billing_portal/sessions") {
      return json(200, {
        id: "bps_1",
        object: "billing_portal.session",
        url: "https://billing.stripe.test/p/session/bps_1",
      });
    }
    if (path.startsWith("/v1/subscriptions/")) {
      if (request.method === "DELETE") {
        const again = { type: "invalid_request_error", code: "resource_missing", message: "Gone" };
        if (ended.has(path)) return json(404, { error: again });
        ended.add(path);
      }
      return json(200, {
        id: "sub_1",
        object: "subscription",
        items: { object: "list", data: [{ id: "si_1" }] },
      });
    }
    return json(404, { error: { type: "invalid_request_error", message: "Not found" } });
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stopAfterwards(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (on: boolean) => void (failing = on),
  };
}

let provider: Awaited<ReturnType<typeof startStripe>>;
let server: TestServer;
let maya: TestClient;
let userId: string;
let events = 0;

beforeAll(async () => {
  provider = await startStripe();
  server = await startTestServer({
    env: {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_BASE_URL: provider.url,
      ...prices,
    },
  });
});
beforeEach(async () => {
  provider.requests.length = 0;
  maya = await server.signUp();
  userId = (await maya.me()).id;
});

const second = (text: string) => Date.parse(text) / 1000;
const NOVEMBER = second("2026-11-20T12:00:00Z");
const DECEMBER = second("2026-12-20T12:00:00Z");

/** A message in Stripe's format. */
const message = (type: string, object: object, created = NOVEMBER) => ({
  id: `evt_${++events}`,
  object: "event",
  api_version: "2026-10-28.endive",
  created,
  type,
  data: { object },
});

function deliver(event: object, { secret = SECRET, tamper = (body: string) => body } = {}) {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return server.anonymous().fetch("/webhooks/stripe", {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature,
      origin: "",
    },
    body: tamper(payload),
  });
}

const packCompleted = (paymentIntent = `pi_${events + 1}`) =>
  message("checkout.session.completed", {
    id: "cs_test_1",
    object: "checkout.session",
    mode: "payment",
    client_reference_id: userId,
    customer: `cus_${userId}`,
    metadata: { user_id: userId, offer: "pro_pack" },
    payment_intent: paymentIntent,
    payment_status: "paid",
    subscription: null,
  });
const planCompleted = () =>
  message("checkout.session.completed", {
    id: "cs_test_2",
    object: "checkout.session",
    mode: "subscription",
    client_reference_id: userId,
    customer: `cus_${userId}`,
    metadata: { user_id: userId, offer: "professional" },
    payment_intent: null,
    payment_status: "paid",
    subscription: `sub_${userId}`,
  });
const invoicePaid = (reason = "subscription_create", price = "price_pro") =>
  message("invoice.paid", {
    id: "in_1",
    object: "invoice",
    billing_reason: reason,
    customer: `cus_${userId}`,
    parent: {
      type: "subscription_details",
      subscription_details: { metadata: { user_id: userId }, subscription: `sub_${userId}` },
    },
    lines: {
      object: "list",
      data: [
        {
          id: "il_1",
          amount: 2900,
          period: { start: NOVEMBER, end: DECEMBER },
          pricing: { type: "price_details", price_details: { price, product: "prod_1" } },
        },
      ],
    },
  });
const subscriptionIs = (
  kind: "created" | "updated" | "deleted",
  change: object = {},
  price = "price_pro",
  created = NOVEMBER,
) =>
  message(
    `customer.subscription.${kind}`,
    {
      id: `sub_${userId}`,
      object: "subscription",
      customer: `cus_${userId}`,
      status: "active",
      metadata: { user_id: userId, offer: "professional" },
      cancel_at_period_end: false,
      cancel_at: null,
      items: {
        object: "list",
        data: [
          {
            id: "si_1",
            price: { id: price },
            current_period_start: NOVEMBER,
            current_period_end: DECEMBER,
          },
        ],
      },
      ...change,
    },
    created,
  );

const buy = (priceId: string, isSubscription: boolean) =>
  maya.send("POST", "/api/v1/stripe/create-checkout-session", {
    price_id: priceId,
    is_subscription: isSubscription,
  });

describe("a checkout at Stripe", () => {
  it("gives the publishable key to anyone [PRICE-18 API-53]", async () => {
    const response = await server.anonymous().fetch("/api/v1/stripe/config");
    expect(await response.json()).toEqual({ publishable_key: "pk_test_1" });
  });

  it("is begun for a plan, by our name or by Stripe's, and names its page [PRICE-15 PRICE-17 API-52 LO-98 LO-99]", async () => {
    for (const price of ["professional", "price_pro"]) {
      const response = await buy(price, true);
      expect(await response.json()).toEqual({
        session_id: "cs_test_1",
        url: "https://checkout.stripe.test/c/pay/cs_test_1",
      });
    }
    const [requests] = provider.requests;
    expect(requests?.headers).toMatchObject({
      authorization: "Bearer sk_test_1",
      "idempotency-key": expect.any(String),
    });
    expect(requests?.form).toMatchObject({
      mode: "subscription",
      "line_items[0][price]": "price_pro",
      client_reference_id: userId,
      "subscription_data[metadata][user_id]": userId,
      success_url: `${server.url}/ui/purchase-success`,
      cancel_url: `${server.url}/ui/purchase-cancelled`,
    });
  });

  it("is for those who are logged in, and for what is sold [ROLE-09]", async () => {
    const visitor = await server
      .anonymous()
      .send("POST", "/api/v1/stripe/create-checkout-session", {
        price_id: "price_pro",
        is_subscription: true,
      });
    expect(visitor.status).toBe(401);
    expect((await buy("price_other", true)).status).toBe(422);
    expect((await buy("price_pro", false)).status).toBe(422);
    expect(provider.requests).toEqual([]);
  });

  it("of a pack needs a paid plan [PRICE-09 PRICE-16]", async () => {
    const refused = await buy("starter_pack", false);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      detail: "Credit packs come with a paid plan. Choose a plan first.",
    });
    await deliver(invoicePaid());
    expect((await buy("starter_pack", false)).status).toBe(200);
    expect(provider.requests.at(-1)?.form).toMatchObject({
      mode: "payment",
      "line_items[0][price]": "price_starter",
      "payment_intent_data[metadata][offer]": "starter_pack",
    });
  });

  it("changes the plan that is paid already instead of selling a second one", async () => {
    await deliver(planCompleted());
    await deliver(invoicePaid());
    expect((await buy("professional", true)).status).toBe(409);
    const response = await buy("team", true);
    expect(await response.json()).toMatchObject({
      url: "https://billing.stripe.test/p/session/bps_1",
    });
    expect(provider.requests.at(-1)?.form).toMatchObject({
      customer: `cus_${userId}`,
      "flow_data[type]": "subscription_update_confirm",
      "flow_data[subscription_update_confirm][items][0][price]": "price_team",
    });
  });

  it("that Stripe refuses is reported without its message [PRICE-19 R14]", async () => {
    provider.fail(true);
    const response = await buy("professional", true);
    provider.fail(false);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      detail: "The payment provider could not be reached. Nothing was charged. Please try again.",
    });
  });

  it("can be managed by users who paid once [LO-101]", async () => {
    expect((await maya.send("POST", "/api/v1/stripe/create-portal-session")).status).toBe(409);
    await deliver(planCompleted());
    const response = await maya.send("POST", "/api/v1/stripe/create-portal-session");
    expect(await response.json()).toEqual({ url: "https://billing.stripe.test/p/session/bps_1" });
    expect(await maya.json("/api/v1/credits")).toMatchObject({ billing: true });
  });
});

describe("the plan of somebody who deletes their account", () => {
  const ends = () => provider.requests.filter(({ method }) => method === "DELETE");
  const deleteAccount = async () =>
    maya.send("POST", "/api/v1/account/deletion", {
      email: (await maya.me()).email,
      password: PASSWORD,
    });

  it("is announced before, and ended at Stripe afterwards", async () => {
    await deliver(planCompleted());
    await deliver(invoicePaid());
    expect(await maya.json("/api/v1/account/deletion")).toMatchObject({ plan: "professional" });
    expect((await deleteAccount()).status).toBe(204);
    await server.jobs.idle();
    expect(ends().map(({ path }) => path)).toEqual([`/v1/subscriptions/sub_${userId}`]);
    // Stripe's later events, and another end, change nothing.
    expect((await deliver(subscriptionIs("deleted", { status: "canceled" }))).status).toBe(200);
    await server.deps.stripe?.endSubscription(`sub_${userId}`);
  });

  it("is ended later when Stripe is not there", async () => {
    await deliver(planCompleted());
    await deliver(invoicePaid());
    provider.fail(true);
    expect((await deleteAccount()).status).toBe(204);
    provider.fail(false);
    expect((await maya.fetch("/api/v1/users/me")).status).toBe(401);
  });
});

describe("a message of Stripe", () => {
  it("counts only with the signature of its bytes", async () => {
    const event = packCompleted();
    expect((await deliver(event, { secret: "whsec_other" })).status).toBe(422);
    const tampered = await deliver(event, {
      tamper: (body) => body.replace("pro_pack", "pro_pack "),
    });
    expect(tampered.status).toBe(422);
    expect((await maya.me()).balance).toBe(500);
    expect((await deliver(event)).status).toBe(200);
    expect((await maya.me()).balance).toBe(4000);
  });

  it("is kept once and acted on once, however often it comes [R10]", async () => {
    const event = packCompleted();
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await maya.me()).balance).toBe(4000);
    const kept = await server.database.db.select().from(paymentEvents);
    expect(kept.filter(({ id }) => id === event.id)).toHaveLength(1);
  });

  it("of a paid plan makes it the person's, with its credits and its day [ROLE-12]", async () => {
    for (const event of [invoicePaid(), subscriptionIs("created"), planCompleted()]) {
      expect((await deliver(event)).status).toBe(200);
    }
    expect(await maya.me()).toMatchObject({ subscription_tier: "professional", balance: 5500 });
    expect(await maya.json("/api/v1/credits")).toMatchObject({
      balance: 5500,
      monthly: 5500,
      term: { kind: "renews", date: "2026-12-20T12:00:00.000Z" },
    });
  });

  it("of another plan, of its last month and of its end is followed", async () => {
    await deliver(invoicePaid());
    await deliver(subscriptionIs("updated", {}, "price_team", NOVEMBER + 60));
    // What the difference cost begins no month.
    await deliver(invoicePaid("subscription_update", "price_team"));
    expect(await maya.me()).toMatchObject({ subscription_tier: "team", balance: 20_500 });
    await deliver(
      subscriptionIs("updated", { cancel_at_period_end: true }, "price_team", NOVEMBER + 90),
    );
    expect(await maya.json("/api/v1/credits")).toMatchObject({ term: { kind: "ends" } });
    await deliver(subscriptionIs("deleted", { status: "canceled" }, "price_team", DECEMBER));
    expect(await maya.me()).toMatchObject({ subscription_tier: "free" });
  });

  it("of a refund takes the credits back, also when it comes before the payment [R10]", async () => {
    const refund = message("charge.refunded", {
      id: "ch_1",
      object: "charge",
      amount: 2500,
      amount_refunded: 2500,
      payment_intent: `pi_of_${userId}`,
      metadata: { user_id: userId, offer: "pro_pack" },
    });
    await deliver(refund);
    await deliver(packCompleted(`pi_of_${userId}`));
    await deliver(refund);
    expect((await maya.me()).balance).toBe(500);
  });

  it("about something else is taken and does nothing", async () => {
    expect((await deliver(message("customer.created", { id: "cus_9" }))).status).toBe(200);
    const unpaid = packCompleted();
    const later = {
      ...unpaid,
      data: { object: { ...unpaid.data.object, payment_status: "unpaid" } },
    };
    expect((await deliver(later)).status).toBe(200);
    expect((await maya.me()).balance).toBe(500);
  });
});
