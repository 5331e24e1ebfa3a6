import { beforeAll, beforeEach, expect, it } from "vitest";
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
  testPlugin,
  type ScriptPart,
} from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

const look = (what: string): ScriptPart => ({ call: "test_look", args: { what } });
const act = (what: string): ScriptPart => ({ call: "test_act", args: { what } });

describeOnEachEngine("the calls of one step", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let person: string;
  let connection: string;
  /** What the tools do, in order. */
  let done: string[];
  let waiting: Map<string, () => void>;

  beforeAll(async () => {
    store = await engine.openTestStore();
    const run =
      (name: string) =>
      async ({ what }: Record<string, unknown>, { signal }: { signal: AbortSignal }) => {
        const call = `${name} ${String(what)}`;
        done.push(`${call} begins`);
        await new Promise<void>((resolve) => {
          waiting.set(call, resolve);
          signal.addEventListener("abort", () => resolve());
        });
        done.push(`${call} ends`);
        return { [name]: what };
      };
    plugins = testPlugin({
      look: { effect: "read", run: run("look") },
      act: { run: run("act") },
    });
  });

  /** Begins a run of one step, whose tools end when `next` says so. */
  async function begin(parts: readonly ScriptPart[], maxExecutions = 5) {
    const script = [parts, [{ text: "Done." }]];
    const agent = startAgent(store, { models: onlyModel(scriptedModel(script)), plugins });
    person = await addPerson(store);
    connection = await connect(store, person, plugins);
    const run = await agent.runs.start(
      order(person, "Go", { connectionIds: [connection], maxExecutions }),
    );
    return { agent, ...run };
  }
  const until = (...calls: string[]) => expect.poll(() => [...waiting.keys()]).toEqual(calls);
  const end = (call: string) => {
    waiting.get(call)?.();
    waiting.delete(call);
  };
  const shape = (events: readonly RunEvent[]) =>
    events.flatMap(({ type, tool_call: call }) =>
      type === "tool_thought" || type === "tool_result"
        ? [`${type.slice(5)} ${JSON.stringify(Reflect.get(Object(call), "arguments"))}`]
        : [],
    );

  beforeEach(() => {
    [done, waiting] = [[], new Map()];
  });

  it("that only read run at the same time, and their results stand in the order of the calls", async () => {
    const { agent, runId, sessionId } = await begin([look("a"), look("b"), look("c")]);
    await until("look a", "look b", "look c");
    end("look c");
    end("look b");
    await expect.poll(() => done.length).toBe(5);
    end("look a");
    const events = await read(agent, runId);
    expect(done).toEqual([
      "look a begins",
      "look b begins",
      "look c begins",
      "look c ends",
      "look b ends",
      "look a ends",
    ]);
    expect(shape(events)).toEqual(
      ["thought", "result"].flatMap((kind) =>
        ["a", "b", "c"].map((what) => `${kind} ${JSON.stringify({ what })}`),
      ),
    );
    const { messages } = await openChat(agent, person, sessionId);
    expect(messages.filter(({ role }) => role === "TOOL_RESULT")).toHaveLength(3);
    expect(await agent.store.ledger.sum({ userId: person })).toBe(497_00);
  });

  it("wait for one that changes something, and it for those before it", async () => {
    const { agent, runId } = await begin([look("a"), look("b"), act("x"), look("c"), look("d")]);
    await until("look a", "look b");
    end("look a");
    end("look b");
    await until("act x");
    end("act x");
    await until("look c", "look d");
    end("look d");
    end("look c");
    expect((await read(agent, runId)).at(-1)?.type).toBe("balance_update");
    expect(done.indexOf("act x begins")).toBeGreaterThan(done.indexOf("look b ends"));
    expect(done.indexOf("look c begins")).toBeGreaterThan(done.indexOf("act x ends"));
  });

  it("are refused beyond the limit, also among those that run at the same time [LIMIT-01]", async () => {
    const { agent, runId } = await begin([look("a"), look("b"), look("c")], 2);
    await until("look a", "look b");
    end("look b");
    end("look a");
    const events = await read(agent, runId);
    expect(done).toHaveLength(4);
    expect(events.map(({ content }) => content)).toContain("Tool call limit of 2 reached.");
  });

  it("are all aborted when the run is stopped, each with an outcome that is not known [R6]", async () => {
    const { agent, runId } = await begin([look("a"), look("b")]);
    await until("look a", "look b");
    await agent.runs.stop(person, runId);
    await agent.runs.idle();
    const results = (await read(agent, runId)).filter(({ type }) => type === "tool_result");
    expect(results.map(({ outcome }) => outcome)).toEqual(["unknown", "unknown"]);
  });
});
