import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { createTask } from "../../patterns/approval-dialog/approval.fixtures.ts";
import { newChat, runningChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, promptBox, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";

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
  tags: ["state:chat/discovery-running"],
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

export const Reconnecting: Story = {
  name: "A lost connection is said, the run goes on",
  args: { state: { ...runningChat, run: { ...runningChat.run, status: "reconnecting" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The run goes on; reconnecting/)).toBeVisible();
    await expect(promptBox(canvas)).toBeDisabled();
  },
};

export const WaitingForApproval: Story = {
  name: "The approval dialog stands over the conversation, which still works [CHAT-10 APPROVE-01 CT-21]",
  tags: ["state:chat/waiting-for-approval"],
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
  tags: ["state:chat/discovery-no-connection-alert"],
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
