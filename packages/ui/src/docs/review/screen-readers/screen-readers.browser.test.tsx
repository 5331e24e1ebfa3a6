import "../../../styles.css";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inboxItems } from "../../../patterns/inbox-list/inbox-list.fixtures.ts";
import { approvalDialogScript } from "./approval-dialog.script.ts";
import { conversationScript } from "./conversation.script.ts";
import { dataTableScript } from "./data-table.script.ts";
import { inboxListScript } from "./inbox-list.script.ts";
import type { ReaderScript } from "./reader-scripts.types.ts";
import { startVirtualReader, unheard, type VirtualReader } from "./virtual-reader.ts";
import { walkedStories } from "./walked-stories.ts";

/** The buttons are not armed in the first moments. */
const armed = () =>
  expect.poll(() => document.querySelector("[data-armed]"), { timeout: 5_000 }).not.toBeNull();

type Walk = (reader: VirtualReader) => Promise<void>;

/** What the virtual reader does for each step: it has no keys of its own, so it moves to the same elements. */
const walks: Record<string, Walk> = {
  "table-name": (reader) => reader.to("table, Connections"),
  "table-heads": (reader) => reader.readTo("columnheader, Enabled Tools"),
  "table-sort": async (reader) => {
    await reader.backTo("button, Name");
    await reader.press("Enter");
    await reader.backTo("columnheader, Name");
  },
  "table-cells": async (reader) => {
    await reader.to("cell, Gmail – Accounts");
    await reader.readTo("cell, 5 of 6");
  },
  "table-box": async (reader) => {
    await reader.backTo("checkbox, Select Gmail – Accounts");
    await reader.press(" ");
  },
  "table-some": (reader) => reader.backTo("checkbox, Select all"),
  "table-all": (reader) => reader.press(" "),
  "table-none": (reader) => reader.press(" "),
  "table-range": async (reader) => {
    await reader.to("checkbox, Select HubSpot – Sales");
    await reader.press(" ", "Tab", "Tab", "Shift+ ");
  },
  "table-bar": async (reader) => {
    await reader.to("end of table, Connections");
    await reader.readTo("button, Clear selection");
  },
  "table-loads": async (reader) => {
    await reader.to("button, Load again");
    await reader.press("Enter");
  },
  "table-busy": async (reader) => {
    await reader.to("table, Connections");
    await reader.to("cell, Gmail – Accounts");
  },
  "table-long": async (reader) => {
    await reader.to("table, Users");
    await reader.to("cell, Maya Rey 1");
  },
  "inbox-name": (reader) => reader.to("list, Inbox"),
  "inbox-first": (reader) => reader.press("j"),
  "inbox-next": (reader) => reader.press("j", "j", "ArrowDown"),
  "inbox-select": (reader) => reader.press("x"),
  "inbox-range": (reader) => reader.press("Shift+J"),
  "inbox-archive": (reader) => reader.press("e"),
  "inbox-undo": (reader) => reader.press("z"),
  "inbox-keys": (reader) => reader.press("?", "Escape"),
  "inbox-read": async (reader) => {
    await reader.to("list, Inbox");
    await reader.readTo("end of list, Inbox");
  },
  "inbox-arrivals": async (reader) => {
    await reader.to("button, Receive");
    await reader.press("Enter");
  },
  "inbox-arrivals-again": (reader) => reader.press("Enter"),
  "approval-opens": async (reader) => {
    await reader.to("button, Ask");
    await reader.forget();
    await reader.press("Enter");
    await armed();
  },
  "approval-summary": (reader) => reader.readTo("Changes data"),
  "approval-arguments": (reader) => reader.readTo("sales.csv"),
  "approval-answers": (reader) => reader.readTo("button, Approve & Continue"),
  "approval-enter": (reader) => reader.press("Enter"),
  "approval-edit": async (reader) => {
    await reader.to("textbox, Title");
    await reader.write("!");
    await reader.to("button, Approve & Continue");
  },
  "approval-error": async (reader) => {
    await reader.to("switch, Edit as JSON");
    await reader.press(" ");
    await reader.to("textbox, Arguments");
    await reader.write("x");
    await reader.press("Tab");
    await reader.to("button, Approve & Continue");
  },
  "approval-error-read": (reader) => reader.to("textbox, Arguments"),
  "approval-deny": (reader) => reader.press("Escape", "Escape"),
  "approval-approve": async (reader) => {
    await reader.press("Enter");
    await armed();
    await reader.to("button, Approve & Continue");
    await reader.press(" ");
  },
};

const pressed = (name: string): Walk => {
  return async (reader) => {
    await reader.to(`button, ${name}`);
    await reader.press(" ");
  };
};
const answered = (name: string): Walk => {
  return async (reader) => {
    await armed();
    await pressed(name)(reader);
  };
};

/** The presses that lead through the conversation, by step. */
const conversation: Record<string, Walk> = {
  "conversation-ask": pressed("Ask"),
  "conversation-stream": pressed("Stream"),
  "conversation-call": pressed("Call"),
  "conversation-approval": pressed("Approval"),
  "conversation-approve": answered("Approve & Continue"),
  "conversation-answer": pressed("Answer"),
  "conversation-ask-again": pressed("Ask again"),
  "conversation-approval-again": pressed("Another approval"),
  "conversation-deny": answered("Deny"),
  "conversation-ask-once-more": pressed("Ask once more"),
  "conversation-cut": pressed("Cut the line"),
  "conversation-back": pressed("Line is back"),
  "conversation-fail": pressed("Fail"),
};
Object.assign(walks, conversation);

let root: Root | undefined;
let reader: VirtualReader | undefined;

beforeAll(() => page.viewport(1280, 900));
afterEach(leave);

async function leave() {
  await reader?.stop();
  root?.unmount();
  document.body.replaceChildren();
}

/** The story on an otherwise empty page, with the reader at its beginning. */
async function open(id: string): Promise<VirtualReader> {
  await leave();
  const Story = walkedStories.get(id);
  if (Story === undefined) throw new Error(`There is no story ${id}.`);
  const host = document.createElement("main");
  document.body.append(host);
  root = createRoot(host);
  root.render(<Story />);
  await expect.poll(() => host.querySelectorAll("button").length).toBeGreaterThan(0);
  reader = await startVirtualReader();
  return reader;
}

async function walkThrough({ story, steps }: ReaderScript) {
  let walked = await open(story);
  for (const step of steps) {
    if (step.story) walked = await open(step.story);
    const walk = walks[step.id];
    if (walk === undefined) throw new Error(`Nobody walks ${step.id}.`);
    await walked.forget();
    await walk(walked);
    const missing = async () => {
      const said = await walked.said();
      if (step.hear.length === 0) return said.join("\n");
      const without = unheard(step.hear, said).map(({ words }) => words);
      return without.length === 0 ? "" : `${without.join("\n")}\nis not in:\n${said.join("\n")}`;
    };
    await expect.poll(missing, { message: step.id }).toBe("");
  }
}

it("says of the data table what its script says, in that order [T6]", () =>
  walkThrough(dataTableScript));

it("says of the inbox list what its script says, in that order [I12]", () =>
  walkThrough(inboxListScript));

it("says of the approval dialog what its script says, in that order [A4 A12 C12]", () =>
  walkThrough(approvalDialogScript));

it("says of a conversation what its script says, in that order [C12]", () =>
  walkThrough(conversationScript));

it("says of a conversation by itself exactly this, each once [C12 C11]", async () => {
  const walked = await open(conversationScript.story);
  await walked.forget();
  const asked =
    "alertdialog, Approval Required, Create the task “Call Île-de-France about the drop”.";
  const heard: string[] = [];
  const phrases: Record<string, string> = {
    "conversation-ask": "polite: Switchboard is working...",
    "conversation-call": "polite: Let me add them up.",
    "conversation-approval": asked,
    "conversation-approve": "polite: User approved tool call: create_task",
    "conversation-answer": "polite: The total is 891,221.35. The task is open.",
    "conversation-ask-again": "polite: Switchboard is working...",
    "conversation-approval-again": asked,
    "conversation-deny": "polite: Tool call denied by user. Task halted.",
    "conversation-ask-once-more": "polite: Switchboard is working...",
    "conversation-cut": "polite: Connection lost. The run continues. Reconnecting…",
    "conversation-back": "polite: Connection restored.",
    "conversation-fail": "polite: The model stopped answering.",
  };
  const byItself = async () =>
    (await walked.said()).filter((phrase) => /^(?:polite|assertive|alertdialog)[:,]/.test(phrase));
  for (const [step, walk] of Object.entries(conversation)) {
    await walk(walked);
    const phrase = phrases[step];
    if (phrase !== undefined) heard.push(phrase);
    // Everything announced so far: a repeated or late announcement would disturb the next step.
    await expect.poll(byItself, { message: step }).toEqual(heard);
  }
});

it("says the place of an item once, and the number of those that are selected [I12]", async () => {
  const walked = await open(inboxListScript.story);
  await walked.forget();
  await walked.readTo("end of list, Inbox");
  const said = await walked.said();
  const times = (words: string) => said.filter((phrase) => phrase.includes(words)).length;
  expect(times("(0 / 12)")).toBe(1);
  expect(inboxItems.map((_, index) => times(` ${index + 1} of 12, `))).toEqual(
    inboxItems.map(() => 1),
  );
});

it("says an approval once when it opens [C12]", async () => {
  const walked = await open(approvalDialogScript.story);
  await walks["approval-opens"]?.(walked);
  const said = await walked.said();
  expect(said.filter((phrase) => phrase.includes("Approval Required"))).toHaveLength(1);
});
