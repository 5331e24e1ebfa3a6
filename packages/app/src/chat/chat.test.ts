import { fixtures } from "@switchboard/api-client/testing";
import { afterEach, describe, expect, it } from "vitest";
import {
  broken,
  chatWith,
  closeServer,
  held,
  json,
  stream,
  streamHead,
  taken,
  waiting,
} from "./chat.fixtures.ts";
import { findSession } from "./chat-sessions.ts";
import type { ChatState } from "./chat-state.ts";
import type { Store } from "../session/store.ts";
import { retryOf } from "./retry.ts";
import { createTranscriptView } from "./to-transcript.ts";

afterEach(closeServer);

const run = "POST /api/switchboard-chat/run";
const check = "POST /api/v1/data/questions/check";
const texts = (chat: { state: { get(): { messages: readonly object[] } } }) =>
  chat.state.get().messages.map((message) => ("text" in message ? message.text : message));

/** Where a chat has been from now on, each place once in a row. */
function phasesOf(chat: { state: Store<ChatState> }): readonly string[] {
  const seen: string[] = [];
  chat.state.subscribe(() => {
    const { phase } = chat.state.get();
    if (phase !== seen.at(-1)) seen.push(phase);
  });
  return seen;
}

describe("approving", () => {
  it("sends the fixed sentence where there is no last prompt [APPROVE-08]", async () => {
    const { chat, sent } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(waiting)],
        [run]: [stream({ type: "assistant", content: "Done." })],
      },
      ["sessions", "approvals"],
    );
    await chat.open("s1");
    await chat.approve({ arguments: { title: "Edited" } });
    expect(sent(run)).toEqual([
      expect.objectContaining({
        prompt: "Continue with the approved action.",
        session_id: "s1",
        approved_tool_call: expect.objectContaining({
          approval_id: "a1",
          arguments: { title: "Edited" },
        }),
      }),
    ]);
    expect(chat.state.get().phase).toBe("idle");
  });

  it("is one of several after a reload, too, where the server says so [A10]", async () => {
    const { active_run: live } = waiting;
    const position = { index: 2, total: 3 };
    const asked = { ...live, pending_approval: { ...live.pending_approval, position } };
    const { chat } = await chatWith(
      { "GET /api/v1/chatsessions/s1": [json({ ...waiting, active_run: asked })] },
      ["sessions", "approvals"],
    );
    await chat.open("s1");
    expect(chat.state.get().approval?.position).toEqual(position);
  });

  it("keeps the pin of a chat that the loaded list does not reach", async () => {
    const { chat, sessions } = await chatWith(
      { "GET /api/v1/chatsessions/s1": [json({ ...waiting, pinned: true })] },
      ["sessions", "approvals"],
    );
    await chat.open("s1");
    expect(findSession(sessions.store.get(), "s1")).toMatchObject({
      pinned: true,
      live: "awaiting_approval",
    });
  });

  it("shows in the list what waits, and that it was decided elsewhere [A9 C9]", async () => {
    const { chat, sessions } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(waiting), json({ ...waiting, active_run: null })],
        "GET /api/v1/approvals/a1": [json({ ...fixtures.approval, id: "a1", state: "denied" })],
      },
      ["sessions", "approvals"],
    );
    sessions.add({ id: "s1", title: "T" }, waiting.created_at);
    const live = () => sessions.store.get().rows.map((row) => row.live);
    await chat.open("s1");
    expect(live()).toEqual(["awaiting_approval"]);
    await chat.recheck();
    expect(live()).toEqual([null]);
    expect(chat.state.get().approval).toBeNull();
  });

  it("is sent once, however often the button is pressed [A9]", async () => {
    const { chat, sent } = await chatWith(
      { "GET /api/v1/chatsessions/s1": [json(waiting)], [run]: [stream()] },
      ["sessions", "approvals"],
    );
    await chat.open("s1");
    await Promise.all([
      chat.approve({ arguments: {} }),
      chat.approve({ arguments: {} }),
      chat.deny(),
    ]);
    expect(sent(run)).toHaveLength(1);
  });

  it("leaves the dialog open with the server's sentence when the arguments are refused [A9]", async () => {
    const { chat } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(waiting)],
        [run]: [json({ detail: "title: It is missing." }, 422)],
      },
      ["sessions", "approvals"],
    );
    await chat.open("s1");
    await chat.approve({ arguments: {} });
    expect(chat.state.get().deciding).toEqual({ pending: null, error: "title: It is missing." });
    expect(chat.state.get().phase).toBe("awaiting_approval");
  });

  it("shows what was decided elsewhere when the server says that it is too late [A9]", async () => {
    const decided = {
      ...waiting,
      active_run: null,
      messages: [
        { id: "m", role: "STATUS", content: { content: "Tool call denied by user. Task halted." } },
      ],
    };
    const { chat } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(waiting), json(decided)],
        [run]: [json({ detail: "This call was decided already." }, 409)],
      },
      ["sessions", "approvals"],
    );
    await chat.open("s1");
    await chat.approve({ arguments: {} });
    expect(chat.state.get().phase).toBe("idle");
    expect(texts(chat)).toEqual([
      "Tool call denied by user. Task halted.",
      "This call was decided already.",
    ]);
  });
});

describe("several calls that wait", () => {
  const one = (index: number) => ({
    ...fixtures.approval,
    id: `a${index}`,
    position: { index, total: 3 },
  });
  const live = { ...waiting.active_run, pending_approval: one(1) };
  const opened = { ...waiting, active_run: { ...live, pending_approvals: [1, 2, 3].map(one) } };
  const events = "GET /api/v1/runs/r1/events?after=3";
  const ask = (index: number, seq: number, ...queue: number[]) => ({
    type: "hitl_required",
    tool_call: one(index).tool_call,
    approval_id: `a${index}`,
    position: one(index).position,
    ...(queue.length > 0 ? { queue: queue.map(one) } : {}),
    seq,
    run_id: "r1",
  });
  const denied = (seq: number) => ({
    type: "tool_result",
    tool_call: { ...one(1).tool_call, id: `c${seq}` },
    result: "The person denied this call, so it did not run.",
    outcome: "denied",
    is_error: true,
    seq,
    run_id: "r1",
  });
  const status = (seq: number) => ({
    type: "status",
    content: "Tool call denied by user. Task halted.",
    reason: "denied",
    seq,
    run_id: "r1",
  });
  const extensions = ["runs", "sessions", "approvals"];
  const routes = { "GET /api/v1/chatsessions/s1": [json(opened)] };
  const asked = (chat: { state: { get(): ChatState } }) => {
    const { approval, others } = chat.state.get();
    return [approval, ...others].map((each) => each?.approvalId);
  };

  it("are all there when the chat is opened, and when the stream asks [A10]", async () => {
    const { chat } = await chatWith(
      { ...routes, [run]: [stream({ type: "session_id", session_id: "s1" }, ask(1, 4, 2, 3))] },
      extensions,
    );
    await chat.open("s1");
    expect(asked(chat)).toEqual(["a1", "a2", "a3"]);
    await chat.approve({ id: "a3", arguments: {} });
    expect(asked(chat)).toEqual(["a1", "a2", "a3"]);
  });

  it("are answered each under its own name, with the reason of a denial [A10 C9]", async () => {
    const { chat, sent } = await chatWith(
      {
        ...routes,
        "POST /api/v1/approvals/a2/deny": [json(one(2))],
        [events]: [stream(denied(4), ask(1, 5, 3))],
        [run]: [stream({ type: "assistant", content: "Done.", seq: 7, run_id: "r1" })],
      },
      extensions,
    );
    await chat.open("s1");
    await chat.deny({ id: "a2", reason: "Not that one" });
    expect(sent("POST /api/v1/approvals/a2/deny")).toEqual([{ reason: "Not that one" }]);
    expect(chat.state.get().phase).toBe("awaiting_approval");
    expect(asked(chat)).toEqual(["a1", "a3"]);
    expect(chat.state.get().messages).toMatchObject([{ role: "tool_result", outcome: "denied" }]);
    await chat.approve({ id: "a3", arguments: { title: "Third" } });
    expect(sent(run)).toMatchObject([{ approved_tool_call: { approval_id: "a3" } }]);
  });

  it("shows the next one at once while what came of a denial is on its way [A10]", async () => {
    const { chat } = await chatWith(
      {
        ...routes,
        "POST /api/v1/approvals/a1/deny": [json(one(1))],
        [events]: [stream(denied(4), ask(2, 5, 3))],
      },
      extensions,
    );
    await chat.open("s1");
    const seen: unknown[] = ["a1"];
    chat.state.subscribe(() => {
      const id = chat.state.get().approval?.approvalId;
      if (id !== seen.at(-1)) seen.push(id);
    });
    await chat.deny({ id: "a1" });
    expect(seen).toEqual(["a1", "a2"]);
  });

  it("says that the line is lost while what came of a denial is on its way [A10 C11]", async () => {
    const { chat } = await chatWith(
      {
        ...routes,
        "POST /api/v1/approvals/a1/deny": [json(one(1))],
        [events]: [broken(), stream(denied(4), ask(2, 5, 3))],
      },
      extensions,
    );
    await chat.open("s1");
    const seen = phasesOf(chat);
    await chat.deny({ id: "a1" });
    expect(seen).toEqual(["awaiting_approval", "reconnecting", "awaiting_approval"]);
    expect(asked(chat)).toEqual(["a2", "a3"]);
  });

  it("all end with Deny all, in the words of the server and once [A10 A11 APPROVE-13]", async () => {
    const { chat, sent, sessions } = await chatWith(
      {
        ...routes,
        "POST /api/v1/approvals/a1/deny": [json(one(1))],
        [events]: [stream(denied(4), denied(5), denied(6), status(7))],
      },
      extensions,
    );
    await chat.open("s1");
    await chat.deny({ id: "a1", rest: true });
    expect(sent("POST /api/v1/approvals/a1/deny")).toEqual([{ rest: true }]);
    expect(chat.state.get()).toMatchObject({ phase: "idle", approval: null, others: [] });
    expect(texts(chat).filter((text) => typeof text === "string")).toEqual([
      "Tool call denied by user. Task halted.",
    ]);
    expect(sessions.store.get().rows.every((row) => row.live === null)).toBe(true);
  });

  it("goes on with the run that the last denial leaves going [A10]", async () => {
    const last = { ...live, pending_approval: one(3), pending_approvals: [one(3)] };
    const { chat } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json({ ...waiting, active_run: last })],
        "POST /api/v1/approvals/a3/deny": [json(one(3))],
        [events]: [
          stream(denied(4), { type: "assistant", content: "Two are done.", seq: 5, run_id: "r1" }),
        ],
      },
      extensions,
    );
    await chat.open("s1");
    await chat.deny();
    expect(chat.state.get().phase).toBe("idle");
    expect(texts(chat).at(-1)).toBe("Two are done.");
  });

  it("says the exact sentence itself where the server cannot be heard any more [A9 APPROVE-13]", async () => {
    const { chat } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(waiting)],
        "POST /api/v1/approvals/a1/deny": [json({ ...fixtures.approval, id: "a1" })],
        [events]: [json({ detail: "Gone." }, 404)],
      },
      extensions,
    );
    await chat.open("s1");
    await chat.deny();
    expect(chat.state.get().phase).toBe("idle");
    expect(texts(chat)).toEqual(["Tool call denied by user. Task halted."]);
  });

  it("shows everything anew when an answer does not follow on what this window knows [A9 A10]", async () => {
    const elsewhere = { ...opened, active_run: null, title: "After" };
    const { chat } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(opened), json(elsewhere)],
        [run]: [stream({ type: "assistant", content: "late", seq: 9, run_id: "r1" })],
      },
      extensions,
    );
    await chat.open("s1");
    await chat.approve({ id: "a2", arguments: {} });
    expect(chat.state.get()).toMatchObject({ title: "After", messages: [], phase: "idle" });
  });

  it("reads on where everything cannot be shown anew, and never loads for ever [A9 A10]", async () => {
    const last = { type: "assistant", content: "late", seq: 9, run_id: "r1" };
    const { chat, sent } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(opened), json({ detail: "Away." }, 503)],
        [run]: [stream(last)],
        [events]: [stream(denied(4), denied(5), denied(6), status(7), status(8), last)],
      },
      extensions,
    );
    await chat.open("s1");
    await chat.approve({ id: "a2", arguments: {} });
    expect(sent(events)).toHaveLength(1);
    expect(chat.state.get()).toMatchObject({ phase: "idle", lastSeq: 9 });
    expect(texts(chat).at(-1)).toBe("late");
  });

  it("says who decided about one of them in another window [C9]", async () => {
    const left = { ...live, pending_approval: one(1), pending_approvals: [one(1), one(3)] };
    const decided = { ...one(2), state: "denied", decided_by: "maya@haldencoffee.example" };
    const { chat } = await chatWith(
      {
        "GET /api/v1/chatsessions/s1": [json(opened), json({ ...waiting, active_run: left })],
        "GET /api/v1/approvals/a1": [json(one(1))],
        "GET /api/v1/approvals/a2": [json(decided)],
        "GET /api/v1/approvals/a3": [json(one(3))],
      },
      extensions,
    );
    await chat.open("s1");
    await chat.recheck();
    expect(asked(chat)).toEqual(["a1", "a3"]);
    expect(texts(chat)).toEqual(["Denied by maya@haldencoffee.example in another window."]);
  });
});

describe("approving over a line that breaks before the first event", () => {
  const done = [{ type: "assistant", content: "Done.", seq: 5, run_id: "r1" }];
  const approved = "User approved tool call: create_task";
  const extensions = ["runs", "sessions", "approvals"];
  const opened = "GET /api/v1/chatsessions/s1";

  it.each([
    ["the server was not reached", broken()],
    ["the server took the decision", taken],
  ])("decides once and reads on when %s [A9 R4 C10]", async (_, cut) => {
    const { chat, sent, keys } = await chatWith(
      { [opened]: [json(waiting)], [run]: [cut, stream(...done)] },
      extensions,
    );
    await chat.open("s1");
    await chat.approve({ arguments: { title: "Edited" } });
    expect(texts(chat)).toEqual([approved, "Done."]);
    expect(chat.state.get()).toMatchObject({ phase: "idle", approval: null });
    expect(sent(run)[1]).toEqual(sent(run)[0]);
    expect(new Set(keys(run)).size).toBe(1);
  });

  it("says that the line is lost, and asks again where the answer is no [A9 C11]", async () => {
    const { chat } = await chatWith(
      { [opened]: [json(waiting)], [run]: [broken(), json({ detail: "It is missing." }, 422)] },
      extensions,
    );
    await chat.open("s1");
    const seen = phasesOf(chat);
    await chat.approve({ arguments: {} });
    expect(seen).toEqual(["awaiting_approval", "reconnecting", "awaiting_approval"]);
    expect(chat.state.get().deciding).toEqual({ pending: null, error: "It is missing." });
  });

  it("shows what the server has when it cannot be asked again, and never loads for ever [A9]", async () => {
    const stopped = { ...waiting, active_run: null };
    const { chat } = await chatWith(
      { [opened]: [json(waiting), json(stopped)], [run]: [taken, json({ detail: "Gone." }, 404)] },
      extensions,
    );
    await chat.open("s1");
    await chat.approve({ arguments: {} });
    expect(chat.state.get()).toMatchObject({ phase: "idle", approval: null });
    expect(texts(chat)).toEqual(["Gone."]);
  });

  it("says the reason where there is no stored session to show [A9]", async () => {
    const ask = { type: "hitl_required", tool_call: fixtures.approval.tool_call };
    const { chat } = await chatWith({ [run]: [stream(ask), taken] });
    await chat.send("Create a task");
    await chat.approve({ arguments: {} });
    expect(chat.state.get().phase).toBe("idle");
    expect(texts(chat).at(-1)).toBe("The server could not be reached.");
  });
});

describe("the connections of a stored chat", () => {
  const [files, tasks] = fixtures.user.connections.map(({ id }) => id);
  const stored = {
    ...waiting,
    active_run: null,
    settings: {
      connection_ids: [files, "deleted since"],
      model: "openai:gpt-4o",
      max_executions: 4,
    },
  };
  const opened = "GET /api/v1/chatsessions/s1";

  it("are those that still exist, so that the next message can be sent [CHAT-57]", async () => {
    const { chat, sent } = await chatWith({ [opened]: [json(stored)], [run]: [stream()] }, [
      "sessions",
    ]);
    await chat.open("s1");
    await chat.send("Hi");
    expect(sent(run)).toEqual([
      expect.objectContaining({ connection_ids: [files], max_executions: 4 }),
    ]);
  });

  it("come with what a discovery that goes on has done so far [DISC-03 DISC-06]", async () => {
    const { active_run: live } = waiting;
    const going = { ...live, state: "running", pending_approval: null, kind: "discover" };
    const { chat } = await chatWith(
      {
        [opened]: [json({ ...stored, active_run: { ...going, tool_calls: 2 } })],
        [`GET /api/v1/runs/${live.id}/events?after=${live.last_seq}`]: [taken],
      },
      ["sessions", "runs"],
    );
    await chat.open("s1");
    expect(chat.state.get()).toMatchObject({ discovering: true, toolCalls: 2, phase: "loading" });
  });

  it("come with the limits of the last answer and of the last discovery [DISC-03]", async () => {
    const settings = { ...stored.settings, discovery_credits: 12 };
    const { chat } = await chatWith({ [opened]: [json({ ...stored, settings })] }, ["sessions"]);
    await chat.open("s1");
    expect(chat.settings.get()).toMatchObject({ maxToolCalls: 4, discoveryLimit: 12 });
  });

  it("leave out one that is deleted while the chat is open [CHAT-57]", async () => {
    const { chat, sent, account } = await chatWith({ [run]: [stream()] });
    chat.changeSettings({ connectionIds: [files ?? "", tasks ?? ""] });
    const { user } = fixtures;
    const left = user.connections.filter(({ id }) => id !== files);
    account.store.set({ status: "user", user: { ...user, connections: left } });
    await chat.send("Hi");
    expect(sent(run)).toEqual([expect.objectContaining({ connection_ids: [tasks] })]);
  });
});

describe("sending", () => {
  it("puts the words back into the box when the server refused them [CHAT-57]", async () => {
    const { chat } = await chatWith({ [run]: [json({ detail: "Not enough credits." }, 402)] });
    await chat.send("What is the total?");
    expect(chat.draft.get()).toBe("What is the total?");
    expect(texts(chat)).toEqual(["Not enough credits."]);
  });

  it("sends nothing of white space alone, and nothing while a run goes on [CHAT-14 CHAT-15 LO-31]", async () => {
    const { chat, sent } = await chatWith({
      [run]: [stream({ type: "assistant", content: "Hi." })],
    });
    await chat.send("  \n ");
    await Promise.all([chat.send("one"), chat.send("two")]);
    expect(sent(run)).toEqual([expect.objectContaining({ prompt: "one" })]);
  });
});

describe("stopping", () => {
  const stop = "POST /api/v1/runs/r1/stop";
  const first = { type: "session_id", session_id: "s1", seq: 1, run_id: "r1" };
  const stopped = { type: "status", content: "Stopped by user.", reason: "stopped", seq: 2 };
  const line = (event: object) => `data: ${JSON.stringify({ ...event, run_id: "r1" })}\n\n`;

  it("before the first event is sent as soon as the run has a name, and once [CHAT-61]", async () => {
    const { answer, asked } = held(streamHead);
    const ended = Promise.withResolvers<void>();
    const { chat, sent } = await chatWith(
      {
        [run]: [answer],
        [stop]: [
          (response) => {
            ended.resolve();
            json({ id: "r1", state: "stopped" })(response);
          },
        ],
      },
      ["runs"],
    );
    const sending = chat.send("What is the total?");
    const response = await asked;
    await chat.stop();
    await chat.stop();
    expect(chat.state.get().stopping).toBe("asked");
    expect(sent(stop)).toEqual([]);
    response.write(line(first));
    await ended.promise;
    response.end(`${line(stopped)}data: [DONE]\n\n`);
    await sending;
    expect(sent(stop)).toHaveLength(1);
    expect(texts(chat).at(-1)).toBe("Stopped by user.");
    expect(chat.state.get().stopping).toBeNull();
  });

  it("can be pressed again when it failed, and says why [CHAT-61]", async () => {
    const { answer, asked } = held(streamHead);
    const { chat, sent } = await chatWith(
      { [run]: [answer], [stop]: [json({ detail: "Busy." }, 500), json({ id: "r1" })] },
      ["runs"],
    );
    const sending = chat.send("What is the total?");
    const response = await asked;
    response.write(line(first));
    await expect.poll(() => chat.state.get().runId).toBe("r1");
    await chat.stop();
    expect(texts(chat).at(-1)).toBe("Busy.");
    expect(chat.state.get().stopping).toBeNull();
    await chat.stop();
    expect(sent(stop)).toHaveLength(2);
    response.end("data: [DONE]\n\n");
    await sending;
  });

  it("says each time that it failed, below what came since [CHAT-61]", async () => {
    const { answer, asked } = held(streamHead);
    const { chat } = await chatWith({ [run]: [answer], [stop]: [json({ detail: "Busy." }, 500)] }, [
      "runs",
    ]);
    const sending = chat.send("What is the total?");
    const response = await asked;
    response.write(line(first));
    await expect.poll(() => chat.state.get().runId).toBe("r1");
    await chat.stop();
    response.write(line({ type: "assistant", content: "42.", seq: 2 }));
    await expect.poll(() => texts(chat).at(-1)).toBe("42.");
    await chat.stop();
    expect(texts(chat).slice(1)).toEqual(["Busy.", "42.", "Busy."]);
    response.end("data: [DONE]\n\n");
    await sending;
  });

  it("is forgotten with a message that never began [CHAT-57]", async () => {
    const { chat, network } = await chatWith({ [run]: [json({ detail: "No credits." }, 402)] }, [
      "runs",
    ]);
    const sending = chat.send("What is the total?");
    await chat.stop();
    await sending;
    expect(chat.state.get().stopping).toBeNull();
    expect(chat.draft.get()).toBe("What is the total?");
    expect(network.listeners).toBe(0);
  });
});

describe("sending over a line that breaks", () => {
  const answer = [
    { type: "session_id", session_id: "s1", seq: 1, run_id: "r1" },
    { type: "assistant", content: "42.", seq: 2, run_id: "r1" },
  ];

  it("neither loses nor doubles the run when it breaks before the first event [R4 C10]", async () => {
    const { chat, sent, keys } = await chatWith({ [run]: [broken(), taken, stream(...answer)] }, [
      "runs",
    ]);
    await chat.send("What is the total?");
    expect(texts(chat)).toEqual(["What is the total?", "42."]);
    expect(chat.state.get()).toMatchObject({ phase: "idle", sessionId: "s1" });
    expect(chat.draft.get()).toBe("");
    expect(sent(run)).toHaveLength(3);
    const [first, ...others] = keys(run);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(others)).toEqual(new Set([first]));
  });

  it("gives each message a key of its own [C10]", async () => {
    const { chat, keys } = await chatWith({ [run]: [stream(...answer)] }, ["runs"]);
    await chat.send("Again");
    await chat.send("Again");
    expect(new Set(keys(run)).size).toBe(2);
  });

  it("sends the words under the same key again while nobody knows whether they arrived [C10 CHAT-57]", async () => {
    const away = json({ detail: "Away." }, 503);
    const { chat, keys } = await chatWith(
      { [run]: [...Array.from({ length: 5 }, () => away), stream(...answer)] },
      ["runs"],
    );
    await chat.send("What is the total?");
    expect(chat.draft.get()).toBe("What is the total?");
    await chat.send("What is the total?");
    expect(keys(run)).toHaveLength(6);
    expect(new Set(keys(run)).size).toBe(1);
    expect(texts(chat)).toEqual(["Away.", "What is the total?", "42."]);
  });

  it("says that this device is offline, stays locked, and goes on by itself when it is back [R4]", async () => {
    const rest = "GET /api/v1/runs/r1/events?after=1";
    const { chat, network } = await chatWith(
      { [run]: [broken(answer[0])], [rest]: [broken(), stream(answer[1])] },
      ["runs"],
    );
    const phases: string[] = [];
    chat.state.subscribe(() => {
      const { phase, messages } = chat.state.get();
      if (messages.length === 1 && phase !== phases.at(-1)) phases.push(phase);
      // The network goes while the server is asked to read on.
      if (phase === "reconnecting") network.lose();
    });
    const sending = chat.send("What is the total?");
    await expect.poll(() => chat.state.get().phase).toBe("offline");
    network.restore();
    await sending;
    expect(phases).toEqual(["loading", "reconnecting", "offline", "loading"]);
    expect(texts(chat)).toEqual(["What is the total?", "42."]);
    expect(chat.state.get().phase).toBe("idle");
  });

  it("sends no key to a server that knows only the specification", async () => {
    const { chat, keys } = await chatWith({ [run]: [broken()] });
    await chat.send("Hi");
    expect(keys(run)).toEqual([undefined]);
    expect(chat.draft.get()).toBe("Hi");
  });
});

describe("discovering", () => {
  const discover = "POST /api/switchboard-chat/discover";

  it("is read like a run and asks with the limit and the ticked connections [DISC-01 DISC-02 DISC-03 LO-33]", async () => {
    const { chat, sent } = await chatWith({
      [discover]: [
        stream({ type: "session_id", session_id: "s9" }, { type: "assistant", content: "Found." }),
      ],
    });
    const [id] = fixtures.user.connections.map((connection) => connection.id);
    chat.changeSettings({ connectionIds: [id ?? ""], discoveryLimit: 7 });
    await chat.discover();
    expect(sent(discover)).toEqual([
      { connection_ids: [id], model: "openai:gpt-4o", discovery_credits: 7, session_id: null },
    ]);
    expect(chat.state.get()).toMatchObject({ sessionId: "s9", title: "Discovery", phase: "idle" });
    expect(texts(chat)).toEqual(["Found."]);
  });

  it("says the server's detail, else the fixed sentence [DISC-05 ERR-03]", async () => {
    const { chat } = await chatWith({
      [discover]: [json({ detail: "Not in this version." }, 501), json({}, 500)],
    });
    await chat.discover();
    await chat.discover();
    expect(texts(chat)).toEqual([
      "Not in this version.",
      "An unknown error occurred during discovery.",
    ]);
  });
});

describe("a run that failed", () => {
  const down = {
    type: "error",
    content: "The model is gone.",
    reason: "model",
    seq: 2,
    run_id: "r1",
  };
  const question = "Total by region?";

  it("can be asked again, and what is being written stays [CHAT-57]", async () => {
    const { chat, sent } = await chatWith({
      [run]: [
        stream({ type: "session_id", session_id: "s1", title: question }, down),
        stream({ type: "assistant", content: "891,221.35" }),
      ],
    });
    await chat.send(question);
    chat.draft.set("and by month");
    await chat.retry();
    expect(texts(chat)).toEqual([question, "The model is gone.", question, "891,221.35"]);
    expect(sent(run)[1]).toMatchObject({ prompt: question, session_id: "s1" });
    expect(chat.draft.get()).toBe("and by month");
    // It is answered now: there is nothing to try again.
    await chat.retry();
    expect(sent(run)).toHaveLength(2);
  });

  it("offers the same again when nobody answers the second time [CHAT-57]", async () => {
    const { chat, sent } = await chatWith({
      [run]: [stream(down), json({}, 503), stream({ type: "assistant", content: "Yes." })],
    });
    await chat.send(question);
    chat.draft.set("typed");
    await chat.retry();
    expect(texts(chat)).toEqual([question, "The model is gone.", "An unknown error occurred."]);
    expect(chat.draft.get()).toBe("typed");
    expect(retryOf(chat.state.get())).toBe("ask");
    await chat.retry();
    expect(texts(chat).at(-1)).toBe("Yes.");
    expect(sent(run)).toHaveLength(3);
  });

  it("is not offered again from the notice while its words stand in the message box [CHAT-57]", async () => {
    const { chat } = await chatWith({ [run]: [json({ detail: "Down." }, 503)] });
    await chat.send(question);
    expect(chat.draft.get()).toBe(question);
    expect(retryOf(chat.state.get())).toBeNull();
  });

  it("asks a question of the bar again, and not its words [CHAT-57]", async () => {
    const { question: asked, said } = fixtures.questionAnswer;
    const { chat, sent } = await chatWith({
      [check]: [json(fixtures.questionCheck)],
      [run]: [stream(down), stream({ type: "assistant", content: "Here." })],
    });
    await chat.askQuestion(asked);
    await chat.retry();
    expect(sent(run)).toEqual(
      [1, 2].map(() => expect.objectContaining({ question: asked, prompt: said })),
    );
  });

  it("looks around again when that is what failed [DISC-05]", async () => {
    const discoverCall = "POST /api/switchboard-chat/discover";
    const { chat, sent } = await chatWith({ [discoverCall]: [stream(down), stream()] });
    await chat.discover();
    await chat.retry();
    expect(sent(discoverCall)).toHaveLength(2);
  });

  it("can be asked again after a reload, but no question that another run has answered [CHAT-57]", async () => {
    const message = (id: string, role: string, content: object, runId: string) => ({
      id,
      role,
      content,
      run_id: runId,
    });
    const asked = message("1", "USER", { content: question }, "r1");
    const failed = { content: "The server stopped.", reason: "interrupted" };
    const opened = (runId: string) =>
      json({
        ...waiting,
        active_run: null,
        messages: [asked, message("2", "ERROR", failed, runId)],
      });
    const { chat } = await chatWith(
      { "GET /api/v1/chatsessions/s1": [opened("r1"), opened("r2")] },
      ["sessions"],
    );
    await chat.open("s1");
    expect(retryOf(chat.state.get())).toBe("ask");
    await chat.open("s1");
    expect(retryOf(chat.state.get())).toBeNull();
  });

  it("leads to where it can be mended: credits, the connections, a new chat, the log-in [CHAT-57]", async () => {
    const gone = "A selected connection no longer exists.";
    const { chat } = await chatWith({
      [run]: [
        json({ detail: "You have 0.40 credits." }, 402),
        json({ detail: gone }, 404),
        json({ detail: "This chat was not found." }, 404),
        json({ detail: "Chat session not found." }, 404),
        json({ detail: "You are not logged in." }, 401),
        json({ detail: "This file does not exist." }, 404),
      ],
    });
    for (let time = 0; time < 6; time += 1) await chat.send(question);
    const places = {
      pricing: "/ui/pricing",
      connections: "/ui/connections",
      chat: "/switchboard-chat",
      login: "/ui/login",
    };
    const ways = createTranscriptView(
      new Map(),
      places,
    )(chat.state.get()).map((view) => (view.kind === "error" ? view.action : null));
    expect(ways).toEqual([
      { kind: "link", label: "Add credits", href: "/ui/pricing" },
      { kind: "link", label: "Manage connections", href: "/ui/connections" },
      { kind: "link", label: "New chat", href: "/switchboard-chat" },
      { kind: "link", label: "New chat", href: "/switchboard-chat" },
      { kind: "link", label: "Log in", href: "/ui/login" },
      undefined,
    ]);
  });
});

it("says each time that a file could not be deleted [UPLOAD-14]", async () => {
  const { chat } = await chatWith({});
  await chat.removeDataset("d1");
  await chat.removeDataset("d1");
  const failed = expect.stringMatching(/^Failed to delete dataset: /);
  expect(texts(chat)).toEqual([failed, failed]);
});

it("shows the balance that the stream tells, at once [STREAM-07]", async () => {
  const { chat, account } = await chatWith({
    [run]: [
      stream(
        { type: "assistant", content: "Yes." },
        { type: "balance_update", new_balance: 41.5 },
        { type: "assistant", content: "No." },
      ),
    ],
  });
  const balances: unknown[] = [];
  account.store.subscribe(() => {
    const who = account.store.get();
    balances.push([who.status === "user" && who.user.balance, texts(chat).at(-1)]);
  });
  await chat.send("Yes or no?");
  expect(balances).toEqual([[41.5, "Yes."]]);
  expect(texts(chat)).toEqual(["Yes or no?", "Yes.No."]);
});

describe("a question of the bar", () => {
  const { question, said } = fixtures.questionAnswer;

  it("is asked as a run of the chat, which shows it in words", async () => {
    const { chat, sent } = await chatWith({
      [check]: [json(fixtures.questionCheck)],
      [run]: [stream({ type: "assistant", content: "Here." })],
    });
    chat.draft.set("typed");
    chat.question.set(question);
    await chat.askQuestion(question);
    expect(sent(check)).toEqual([{ question }]);
    expect(sent(run)).toEqual([
      expect.objectContaining({ question, prompt: said, model: "openai:gpt-4o" }),
    ]);
    expect(texts(chat)).toEqual([said, "Here."]);
    expect([chat.draft.get(), chat.question.get()]).toEqual(["typed", null]);
  });

  it("is said plainly where the server cannot say it", async () => {
    const { chat } = await chatWith({ [run]: [stream({ type: "assistant", content: "Here." })] });
    await chat.askQuestion(question);
    expect(texts(chat)).toEqual(["halden_orders_2026: sum of amount by region", "Here."]);
  });

  it("is in the bar again when nobody answers, with the reason in the chat", async () => {
    const { chat } = await chatWith({
      [check]: [json(fixtures.questionCheck)],
      [run]: [json({ detail: "Down." }, 503)],
    });
    chat.question.set(question);
    await chat.askQuestion(question);
    expect(chat.question.get()).toEqual(question);
    expect(texts(chat)).toEqual(["Down."]);
    expect(chat.state.get().phase).toBe("idle");
  });
});
