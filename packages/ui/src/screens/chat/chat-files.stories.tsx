import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { salesFile } from "../../patterns/file-card/file-card.fixtures.ts";
import { finishedChat, newChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, promptBox, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";

const meta = {
  title: "Screens/Chat/Files",
  component: ChatScreen,
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sales = { id: "f-sales", name: "sales.csv" };

export const Uploaded: Story = {
  name: "After an upload a card says what the file holds, and its questions fill the prompt",
  tags: ["picture"],
  args: {
    state: {
      ...newChat,
      messages: [
        {
          kind: "status",
          id: "u-1",
          mark: "done",
          text: "Successfully uploaded 'sales.csv'. It is now available for queries.",
        },
        { kind: "file", id: "u-2", file: salesFile },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    const card = within(await canvas.findByRole("region", { name: "sales.csv" }));
    const question = card.getByRole("button", { name: /Top 5 Customer/ });
    await userEvent.click(question);
    await expect(promptBox(canvas)).toHaveValue("Top 5 Customer by total Amount in sales.csv");
    await expect(promptBox(canvas)).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const OutdatedAnswer: Story = {
  name: "An answer from a file that is read differently now can be asked again",
  tags: ["picture"],
  args: {
    state: {
      ...finishedChat,
      messages: [
        { kind: "user", id: "q", text: "What is still to collect?" },
        {
          kind: "assistant",
          id: "a",
          text: "Still to collect: **1,031,252.80 USD**",
          outdated: { prompt: "What is still to collect?" },
        },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("The file is read differently now.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ask Again" }));
    await expect(args.onAskAgain).toHaveBeenCalledWith({ prompt: "What is still to collect?" });
    await expect(promptBox(canvas)).toHaveValue("");
  },
};

export const FirstRows: Story = {
  name: "A file's first rows are shown over the chat",
  tags: ["picture"],
  args: {
    state: {
      ...finishedChat,
      dialogs: {
        ...finishedChat.dialogs,
        preview: {
          ...sales,
          kind: "ready",
          questions: salesFile.questions,
          tables: [
            {
              label: "sales.csv",
              rowCount: 6000,
              columns: [
                { label: "Region", type: "text" },
                { label: "Ordered on", type: "date" },
                { label: "Amount", type: "decimal" },
              ],
              rows: [
                ["North", "2026-11-02", "1240.50"],
                ["South", "2026-11-02", "88.00"],
                [null, "2026-11-03", "312.75"],
              ],
              notes: ["'Ordered on' was read as day, month, year."],
            },
          ],
        },
      },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "sales.csv" }));
    await expect(dialog.getByText("3 of 6,000 rows")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(args.onClosePreview).toHaveBeenCalledOnce();
  },
};

export const FirstRowsAsked: Story = {
  name: "A file's first rows are asked for from its row, and an upload is cancelled from its bar",
  args: {
    state: {
      ...newChat,
      settings: { ...newChat.settings, uploading: { name: "costs.csv", share: 0.4 } },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "First rows of sales.csv" }));
    await expect(args.onPreviewDataset).toHaveBeenCalledWith(sales);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancelUpload).toHaveBeenCalledOnce();
  },
};

export const SeveralDropped: Story = {
  name: "Of several files that are dropped on the chat one is taken, and that is said",
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    for (const name of ["sales.csv", "costs.csv"])
      dataTransfer.items.add(new File(["a"], name, { type: "text/csv" }));
    const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByRole("log").dispatchEvent(drop);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    await expect(
      await canvas.findByText(
        "Upload one file at a time. “sales.csv” was added, and 1 other file was skipped.",
      ),
    ).toBeVisible();
  },
};

export const EarlierMessages: Story = {
  name: "A long chat asks for older messages, and for all of them when it is searched",
  args: { state: { ...finishedChat, hasEarlier: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search this chat" }));
    await expect(args.onLoadEarlier).toHaveBeenLastCalledWith({ all: true });
    // The search is loaded first, and then takes the focus, which would close a menu.
    const field = await canvas.findByRole("searchbox", { name: "Search this chat" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("search")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Chat actions" }));
    await expect(
      await screen.findByRole("menuitem", { name: "Copy loaded messages" }),
    ).toBeVisible();
  },
};

export const TakenAlong: Story = {
  name: "A chat is exported from its head, and what a run may cost stands beside Send",
  args: {
    state: { ...finishedChat, estimate: { credits: 9, balance: 480 } },
    draft: "And by month?",
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveAccessibleDescription(
      "up to 9.00 credits",
    );
    const menu = canvas.getByRole("button", { name: "Chat actions" });
    for (const [item, format] of [
      ["Export as Markdown", "markdown"],
      ["Export as JSON", "json"],
    ] as const) {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole("menuitem", { name: item }));
      await expect(args.onExportSession).toHaveBeenLastCalledWith({ id: "s-1", format });
      // A menu that is still closing would be taken for the next one.
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
  },
};

export const AskAboutRows: Story = {
  ...FirstRows,
  name: "A question below a file's first rows fills the prompt",
  tags: [],
  render: function Preview({ state, ...args }) {
    const [open, setOpen] = useState(true);
    const shown =
      open || state.kind !== "ready"
        ? state
        : { ...state, dialogs: { ...state.dialogs, preview: null } };
    return <WithDraft {...args} onClosePreview={() => setOpen(false)} state={shown} />;
  },
  play: async ({ args, canvas }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "sales.csv" }));
    await userEvent.click(dialog.getByRole("button", { name: /Top 5 Customer/ }));
    await waitFor(() =>
      expect(promptBox(canvas)).toHaveValue("Top 5 Customer by total Amount in sales.csv"),
    );
    await waitFor(() => expect(promptBox(canvas)).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
