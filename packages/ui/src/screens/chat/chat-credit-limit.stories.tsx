import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { runningChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatCreditLimit, ChatReady } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/Credit limit",
  component: ChatScreen,
  ...chatFrame,
  args: { ...chatArgs, onGoOn: fn(), onStop: fn() },
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (more: Partial<ChatCreditLimit> = {}): ChatReady => ({
  ...runningChat,
  run: { ...runningChat.run, status: "awaiting_approval", creditsUsed: 25 },
  creditLimit: { used: 25, ...more },
});
const card = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("region", { name: "Credit limit reached" }));

export const Waits: Story = {
  name: "A run at its limit asks whether it may go on",
  tags: ["picture"],
  args: { state: waiting() },
  play: async ({ canvas, args, userEvent }) => {
    const asked = card(canvas);
    await expect(asked.getByText(/^This run has used/)).toHaveTextContent(
      "This run has used 25.00 credits. Continue?",
    );
    await userEvent.click(asked.getByRole("button", { name: "Continue" }));
    await expect(args.onGoOn).toHaveBeenCalledTimes(1);
    await userEvent.click(asked.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};

export const Used: Story = {
  name: "While a run goes, what it has used stands beside its calls",
  args: { state: { ...runningChat, run: { ...runningChat.run, creditsUsed: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 of 3 tool calls · 2 credits/)).toBeVisible();
  },
};

export const GoingOn: Story = {
  name: "Going on is on its way",
  args: { state: waiting({ continuing: true }) },
  play: async ({ canvas, args, userEvent }) => {
    const go = card(canvas).getByRole("button", { name: "Continue" });
    await expect(go).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(go);
    await expect(args.onGoOn).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: "The limit of the day keeps it from going on, and says who can raise it",
  tags: ["picture"],
  args: {
    state: waiting({
      error:
        "You have used 20.00 of the 20.00 credits a day that Halden Coffee allows each member. To continue, ask its owner, maya.lindqvist@halden.example, to raise the limit.",
    }),
  },
  play: async ({ canvas }) => {
    await expect(card(canvas).getByText(/ask its owner, maya/)).toBeVisible();
    await expect(card(canvas).getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

export const Narrow: Story = {
  name: "The card stays inside a small screen",
  args: { state: waiting({ used: 123_456.78, error: "Unbreakable".repeat(20) }) },
  globals: { viewport: { value: "smallest" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { args: { state: waiting() }, globals: { theme: "dark" } };
