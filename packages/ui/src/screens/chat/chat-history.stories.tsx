import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { stubClipboard, writeText } from "../../patterns/chat-transcript/clipboard.stage.ts";
import { finishedChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatReady } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat/History",
  component: ChatScreen,
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LocalSearch: Story = {
  name: "Without search on the server the titles at hand are searched",
  play: async ({ canvas }) => {
    const history = within(canvas.getByRole("navigation", { name: "Chat History" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search chats" }), "roast");
    const titles = history.getAllByRole("link").map((link) => link.textContent?.trim());
    await expect(titles.filter(Boolean)).toEqual([
      expect.stringContaining("Compare roast volumes with plan"),
      expect.stringContaining("Summarise #roastery-floor"),
    ]);
  },
};

export const RenamedInTheHead: Story = {
  name: "On a phone a chat is renamed, pinned and deleted from its menu [CHAT-31 LO-130]",
  globals: { viewport: { value: "mobile" } },
  args: { state: finishedChat },
  play: async ({ canvas, args }) => {
    const menu = canvas.getByRole("button", { name: "Chat actions" });
    await userEvent.click(menu);
    await expect(await screen.findByRole("menuitem", { name: "Pin" })).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Delete chat" })).toBeVisible();
    await userEvent.click(screen.getByRole("menuitem", { name: "Rename" }));
    const field = await canvas.findByRole("textbox", { name: /^Title of Which wholesale/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Overdue accounts{Enter}");
    await expect(args.onRenameSession).toHaveBeenCalledWith({
      id: "s-1",
      title: "Overdue accounts",
    });
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const CopiedAsMarkdown: Story = {
  name: "A whole chat is copied as markdown [C5]",
  args: { state: finishedChat },
  beforeEach: stubClipboard,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chat actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Copy chat" }));
    await expect(writeText.mock.lastCall?.[0]).toMatch(/## You\n\nWhat is the total.+27 November/s);
    await expect(await canvas.findByText("Copied", { selector: "header *" })).toBeVisible();
  },
};

export const AnnouncementsChosen: Story = {
  name: "Who listens chooses when an answer is said [C12]",
  args: { state: finishedChat, onAnnounceChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chat actions" }));
    const choices = await screen.findByRole("group", { name: "Screen readers read answers" });
    await expect(
      within(choices).getByRole("menuitemradio", { name: "When finished" }),
    ).toBeChecked();
    await userEvent.click(
      within(choices).getByRole("menuitemradio", { name: "Sentence by sentence" }),
    );
    await expect(args.onAnnounceChange).toHaveBeenCalledWith({ announce: "sentences" });
    await userEvent.click(canvas.getByRole("button", { name: "Chat actions" }));
    await screen.findByRole("group", { name: "Screen readers read answers" });
  },
};

export const SearchedInside: Story = {
  name: "A chat is searched from its head, and the focus comes back there [C5 C12]",
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Search this chat" });
    await userEvent.click(button);
    const field = await canvas.findByRole("searchbox", { name: "Search this chat" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("region");
    await expect(
      await canvas.findByText(/^\d of \d$/, { selector: "[role=search] *" }),
    ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole("search")).toBeNull();
    await userEvent.click(button);
    await userEvent.type(
      await canvas.findByRole("searchbox", { name: "Search this chat" }),
      "region",
    );
    await expect(
      await canvas.findByText(/^\d of \d$/, { selector: "[role=search] *" }),
    ).toBeVisible();
  },
};

export const DeleteConfirm: Story = {
  name: "Deleting a chat asks first [CHAT-31]",
  args: {
    state: {
      ...finishedChat,
      dialogs: {
        alert: null,
        deleting: { id: "s-3", title: "Compare roast volumes with plan", busy: false },
      },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Chat?" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Don't ask me again" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm Delete" }));
    await expect(args.onConfirmDelete).toHaveBeenCalledWith({ id: "s-3", dontAskAgain: true });
  },
};

export const DeletedFromTheList: Story = {
  name: "When a chat is gone the focus goes to the chats beside it [CHAT-31 A12]",
  render: function Deleting(args) {
    const [state, setState] = useState<ChatReady>(finishedChat);
    const ask = (deleting: ChatReady["dialogs"]["deleting"]) =>
      setState((before) => ({ ...before, dialogs: { alert: null, deleting } }));
    return (
      <ChatScreen
        {...args}
        state={state}
        onDeleteSession={(session) => ask({ ...session, busy: false })}
        onConfirmDelete={({ id }) =>
          setState((before) => ({
            ...before,
            history: { sessions: before.history.sessions.filter((row) => row.id !== id) },
            dialogs: { alert: null, deleting: null },
          }))
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const history = within(canvas.getByRole("navigation", { name: "Chat History" }));
    const remove = history.getByRole("button", { name: "Delete Compare roast volumes with plan" });
    remove.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Chat?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm Delete" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole("navigation", { name: "Chat History" })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

export const DeleteFailed: Story = {
  name: "A failed deletion shows an alert, the chat stays listed [CHAT-38 ERR-08]",
  tags: ["state:chat-delete/failed-alert", "picture"],
  args: {
    state: {
      ...finishedChat,
      dialogs: {
        alert: "Error: Could not delete chat. The server is busy.",
        deleting: null,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await screen.findByRole("alertdialog", {
        name: "Error: Could not delete chat. The server is busy.",
      }),
    ).toBeVisible();
    await expect(
      within(canvasElement).getByText("Compare roast volumes with plan"),
    ).toBeInTheDocument();
  },
};
