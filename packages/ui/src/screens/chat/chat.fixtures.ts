import { settings as allSettings } from "../../patterns/chat-settings/chat-settings.fixtures.ts";
import type { TranscriptMessage } from "../../patterns/chat-transcript/types.ts";
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

/** A rehearsal that would have created a task. */
export const rehearsed: readonly TranscriptMessage[] = [
  { kind: "user", id: "r-1", text: "Create a task to «call Inês»." },
  {
    kind: "status",
    id: "r-2",
    text: "Rehearsal: the agent only reads. What it would change is shown and not run.",
  },
  {
    kind: "tool_call",
    id: "r-3",
    call: {
      id: "call-1",
      name: "create_task",
      arguments: { title: "Call Inês" },
      effect: "write",
      connection: { name: "Tasks – Halden Coffee", plugin: "tasks", logoUrl: null },
      state: "not_run",
      result: "Not run in a rehearsal. In a real run: Create task “Call Inês”.",
    },
  },
  {
    kind: "assistant",
    id: "r-4",
    text: "I would have created the task **Call Inês**, without a due date.",
  },
];
