import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { finishedChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatHistory, ChatReady } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/Search",
  component: ChatScreen,
  ...chatFrame,
  args: { ...chatArgs, onSearchSessions: fn(), onLoadMoreSessions: fn() },
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const chatWith = (history: Partial<ChatHistory>): ChatReady => ({
  ...finishedChat,
  history: { ...finishedChat.history, ...history },
});

export const SearchFailed: Story = {
  name: "A search that failed says so, keeps the chats that were there, and can be tried again",
  args: { state: chatWith({ query: "ro", failed: "search" }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The chats could not be searched.");
    const history = within(canvas.getByRole("navigation", { name: "Chat History" }));
    await expect(history.getByRole("link", { name: /Compare roast volumes/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetrySessions).toHaveBeenCalledTimes(1);
  },
};

export const OlderFailed: Story = {
  name: "Older chats that did not come can be asked for again",
  args: { state: chatWith({ hasMore: true, failed: "more" }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Older chats could not be loaded.");
    await expect(canvas.getByRole("button", { name: "Show older chats" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetrySessions).toHaveBeenCalledTimes(1);
  },
};
