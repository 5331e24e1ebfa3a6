import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { fixtures } from "@switchboard/api-client/testing";
import { afterEach, describe, expect, it } from "vitest";
import { chatWith, closeServer, held, json, stream, streamHead, waiting } from "./chat.fixtures.ts";
import { type ChatMessage, type ChatState, emptyChat } from "./chat-state.ts";
import { applyToChat } from "./chat-events.ts";
import { keepIds } from "./keep-ids.ts";
import { createTranscriptView } from "./to-transcript.ts";

afterEach(closeServer);

const run = "POST /api/switchboard-chat/run";
const opened = "GET /api/v1/chatsessions/s1";
const extensions = ["runs", "sessions", "approvals"];

const said = (id: string, role: "USER" | "ASSISTANT", text: string) => ({
  id,
  role,
  content: { content: text },
});
const session = (more: object = {}) => ({ ...waiting, active_run: null, ...more });
const live = { ...waiting.active_run, state: "running", pending_approval: null };

const write = (response: ServerResponse, ...events: object[]) => {
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
};
const texts = (chat: { state: { get(): ChatState } }) =>
  chat.state.get().messages.map((message) => ("text" in message ? message.text : message.role));

/** A run that another device began and that is over. */
const elsewhere = { type: "run", session_id: "s1", run_id: "r0", state: "finished" } as const;

describe("a chat that is read anew", () => {
  it("keeps the question that was sent while the answer was on its way [CHAT-51 C11]", async () => {
    const reading = held();
    const running = held(streamHead);
    const { chat } = await chatWith(
      { [opened]: [json(session()), reading.answer], [run]: [running.answer] },
      extensions,
    );
    await chat.open("s1");
    const hearing = applyToChat(chat, elsewhere);
    const old = await reading.asked;
    const sending = chat.send("My question");
    const mine = await running.asked;
    const stored = [said("u0", "USER", "Elsewhere"), said("a0", "ASSISTANT", "Done.")];
    json(session({ messages: stored }))(old);
    await hearing;
    expect(chat.state.get().phase).toBe("loading");
    write(mine, { type: "assistant", content: "42.", message_id: "m1", seq: 1, run_id: "r2" });
    mine.end("data: [DONE]\n\n");
    await sending;
    expect(texts(chat)).toEqual(["My question", "42."]);
  });

  it("shows the answer that was asked for last, whichever comes first", async () => {
    const first = held();
    const { chat } = await chatWith(
      { [opened]: [first.answer, json(session({ title: "New" }))] },
      extensions,
    );
    const early = chat.open("s1");
    const old = await first.asked;
    await chat.open("s1");
    json(session({ title: "Old" }))(old);
    await early;
    expect(chat.state.get().title).toBe("New");
  });

  it("hears no more of a run that the server has ended", async () => {
    const running = held(streamHead);
    const over = session({ messages: [said("a", "ASSISTANT", "Over.")] });
    const { chat } = await chatWith(
      {
        [opened]: [json(session({ active_run: live })), json(over)],
        "GET /api/v1/runs/r1/events?after=3": [running.answer],
      },
      extensions,
    );
    await chat.open("s1");
    const gone = once(await running.asked, "close");
    await chat.open("s1");
    await gone;
    expect(chat.state.get().phase).toBe("idle");
    expect(texts(chat)).toEqual(["Over."]);
  });

  it("does not say of a decision made here that it was made elsewhere [A9 C9]", async () => {
    const asking = held();
    const deciding = held();
    const decided = {
      ...fixtures.approval,
      id: "a1",
      state: "approved",
      decided_by: "maya@haldencoffee.example",
    };
    const { chat, sent } = await chatWith(
      {
        [opened]: [json(waiting), json(session({ active_run: live }))],
        "GET /api/v1/approvals/a1": [asking.answer],
        [run]: [deciding.answer],
      },
      extensions,
    );
    await chat.open("s1");
    const looking = chat.recheck();
    const look = await asking.asked;
    const approving = chat.approve({ arguments: {} });
    const response = await deciding.asked;
    json(decided)(look);
    await looking;
    streamHead(response);
    write(response, { type: "assistant", content: "Done.", seq: 5, run_id: "r1" });
    response.end("data: [DONE]\n\n");
    await approving;
    expect(sent(opened)).toHaveLength(1);
    expect(texts(chat)).toEqual(["User approved tool call: create_task", "Done."]);
  });

  it("leaves a decision alone that was made while the answer was on its way [A9]", async () => {
    const reading = held();
    const deciding = held();
    const { chat } = await chatWith(
      { [opened]: [json(waiting), reading.answer], [run]: [deciding.answer] },
      extensions,
    );
    await chat.open("s1");
    const again = chat.open("s1");
    const old = await reading.asked;
    const approving = chat.approve({ arguments: {} });
    const response = await deciding.asked;
    json(waiting)(old);
    await again;
    expect(chat.state.get().deciding.pending).toBe("approve");
    json({ detail: "title: It is missing." }, 422)(response);
    await approving;
    expect(chat.state.get().deciding).toEqual({ pending: null, error: "title: It is missing." });
  });
});

describe("a line of this page that the server has by now", () => {
  const shown = (chat: { state: { get(): ChatState } }) => createTranscriptView()(chat.state.get());
  const status = (id: string, text: string) => ({ id, role: "STATUS", content: { content: text } });
  const approved = "User approved tool call: create_task";

  it("stays the same line when the chat is read anew, with what the reader asked here [C2 A11]", async () => {
    const ask = {
      type: "hitl_required",
      tool_call: fixtures.approval.tool_call,
      approval_id: "a1",
      seq: 2,
      run_id: "r1",
    };
    const begun = { type: "session_id", session_id: "s1", seq: 1, run_id: "r1" };
    const done = { type: "assistant", content: "Done.", message_id: "m3", seq: 4, run_id: "r1" };
    const messages = [
      said("m1", "USER", "Create a task"),
      status("m2", approved),
      said("m3", "ASSISTANT", "Done."),
      said("m4", "USER", "Create a task"),
    ];
    const { chat } = await chatWith(
      { [run]: [stream(begun, ask), stream(done)], [opened]: [json(session({ messages }))] },
      extensions,
    );
    await chat.send("Create a task");
    await chat.approve({ arguments: {} });
    const before = shown(chat);
    await applyToChat(chat, elsewhere);
    expect(shown(chat).slice(0, 3)).toMatchObject(
      before.map(({ id, kind }) => ({ id, kind, ...(kind === "user" && { asked: true }) })),
    );
    expect(shown(chat)[3]).toEqual({ kind: "user", id: "m4", text: "Create a task" });
  });

  it("is told by its place from one with the same words", () => {
    const asked = (id: string): ChatMessage => ({ id, role: "user", text: "Go on" });
    const answer = (id: string): ChatMessage => ({ id, role: "assistant", text: id });
    const here = { ...emptyChat, sessionId: "s1" };
    const ids = (before: ChatMessage[], after: ChatMessage[], sessionId = "s1") =>
      keepIds({ ...here, messages: before }, { sessionId, messages: after }).map(({ id }) => id);
    const [one, two] = [asked("local-1-1"), asked("local-1-2")];
    expect(ids([asked("s"), answer("a"), two], [asked("s"), answer("a"), asked("t")])).toEqual([
      "s",
      "a",
      two.id,
    ]);
    expect(ids([answer("a"), two], [asked("s"), answer("a"), asked("t")])).toEqual([
      "s",
      "a",
      two.id,
    ]);
    expect(ids([one, two], [asked("s"), asked("t"), asked("u")])).toEqual([one.id, two.id, "u"]);
    expect(ids([one], [asked("s")], "s2")).toEqual(["s"]);
    const line: ChatMessage = { id: "local-1-1", role: "status", text: "Go on" };
    expect(ids([line], [asked("s")])).toEqual(["s"]);
  });
});

describe("settings that were changed and not yet used", () => {
  const stored = { connection_ids: [], model: "openai:gpt-4o", max_executions: 4 };

  it("stay when the chat is read anew", async () => {
    const { chat } = await chatWith(
      { [opened]: [json(session({ settings: stored }))] },
      extensions,
    );
    await chat.open("s1");
    chat.changeSettings({ maxToolCalls: 9 });
    await applyToChat(chat, elsewhere);
    expect(chat.settings.get().maxToolCalls).toBe(9);
  });

  it("stay when the chat was begun here", async () => {
    const { chat } = await chatWith(
      {
        [opened]: [json(session({ settings: stored }))],
        [run]: [stream({ type: "session_id", session_id: "s1", seq: 1, run_id: "r1" })],
      },
      extensions,
    );
    await chat.send("My question");
    chat.changeSettings({ maxToolCalls: 9 });
    await applyToChat(chat, elsewhere);
    expect(chat.settings.get().maxToolCalls).toBe(9);
  });
});
