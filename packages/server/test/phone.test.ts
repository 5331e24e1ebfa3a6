import { beforeAll, describe, expect, it } from "vitest";
import {
  CODE_LIFE_MS,
  MAX_CODES_PER_DAY,
  MAX_ATTEMPTS,
  startPhoneVerification,
} from "../src/domain/phones/verify-phone.ts";
import { phoneCodes } from "../src/store/schema.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const START = "/api/v1/phone-verification/start";
const COMPLETE = "/api/v1/phone-verification/complete";
const SETTINGS = "/api/v1/users/me/sms-settings";
const WRONG = { status: 422, body: { detail: "Invalid or expired code." } };

let now = Date.parse("2026-05-01T10:00:00Z");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { clock: { now: () => new Date(now) } } });
});

let numbers = 0;
/** A number that no other test has. */
const newNumber = () => `+1555${String(1_000_000 + ++numbers)}`;

const send = async (client: TestClient, path: string, body: object) => {
  const response = await client.send("POST", path, body);
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
};
const start = (client: TestClient, phone_number: string) => send(client, START, { phone_number });
const complete = (client: TestClient, verification_code: string) =>
  send(client, COMPLETE, { verification_code });

/** The code in the latest text message to a number. */
async function codeFor(number: string): Promise<string> {
  await server.jobs.idle();
  const sent = await server.deps.store.localOutbox.list(200);
  const latest = sent.find(({ recipient }) => recipient === number);
  const [code = ""] = /^\d{6}/.exec(latest?.channel === "sms" ? latest.content.text : "") ?? [];
  return code;
}

/** A person with a code on its way. */
async function withCode(number = newNumber()) {
  const client = await server.signUp();
  expect(await start(client, number)).toEqual({ status: 204, body: null });
  return { client, number, code: await codeFor(number) };
}

const other = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a phone number", () => {
  it("is verified with the code that was sent to it, once [SMS-03 SMS-08 SMS-16 S12]", async () => {
    const { client, number, code } = await withCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await client.me()).toMatchObject({ phone_number: null, phone_number_verified: false });
    expect(await complete(client, code)).toEqual({ status: 204, body: null });
    expect(await client.me()).toMatchObject({
      phone_number: number,
      phone_number_verified: true,
      sms_opt_in: false,
    });
    expect(await complete(client, code)).toEqual(WRONG);
  });

  it("is read with spaces and signs, as people write it [SMS-03]", async () => {
    const { client, code } = await withCode().then(async ({ client: one }) => {
      await start(one, " +49 (151) 2345-6789 ");
      return { client: one, code: await codeFor("+4915123456789") };
    });
    expect(await complete(client, code)).toMatchObject({ status: 204 });
    expect((await client.me()).phone_number).toBe("+4915123456789");
  });

  it.each([
    ["5551234567", "Enter the number in international format"],
    ["+1", "+1 is not a phone number."],
    ["+999123", "+999123 is not a phone number."],
    ["+15551234567 ext. 9", "is not a phone number."],
    ["+1555\u0000123", "is not a phone number."],
  ])("that is none is refused: %j [SMS-14]", async (typed, detail) => {
    const client = await server.signUp();
    expect(await start(client, typed)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining(detail) },
    });
  });
});

describe("a code", () => {
  it("is over after ten minutes [S12]", async () => {
    const { client, code } = await withCode();
    now += CODE_LIFE_MS;
    expect(await complete(client, code)).toEqual(WRONG);
  });

  it("is over after five wrong tries, also when they come at once [S12]", async () => {
    const { client, code } = await withCode();
    const tries = Array.from({ length: MAX_ATTEMPTS }, () => complete(client, other(code)));
    for (const tried of await Promise.all(tries)) expect(tried).toEqual(WRONG);
    expect(await complete(client, code)).toEqual(WRONG);
    const again = await withCode();
    for (let wrong = 1; wrong < MAX_ATTEMPTS; wrong += 1)
      await complete(again.client, other(again.code));
    expect(await complete(again.client, again.code)).toMatchObject({ status: 204 });
  });

  it("is used once, also when it comes many times at once [S12]", async () => {
    const { client, code } = await withCode();
    const all = await Promise.all([1, 2, 3, 4].map(() => complete(client, code)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422, 422]);
  });

  it("is good for nobody else [S12]", async () => {
    const { code } = await withCode();
    const { client } = await withCode();
    expect(await complete(client, code)).toEqual(WRONG);
    expect(await complete(await server.signUp(), code)).toEqual(WRONG);
  });

  it("is good for no other number than the one it was sent to [S12]", async () => {
    const { client, code } = await withCode();
    const second = newNumber();
    await start(client, second);
    expect(await complete(client, code)).toEqual(WRONG);
    expect(await complete(client, await codeFor(second))).toMatchObject({ status: 204 });
    expect((await client.me()).phone_number).toBe(second);
  });

  it("is kept as a keyed hash, and no log or table shows it [S12 S25]", async () => {
    const { code, number } = await withCode();
    const rows = await server.database.db.select().from(phoneCodes);
    const row = rows.find(({ phoneNumber }) => phoneNumber === number);
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify({ ...row, id: "", userId: "", phoneNumber: "" })).not.toContain(code);
  });
});

describe("what codes cost", () => {
  it("is limited for each person and day [S12]", async () => {
    const client = await server.signUp();
    for (let sent = 0; sent < MAX_CODES_PER_DAY; sent += 1)
      expect(await start(client, newNumber())).toMatchObject({ status: 204 });
    const refused = {
      status: 429,
      body: { detail: "Too many codes were sent. Try again tomorrow." },
    };
    expect(await start(client, newNumber())).toEqual(refused);
    now += 24 * 60 * 60_000 + 1;
    expect(await start(client, newNumber())).toMatchObject({ status: 204 });
  });

  it("is limited for each number, regardless of the user [S12]", async () => {
    const number = newNumber();
    const asked = Array.from({ length: MAX_CODES_PER_DAY }, async () =>
      start(await server.signUp(), number),
    );
    for (const sent of await Promise.all(asked)) expect(sent).toMatchObject({ status: 204 });
    expect(await start(await server.signUp(), number)).toMatchObject({ status: 429 });
  });

  it("is limited for each country [S12]", async () => {
    const small = await startTestServer({ env: { SMS_PER_COUNTRY_A_DAY: "1" } });
    expect(await start(await small.signUp(), "+33612345678")).toMatchObject({ status: 204 });
    expect(await start(await small.signUp(), "+33612345679")).toEqual({
      status: 429,
      body: { detail: "Too many codes were sent to this country today. Try again tomorrow." },
    });
    expect(await start(await small.signUp(), "+4915123456789")).toMatchObject({ status: 204 });
  });
});

describe("text messages", () => {
  it("are switched on and off once the phone is verified [SMS-11 SMS-12 CT-30]", async () => {
    const { client, code } = await withCode();
    expect(await send(client, SETTINGS, { sms_opt_in: true })).toEqual({
      status: 409,
      body: { detail: "Verify your phone number first." },
    });
    await complete(client, code);
    expect(await send(client, SETTINGS, { sms_opt_in: true })).toMatchObject({
      status: 200,
      body: { sms_opt_in: true },
    });
    expect(await send(client, SETTINGS, { sms_opt_in: false })).toMatchObject({
      body: { sms_opt_in: false },
    });
  });

  it("stay on for the same number, and are off for another one", async () => {
    const { client, number, code } = await withCode();
    await complete(client, code);
    await send(client, SETTINGS, { sms_opt_in: true });
    await start(client, number);
    await complete(client, await codeFor(number));
    expect((await client.me()).sms_opt_in).toBe(true);
    const second = newNumber();
    await start(client, second);
    await complete(client, await codeFor(second));
    expect((await client.me()).sms_opt_in).toBe(false);
  });

  it("say so where the server cannot send any", async () => {
    const { id } = await (await server.signUp()).me();
    const without = { ...server.deps, senders: { sms: undefined } };
    await expect(startPhoneVerification(without, id, newNumber())).rejects.toThrow(
      "Text messages are not set up on this server. Ask your administrator.",
    );
  });
});
