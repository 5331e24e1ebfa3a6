import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { createTask } from "../../patterns/approval-dialog/approval.fixtures.ts";
import { finishedChat, newChat, rehearsed, runningChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, promptBox, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatRun } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/Runs",
  component: ChatScreen,
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: "While a run goes on inputs are disabled and it can be stopped [CHAT-10 CHAT-15 CHAT-51 DISC-06]",
  tags: ["state:chat/discovery-running", "picture"],
  args: { state: runningChat },
  play: async ({ canvas, args }) => {
    const conversation = within(canvas.getByRole("region", { name: "Conversation" }));
    await expect(
      conversation.getByText("Switchboard is working...", { selector: "[data-slot=working] *" }),
    ).toBeInTheDocument();
    await expect(promptBox(canvas)).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    const settings = within(canvas.getByRole("complementary", { name: "Chat settings" }));
    await expect(settings.getByRole("button", { name: "Discover Something" })).toBeDisabled();
    await expect(settings.getByRole("checkbox", { name: "My files" })).toBeDisabled();
    await expect(settings.getByRole("combobox", { name: "Model" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};

export const RehearsalNext: Story = {
  name: "A prompt that is sent as a rehearsal says what that is and what it costs",
  tags: ["picture"],
  args: {
    state: { ...newChat, rehearsal: "next" },
    draft: "Create a task to «call Inês»",
  },
  play: async ({ canvas }) => {
    const note = canvas.getByText("Rehearsal").closest("[data-slot=chat-rehearsal]");
    await expect(note).toHaveTextContent("A rehearsal costs credits like any run.");
    await expect(canvas.queryByRole("button", { name: "Run for real" })).toBeNull();
  },
};

export const Rehearsed: Story = {
  name: "A rehearsal shows what it did not run, and can be run for real",
  tags: ["picture"],
  args: {
    state: { ...newChat, session: finishedChat.session, messages: rehearsed, rehearsal: "done" },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: /create_task.*Not run/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Run for real" }));
    await expect(args.onRunForReal).toHaveBeenCalledOnce();
  },
};

export const Stopping: Story = {
  name: "Stop that is on its way shows so and is not sent again [CHAT-61]",
  args: { state: { ...runningChat, run: { ...runningChat.run, stopping: true } } },
  play: async ({ canvas, args }) => {
    const stop = canvas.getByRole("button", { name: "Stop" });
    await expect(stop).toHaveAttribute("aria-busy", "true");
    await userEvent.click(stop);
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

/** The note about the connection, beside the prompt. */
const lineOf = (canvas: ReturnType<typeof within>) => {
  const line = canvas
    .getAllByRole("status")
    .find((region: HTMLElement) => region.getAttribute("data-slot") === "chat-line");
  if (!line) throw new Error("Nothing speaks of the line.");
  return line;
};

export const Reconnecting: Story = {
  name: "A lost connection is said, the run goes on",
  args: { state: { ...runningChat, run: { ...runningChat.run, status: "reconnecting" } } },
  play: async ({ canvas }) => {
    await expect(lineOf(canvas)).toHaveTextContent(
      "Connection lost. The run continues. Reconnecting…",
    );
    await expect(promptBox(canvas)).toBeDisabled();
  },
};

export const Offline: Story = {
  name: "A device without a network is told from a lost connection",
  tags: ["picture"],
  args: { state: { ...runningChat, run: { ...runningChat.run, status: "offline" } } },
  play: async ({ canvas }) => {
    await expect(lineOf(canvas)).toHaveTextContent(
      "You are offline. The run continues, and the answer appears when you are back online.",
    );
    await expect(promptBox(canvas)).toBeDisabled();
  },
};

export const OfflineBeforeSending: Story = {
  name: "A message that has not reached the server is kept, and nothing is said of a run",
  args: {
    state: { ...runningChat, run: { ...runningChat.run, status: "offline", begun: false } },
  },
  play: async ({ canvas }) => {
    await expect(lineOf(canvas)).toHaveTextContent(
      "You are offline. Your message will be sent when you are back online.",
    );
    await expect(canvas.queryByText(/The run continues/)).toBeNull();
  },
};

const linesOfARun: readonly ChatRun["status"][] = [
  "running",
  "reconnecting",
  "offline",
  "reconnecting",
  "running",
  "idle",
];

export const LineLostAndBack: Story = {
  name: "A lost line and its return are each said once, in a region that was there before",
  render: function Lines(args) {
    const [at, setAt] = useState(0);
    const status = linesOfARun[at] ?? "idle";
    return (
      <>
        <WithDraft {...args} state={{ ...runningChat, run: { ...runningChat.run, status } }} />
        <button className="sr-only" type="button" onClick={() => setAt((last) => last + 1)}>
          Next
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = lineOf(canvas);
    const said: string[] = [region.textContent];
    for (const _ of linesOfARun.slice(1)) {
      await userEvent.click(canvas.getByRole("button", { name: "Next" }));
      said.push(region.textContent);
    }
    await expect(said).toEqual([
      "",
      "Connection lost. The run continues. Reconnecting…",
      "You are offline. The run continues, and the answer appears when you are back online.",
      "Connection lost. The run continues. Reconnecting…",
      "Connection restored.",
      "",
    ]);
    await expect(lineOf(canvas)).toBe(region);
    await expect(region.querySelector("[role]")).toBeNull();
  },
};

export const WaitingForApproval: Story = {
  name: "The approval dialog stands over the conversation, which still works [CHAT-10 STREAM-09 APPROVE-01 CT-21]",
  tags: ["state:chat/waiting-for-approval", "picture"],
  args: {
    state: {
      ...runningChat,
      run: { ...runningChat.run, status: "awaiting_approval" },
      approval: { request: createTask },
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Approval Required" });
    const behind = within(canvasElement).getByText("Switchboard is working...", {
      selector: "[data-slot=working] *",
    });
    await expect(behind).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Deny" }));
    await expect(args.onDeny).toHaveBeenCalledTimes(1);
  },
};

export const DiscoveryNoConnection: Story = {
  name: "Discovery without a connection shows an alert [DISC-04 ERR-61]",
  tags: ["state:chat/discovery-no-connection-alert", "picture"],
  args: {
    state: {
      ...newChat,
      settings: { ...newChat.settings, selectedConnectionIds: [] },
      dialogs: {
        alert: "Please select at least one connection to use the Discovery feature.",
        deleting: null,
      },
    },
  },
  play: async ({ args }) => {
    const alert = await screen.findByRole("alertdialog", {
      name: "Please select at least one connection to use the Discovery feature.",
    });
    await userEvent.click(within(alert).getByRole("button", { name: "OK" }));
    await expect(args.onCloseAlert).toHaveBeenCalledTimes(1);
  },
};
