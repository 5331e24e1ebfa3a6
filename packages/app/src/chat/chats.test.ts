import { fixtures, mockRunStream } from "@switchboard/api-client/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Chat } from "./chat.ts";
import { browser } from "./chats.fixtures.ts";
import { readSettings } from "./keep-settings.ts";

const { user } = fixtures;
const session = { ...fixtures.chatSessionDetail, messages: [], active_run: null, settings: null };
type Answer = () => Response | Promise<Response>;

afterEach(() => vi.unstubAllGlobals());

/** Pages of one browser before a server that answers a run like this. */
async function browserWith(run: Answer = () => mockRunStream(fixtures.runEvents)) {
  const { load } = await browser((path) =>
    path.includes("/chatsessions/") ? Response.json(session) : run(),
  );
  return load;
}

describe("what was typed and not sent", () => {
  it("is there again after a reload, each text in its chat", async () => {
    const load = await browserWith();
    const before = load();
    before.chats.start(user).draft.set("What is");
    (await before.chats.open(user, session.id)).draft.set("And by month?");
    before.leave();
    const after = load();
    expect(after.chats.start(user).draft.get()).toBe("What is");
    expect((await after.chats.open(user, session.id)).draft.get()).toBe("And by month?");
  });

  it("is also the question in the bar, until the server has it", async () => {
    const answer = Promise.withResolvers<Response>();
    const { load } = await browser((path) =>
      path.endsWith("/check") ? Response.json(fixtures.questionCheck) : answer.promise,
    );
    const { question } = fixtures.questionAnswer;
    const { show: _none, ...begun } = question;
    const before = load();
    before.chats.start(user).question.set(begun);
    before.leave();
    const after = load();
    const chat = after.chats.start(user);
    expect(chat.question.get()).toEqual(begun);
    const asking = chat.askQuestion(question);
    await expect.poll(() => chat.question.get()).toBeNull();
    after.leave();
    expect(load().chats.start(user).question.get()).toEqual(question);
    answer.resolve(mockRunStream(fixtures.runEvents));
    await asking;
    after.leave();
    expect(load().chats.start(user).question.get()).toBeNull();
  });

  it("stays until the server has the message, also when the page goes before that [CHAT-57]", async () => {
    const answer = Promise.withResolvers<Response>();
    const load = await browserWith(() => answer.promise);
    const before = load();
    const chat = before.chats.start(user);
    chat.draft.set("What is the total?");
    const sending = chat.send("What is the total?");
    expect(chat.draft.get()).toBe("");
    before.leave();
    expect(load().chats.start(user).draft.get()).toBe("What is the total?");
    answer.resolve(mockRunStream(fixtures.runEvents));
    await sending;
    before.leave();
    expect(load().chats.start(user).draft.get()).toBe("");
  });

  it("goes with the chat that got its session, and spares what was begun beside it in another window", async () => {
    const answer = Promise.withResolvers<Response>();
    const load = await browserWith(() => answer.promise);
    const { chats, leave } = load();
    const first = chats.start(user);
    const sending = first.send("What is the total?");
    leave();
    const other = load();
    other.chats.start(user).draft.set("Something else");
    other.leave();
    answer.resolve(mockRunStream(fixtures.runEvents));
    await sending;
    first.draft.set("And by month?");
    leave();
    const after = load();
    expect(after.chats.start(user).draft.get()).toBe("Something else");
    const { sessionId } = first.state.get();
    expect((await after.chats.open(user, sessionId ?? "")).draft.get()).toBe("And by month?");
  });

  it("is forgotten with its chat [CHAT-31]", async () => {
    const load = await browserWith();
    const before = load();
    (await before.chats.open(user, session.id)).draft.set("And by month?");
    before.chats.forget(session.id);
    before.leave();
    expect((await load().chats.open(user, session.id)).draft.get()).toBe("");
  });
});

describe("what was chosen in the settings and not sent", () => {
  const chosen = {
    maxToolCalls: 7,
    discoveryLimit: 12,
    model: "google:gemini-1.5-pro-latest",
    connectionIds: [],
  } as const;

  it("stays with its chat over a visit to another one, and a reload [CHAT-19 CHAT-20 CHAT-26 CHAT-29]", async () => {
    const load = await browserWith();
    const before = load();
    (await before.chats.open(user, session.id)).changeSettings(chosen);
    await before.chats.open(user, "another");
    const again = (await before.chats.open(user, session.id)).settings.get();
    expect(again).toEqual({ ...chosen, connectionIds: new Set() });
    before.leave();
    const after = load();
    expect((await after.chats.open(user, session.id)).settings.get()).toEqual(again);
    expect((await after.chats.open(user, "another")).settings.get().maxToolCalls).toBe(3);
    expect(after.chats.start(user).settings.get().maxToolCalls).toBe(3);
  });

  it("is the server's once a run has taken it along, and goes with its chat [CHAT-31]", async () => {
    const load = await browserWith();
    const { chats } = load();
    const chat = await chats.open(user, session.id);
    chat.changeSettings(chosen);
    await chat.send("What is the total?");
    expect((await chats.open(user, session.id)).settings.get().maxToolCalls).toBe(3);
    (await chats.open(user, session.id)).changeSettings(chosen);
    chats.forget(session.id);
    expect((await chats.open(user, session.id)).settings.get().maxToolCalls).toBe(3);
  });

  it("is left out where it cannot be used any more", () => {
    expect(readSettings("")).toEqual({});
    expect(readSettings('{"maxToolCalls": 11, "discoveryLimit": 2.5, "model": 7}')).toEqual({});
    expect(readSettings('{"connectionIds": ["a", 1], "maxToolCalls": 10}')).toEqual({
      connectionIds: ["a"],
      maxToolCalls: 10,
    });
  });
});

it("makes lines in each chat that no other chat has: a change of chats is not taken for one of lines", async () => {
  const { chats } = (await browserWith())();
  const open: Chat[] = [];
  for (const _ of [1, 2]) {
    const chat = chats.start(user);
    open.push(chat);
    await chat.send("What is the total?");
    await chat.upload(new File(["Region"], "sales.csv"));
  }
  const made = (messages: readonly { id: string }[]) =>
    messages.map(({ id }) => id).filter((id) => /^(local|note)/.test(id));
  const ids = open.flatMap((chat) => made(chat.state.get().messages));
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

describe("a new chat", () => {
  it("is the same one until it has a session: a page that loads meanwhile takes no question off the screen, and Back leads to it [CHAT-52]", async () => {
    const answer = Promise.withResolvers<Response>();
    const { chats } = (await browserWith(() => answer.promise))();
    const chat = chats.start(user);
    expect(chats.start(user)).toBe(chat);
    const sending = chat.send("What is the total?");
    expect(chats.start(user)).toBe(chat);
    expect(chats.start({ ...user, connections: [] })).toBe(chat);
    answer.resolve(mockRunStream(fixtures.runEvents));
    await sending;
    expect(chats.start(user)).not.toBe(chat);
  });

  it("is the same one after a visit to the page of a file that was uploaded in it", async () => {
    const { chats } = (await browserWith())();
    const chat = chats.start(user);
    chat.state.set((now) => ({
      ...now,
      messages: [
        { id: "local-1", role: "status", text: "Uploaded." },
        { id: "local-2", role: "file", file: { name: "a.csv", tables: [], questions: [] } },
      ],
    }));
    expect(chats.start(user)).toBe(chat);
  });

  it("is not shown to somebody else while its question is on its way", async () => {
    const answer = Promise.withResolvers<Response>();
    const { chats } = (await browserWith(() => answer.promise))();
    const chat = chats.start(user);
    const sending = chat.send("What is the total?");
    expect(chats.start({ ...user, id: "someone-else" })).not.toBe(chat);
    answer.resolve(mockRunStream(fixtures.runEvents));
    await sending;
  });

  it("has the words again that the server did not take while another chat was on show [CHAT-57]", async () => {
    const answer = Promise.withResolvers<Response>();
    const { chats } = (await browserWith(() => answer.promise))();
    const sending = chats.start(user).send("What is the total?");
    await chats.open(user, session.id);
    answer.resolve(Response.json({ detail: "The disk is away." }, { status: 500 }));
    await sending;
    expect(chats.start(user).draft.get()).toBe("What is the total?");
  });

  it("is another one for another person, and with another connection, which is ticked in it", async () => {
    const { chats } = (await browserWith())();
    const chat = chats.start(user);
    expect(chats.start({ ...user, id: "someone-else" })).not.toBe(chat);
    const [connection] = user.connections;
    if (connection === undefined) throw new Error("The user of the fixtures has no connection.");
    const connections = [...user.connections, { ...connection, id: "one-more" }];
    expect(chats.start({ ...user, connections }).settings.get().connectionIds).toContain(
      "one-more",
    );
  });
});
