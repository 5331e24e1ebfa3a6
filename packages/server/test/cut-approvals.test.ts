import { beforeAll, expect, it } from "vitest";
import { openChat } from "../src/domain/chat/chat.ts";
import type { RunEvent } from "../src/domain/runs/events.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
import type { Store } from "../src/store/types.ts";
import {
  addPerson,
  connect,
  onlyModel,
  order,
  read,
  scriptedModel,
  startAgent,
  type TestAgent,
  testPlugin,
} from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

const SLOW = { timeout: 120_000 };

const SCRIPT = [
  [{ text: "First I look. " }, { call: "test_look", args: { what: "it" } }],
  [{ text: "Now I act. " }, { call: "test_act", args: { what: "one" } }],
  [{ text: "And again. " }, { call: "test_act", args: { what: "two" } }],
  [{ text: "Both are done, 東京 🙂." }],
];
/** What the person lets run, in turn: the first call with another argument, the second as it is. */
const ANSWERS = [{ what: "one, edited" }, { what: "two" }];

/** Ids and times are new in each run; everything else is compared to the letter. */
const FRESH = /"(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[^"]+)"|"duration_ms":\d+/g;
const lasting = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replaceAll(FRESH, (fresh) =>
      fresh.startsWith('"duration') ? '"duration_ms":0' : '"…"',
    ),
  );

describeOnEachEngine("a run with two approvals, one of them edited", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let agent: TestAgent;
  let person: string;
  let connection: string;
  let acted: unknown[];

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({
      look: { effect: "read", run: async () => ({ found: true }) },
      act: {
        run: async (args) => {
          acted.push(args);
          return { acted: args };
        },
      },
    });
    agent = startAgent(store, { models: onlyModel(scriptedModel(SCRIPT)), plugins });
    person = await addPerson(store);
    connection = await connect(store, person, plugins, ["act"]);
  });

  /**
   * Plays the run to its end. The line of stream number `part` is cut after `most` events, and the rest is read by a new one,
   * as a page does that resumes.
   */
  async function play(part = -1, most = Number.POSITIVE_INFINITY) {
    acted = [];
    const credits = await agent.store.ledger.sum({ userId: person });
    let { runId, sessionId, after } = await agent.runs.start(
      order(person, "Act twice", { connectionIds: [connection] }),
    );
    const heard: RunEvent[] = [];
    const lengths: number[] = [];
    for (let at = 0; ; at += 1) {
      const begin = heard.length;
      heard.push(...(await read(agent, runId, after, at === part ? most : undefined)));
      // A line that was cut before its first event leaves the number that it began with.
      const known = Math.max(after, heard.at(-1)?.seq ?? 0);
      if (at === part) heard.push(...(await read(agent, runId, known)));
      lengths.push(heard.length - begin);
      const answer = ANSWERS[at];
      if (answer === undefined) break;
      const question = heard.at(-1);
      expect(question?.type).toBe("hitl_required");
      ({ after } = await agent.runs.approve({
        userId: person,
        sessionId,
        name: "act",
        arguments: answer,
        approvalId: String(question?.["approval_id"]),
      }));
    }
    await agent.runs.idle();
    const { messages } = await openChat(agent, person, sessionId);
    return {
      heard,
      lengths,
      seen: {
        heard: lasting(heard.map(({ new_balance: _balance, ...event }) => event)),
        stored: lasting(messages),
        acted,
        spent: credits - (await agent.store.ledger.sum({ userId: person })),
        state: (await agent.runs.get(person, runId)).state,
      },
    };
  }

  it("is one story: what is read, what is stored, what was done and what it cost [R3 C11]", async () => {
    const { seen, heard, lengths } = await play();
    expect(seen.acted).toEqual(ANSWERS);
    expect(seen.state).toBe("finished");
    expect(seen.spent).toBe(300);
    expect(lengths.every((length) => length > 4)).toBe(true);
    expect(heard.filter(({ edited }) => edited === true)).toHaveLength(1);
    expect(JSON.stringify(seen.stored)).toContain("Both are done, 東京 🙂.");
  });

  it(
    "is the same wherever a stream of it is cut: events, stored messages, calls and charge [R3 R4 C10 C11]",
    SLOW,
    async () => {
      const whole = await play();
      for (const [part, length] of whole.lengths.entries()) {
        for (let most = 0; most <= length; most += 1) {
          const { seen } = await play(part, most);
          expect(seen, `stream ${part} cut after ${most}`).toEqual(whole.seen);
        }
      }
    },
  );
});
