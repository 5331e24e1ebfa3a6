import { settings as allSettings } from "../../patterns/chat-settings/chat-settings.fixtures.ts";
import type { ChatSettingsView } from "../../patterns/chat-settings/index.ts";
import {
  fixtureNow,
  fullRun,
  runningRun,
} from "../../patterns/chat-transcript/transcript.fixtures.ts";
import { sessions } from "../../patterns/session-list/session-list.fixtures.ts";
import type { ChatReady } from "./chat.types.ts";

/** The current time of the stories. */
export const chatNow = fixtureNow;

const settings: ChatSettingsView = {
  ...allSettings,
  connections: [
    { id: "c-data", name: "My files", plugin: "data", logoUrl: null },
    { id: "c-tasks", name: "Tasks – Halden Coffee", plugin: "tasks", logoUrl: null },
    ...allSettings.connections,
  ],
  selectedConnectionIds: ["c-data", "c-tasks", ...allSettings.selectedConnectionIds],
  files: [{ id: "f-sales", name: "sales.csv", bytes: 612_000 }, ...allSettings.files],
};

/** A new chat of a user with files and apps. */
export const newChat: ChatReady = {
  kind: "ready",
  session: null,
  history: { sessions },
  messages: [],
  settings,
  run: { status: "idle", startedAt: null, toolCalls: 0, maxToolCalls: 3 },
  approval: null,
  dialogs: { alert: null, deleting: null },
};

const openSession = { id: "s-1", title: "Which wholesale accounts have invoices more than 3" };

/** A finished conversation. */
export const finishedChat: ChatReady = { ...newChat, session: openSession, messages: fullRun };

/** A conversation in the middle of a run. */
export const runningChat: ChatReady = {
  ...finishedChat,
  messages: runningRun,
  run: { status: "running", startedAt: chatNow - 9_000, toolCalls: 2, maxToolCalls: 3 },
};
