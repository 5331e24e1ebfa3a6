import { useState } from "react";
import { Button } from "../../../components/button/index.ts";
import { createTask } from "../../../patterns/approval-dialog/approval.fixtures.ts";
import type { TranscriptMessage } from "../../../patterns/chat-transcript/index.ts";
import {
  createTaskCall,
  queryCall,
  toolMessage,
} from "../../../patterns/chat-transcript/transcript.fixtures.ts";
import { chatNow, newChat } from "../../../screens/chat/chat.fixtures.ts";
import { chatArgs } from "../../../screens/chat/chat.stage.tsx";
import { ChatScreen } from "../../../screens/chat/index.ts";
import type { ChatReady } from "../../../screens/chat/chat.types.ts";

type Scene = {
  /** Label of the button that starts this scene; the answers of the dialog lead on by themselves. */
  name: string;
  status: ChatReady["run"]["status"];
  /** The messages added in this scene. */
  add: readonly TranscriptMessage[];
  /** How many of the last messages these replace. */
  instead?: number;
};

const call = toolMessage({ ...queryCall, state: "running", result: undefined });

/** A conversation in which everything that is announced happens once. */
const scenes: readonly [Scene, ...Scene[]] = [
  { name: "", status: "idle", add: [] },
  {
    name: "Ask",
    status: "running",
    add: [{ kind: "user", id: "1", text: "What is the total by region?" }],
  },
  {
    name: "Stream",
    status: "running",
    add: [{ kind: "assistant", id: "2", text: "Let me add", streaming: true }],
  },
  {
    name: "Call",
    status: "running",
    add: [{ kind: "assistant", id: "2", text: "Let me **add them up**." }, call],
    instead: 1,
  },
  { name: "Approval", status: "awaiting_approval", add: [toolMessage(queryCall)], instead: 1 },
  {
    name: "Approved",
    status: "running",
    add: [
      { kind: "status", id: "4", text: "User approved tool call: create_task", mark: "done" },
      toolMessage({ ...createTaskCall, state: "running", result: undefined }),
    ],
  },
  {
    name: "Answer",
    status: "idle",
    add: [
      toolMessage(createTaskCall),
      { kind: "assistant", id: "6", text: "The total is **891,221.35**. The task is open." },
    ],
    instead: 1,
  },
  {
    name: "Ask again",
    status: "running",
    add: [{ kind: "user", id: "7", text: "And another task?" }],
  },
  { name: "Another approval", status: "awaiting_approval", add: [] },
  {
    name: "Denied",
    status: "idle",
    add: [
      { kind: "status", id: "8", text: "Tool call denied by user. Task halted.", mark: "denied" },
    ],
  },
  { name: "Ask once more", status: "running", add: [{ kind: "user", id: "9", text: "And now?" }] },
  { name: "Cut the line", status: "reconnecting", add: [] },
  { name: "Line is back", status: "running", add: [] },
  {
    name: "Fail",
    status: "idle",
    add: [
      { kind: "error", id: "10", text: "The model stopped answering.", action: { kind: "retry" } },
    ],
  },
];

/** The chat, whose buttons lead through a conversation. */
export function ConversationStage() {
  const [at, setAt] = useState(0);
  const scene = scenes[at] ?? scenes[0];
  const following = scenes[at + 1];
  const go = () => setAt(at + 1);
  const running = scene.status !== "idle";
  const state: ChatReady = {
    ...newChat,
    session: { id: "s-1", title: "Totals" },
    messages: scenes
      .slice(0, at + 1)
      .reduce<readonly TranscriptMessage[]>(
        (messages, { add, instead = 0 }) => [
          ...messages.slice(0, messages.length - instead),
          ...add,
        ],
        [],
      ),
    run: {
      ...newChat.run,
      status: scene.status,
      startedAt: running ? chatNow - 9_000 : null,
    },
    approval:
      scene.status === "awaiting_approval"
        ? { request: { ...createTask, id: scene.name }, pending: null, error: null }
        : null,
  };
  return (
    <div className="grid gap-3">
      {following && scene.status !== "awaiting_approval" ? (
        <Button className="m-2 justify-self-start" onClick={go}>
          {following.name}
        </Button>
      ) : null}
      <div className="flex h-160 min-w-0">
        <ChatScreen {...chatArgs} onApprove={go} onDeny={go} state={state} />
      </div>
    </div>
  );
}
