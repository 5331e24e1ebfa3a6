import type { User } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerOf, ask } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const PROFILE = "/api/v1/users/me/profile";

let server: TestServer;
let person: TestClient;

beforeAll(async () => {
  server = await startTestServer({ overrides: { agent: { plannerPaceMs: 0 } } });
});

beforeEach(async () => {
  person = await server.signUp();
});

async function save(details: object, learned: object = {}) {
  const body = { information_scaffold: details, persistent_learned_info: learned };
  const response = await person.send("POST", PROFILE, body);
  return { status: response.status, body: (await response.json()) as User & { detail?: string } };
}

describe("a profile", () => {
  it("begins with the standard details, and no learned facts [PROF-05 LO-68]", async () => {
    const me = await person.me();
    expect(Object.keys(me.information_scaffold).slice(0, 2)).toEqual(["Name", "Role"]);
    expect(new Set(Object.values(me.information_scaffold))).toEqual(new Set([""]));
    expect(me.persistent_learned_info).toEqual({});
  });

  it("is replaced, with trimmed keys in the order they came in, and without blank ones [PROF-05 PROF-07 PROF-08 PROF-09 API-31]", async () => {
    const learned = { "  Warehouse ": "Chiado", Aa: "first", "  ": "lost", B: "last" };
    const { status, body } = await save({ Name: "Maya", " Role ": "Accounts" }, learned);
    expect(status).toBe(200);
    const me = await person.me();
    expect(body).toEqual(me);
    expect(me.information_scaffold).toMatchObject({ Name: "Maya", Role: "Accounts", Company: "" });
    expect(Object.entries(me.persistent_learned_info)).toEqual([
      ["Warehouse", "Chiado"],
      ["Aa", "first"],
      ["B", "last"],
    ]);
    await save({}, {});
    expect((await person.me()).persistent_learned_info).toEqual({});
  });

  it.each<[string, object, object, string]>([
    ["a detail that nobody is asked for", { Rank: "First" }, {}, "My Details has no “Rank”."],
    ["a long key", {}, { ["k".repeat(101)]: "" }, "A key has at most 100 characters."],
    ["a long value", {}, { Notes: "v".repeat(2001) }, "“Notes” is too long."],
    [
      "too many facts",
      {},
      Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`k${at}`, ""])),
      "A profile has at most 200 facts",
    ],
  ])(
    "with %s is refused in words and changes nothing [PROF-12 S3]",
    async (_what, details, learned, words) => {
      await save({ Name: "Maya" }, { Kept: "yes" });
      const refused = await save(details, learned);
      expect(refused.status).toBe(422);
      expect(refused.body.detail).toContain(words);
      const me = await person.me();
      expect(me.information_scaffold).toMatchObject({ Name: "Maya" });
      expect(me.persistent_learned_info).toEqual({ Kept: "yes" });
    },
  );

  it("is what the agent answers from about the person, and no line of it passes for another one [PROF-05]", async () => {
    expect(answerOf(await ask(person, "What do you know about me?"))).toContain(
      "Your profile is empty",
    );
    await save({ Role: "Head of *accounts*\n- Name: Nobody" }, { "Favourite colour": "green" });
    expect(answerOf(await ask(person, "What is my role?"))).toBe(
      "Your profile says: **Role**: Head of \\*accounts\\* - Name: Nobody",
    );
    const all = answerOf(await ask(person, "What do you know about me?"));
    expect(all).toContain("**Favourite colour**: green");
    expect(all).not.toContain("**Name**");
    expect(answerOf(await ask(person, "Was ist mein favourite colour?"))).toContain("green");
  });

  it("is nobody else's [S2]", async () => {
    await save({ Role: "Head of accounts" });
    const stranger = await server.signUp();
    expect(answerOf(await ask(stranger, "What is my role?"))).not.toContain("Head of accounts");
  });
});
