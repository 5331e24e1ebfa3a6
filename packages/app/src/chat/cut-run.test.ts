import { createClient } from "@switchboard/api-client";
import { fakeNetwork, fixtures } from "@switchboard/api-client/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import { createAccount } from "../session/account.ts";
import { createAppInfo } from "../session/app-info.ts";
import { createChat } from "./chat.ts";
import { createChatSessions } from "./chat-sessions.ts";
import { initialSettings } from "./chat-settings.ts";
import { offeredModels } from "./model-choice.ts";
import { type Cut, type Cuts, cuttingServer, decisions, lengths } from "./cut-run.fixtures.ts";
import { createDatasets } from "./datasets.ts";
import { createTranscriptView } from "./to-transcript.ts";

afterEach(() => vi.unstubAllGlobals());

/** Sends a prompt, answers both questions and gives back what a person has seen. */
async function play(cuts: Cuts) {
  const server = cuttingServer(cuts);
  vi.stubGlobal("fetch", server.fetch);
  const api = createClient({ baseUrl: "" });
  const appInfo = createAppInfo(api);
  await appInfo.ensure();
  const deps = {
    api,
    appInfo,
    offered: () => offeredModels({ status: "unknown" }),
    refreshModels: async () => {},
    account: createAccount(api),
    sessions: createChatSessions(api, appInfo),
    datasets: createDatasets(api, appInfo),
    paths: createPaths(defaultConfig),
    now: () => new Date("2026-11-20T09:00:00Z"),
    network: { ...fakeNetwork(), onReturn: soon },
  };
  const chat = createChat(deps, initialSettings(fixtures.user), () => {});
  const toTranscript = createTranscriptView();
  const dialogs: unknown[] = [];
  const carets = new Set<number>();
  chat.state.subscribe(() => {
    const { approval } = chat.state.get();
    if (approval !== null && approval !== dialogs.at(-1)) dialogs.push(approval);
    const shown = toTranscript(chat.state.get());
    carets.add(shown.filter((one) => one.kind === "assistant" && one.streaming).length);
  });
  await chat.send("Look and then create two tasks");
  for (const args of decisions) await chat.approve({ arguments: args });
  const { phase, lastSeq } = chat.state.get();
  return {
    // Chats differ in the ids of their own lines, and in nothing else.
    transcript: toTranscript(chat.state.get()).map((message) => ({
      ...message,
      id: message.id.replace(/^local-\d+/, "local"),
    })),
    dialogs,
    carets,
    draft: chat.draft.get(),
    phase,
    lastSeq,
    begins: server.begins(),
  };
}

/** No wait between two attempts. */
const soon = (callback: () => void) => {
  const timer = setImmediate(callback);
  return () => clearImmediate(timer);
};

const whole = () => null;
const places: [part: number, cut: Cut][] = lengths.flatMap((length, part) =>
  (["unreached", "unanswered", ...Array.from({ length: length + 1 }, (_, at) => at)] as const).map(
    (cut): [number, Cut] => [part, cut],
  ),
);

describe("a run with two approvals, one of them edited [C11 R4]", () => {
  it("is whole over a line that holds", async () => {
    const { transcript, dialogs, carets, phase, begins } = await play(whole);
    expect(transcript.map((message) => ("text" in message ? message.text : message.kind))).toEqual([
      "Look and then create two tasks",
      "Looking at your files.",
      "tool_call",
      "Østlandet leads. I create **two** tasks 🙂.",
      "User approved tool call: create_task",
      "tool_call",
      "That is one.",
      "User approved tool call: create_task",
      "tool_call",
      "Both tasks are there.\n\n- one\n- two",
    ]);
    expect([dialogs.length, begins, phase]).toEqual([2, 3, "idle"]);
    expect(carets).toEqual(new Set([0, 1]));
  });

  it.each(places)("is the same when stream %i is cut at %s [C11 R4 C10]", async (part, cut) => {
    const seen = await play((at, answer) => (at === part && answer === 0 ? cut : null));
    expect(seen).toEqual(await play(whole));
  });

  it.each<[string, Cuts]>([
    ["is cut after every event", () => 1],
    ["is cut before and after every event", (_, answer) => answer % 2],
    ["breaks three times before each stream", (_, answer) => (answer < 3 ? "unanswered" : null)],
  ])("is the same when it %s [C11 R4 C10]", async (_, cuts) => {
    expect(await play(cuts)).toEqual(await play(whole));
  });
});
