import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createTask } from "../../patterns/approval-dialog/index.ts";
import { longConversation } from "../../patterns/chat-transcript/index.ts";
import { brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { chatNow, finishedChat, newChat, runningChat } from "./chat.fixtures.ts";
import { ChatScreen } from "./chat.tsx";
import type { ChatReady, ChatState } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat",
  component: ChatScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { ...signedIn.shell, current: "chat", fixed: true },
  },
  decorators: [withShell],
  args: {
    state: newChat,
    brand,
    paths,
    now: chatNow,
    draft: "",
    onDraftChange: fn(),
    onSend: fn(),
    onStop: fn(),
    onDiscover: fn(),
    onUpload: fn(),
    onDeleteDataset: fn(),
    onSettingsChange: fn(),
    onSelectOnly: fn(),
    onApprove: fn(),
    onDeny: fn(),
    onDeleteSession: fn(),
    onConfirmDelete: fn(),
    onCancelDelete: fn(),
    onCloseAlert: fn(),
    onRenameSession: fn(),
    onPinSession: fn(),
    onRetry: fn(),
  },
  // The app holds the draft; a story does it here, so that typing works.
  render: function WithDraft(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <ChatScreen
        {...args}
        draft={draft}
        onDraftChange={(text) => {
          setDraft(text);
          args.onDraftChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const promptBox = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("region", { name: "Conversation" })).getByRole("textbox");

export const Default: Story = {
  name: "A new chat: three columns, examples, send disabled [CHAT-01 CHAT-03 CHAT-04 CHAT-05 CHAT-09 CHAT-11 CHAT-14]",
  tags: ["state:chat/new-empty"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Chat History" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Conversation" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "Chat settings" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "New chat" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Chat History" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New chat" })).toHaveAttribute(
      "href",
      "/switchboard-chat",
    );
    await expect(canvas.getByRole("log", { name: "Conversation" })).toBeVisible();
    await expect(promptBox(canvas)).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

export const Loading: Story = {
  name: "While the chat's data loads [CHAT-06 LO-136]",
  tags: ["state:chat/route-loading"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading chat")).toBeInTheDocument();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Failed: Story = {
  name: "When the conversation cannot be loaded it can be tried again [SHELL-08]",
  args: { state: { kind: "error", message: "The server could not be reached." } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const kinds = { loading: Loading, error: Failed, ready: Default } satisfies Record<
  ChatState["kind"],
  Story
>;

export const Example: Story = {
  name: "An example fills the prompt, which gets the focus; nothing is sent",
  play: async ({ canvas, args }) => {
    const examples = within(canvas.getByRole("list", { name: "Examples" }));
    await expect(examples.getAllByRole("button")).toHaveLength(3);
    await userEvent.click(
      examples.getByRole("button", { name: "How many rows are in sales.csv?" }),
    );
    await expect(promptBox(canvas)).toHaveValue("How many rows are in sales.csv?");
    await expect(promptBox(canvas)).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const PromptPrefilled: Story = {
  name: "A prefilled prompt is shown and not sent [CHAT-16]",
  tags: ["state:chat/prompt-prefilled"],
  args: { draft: "Draft a reply to this email." },
  play: async ({ canvas, args }) => {
    await expect(promptBox(canvas)).toHaveValue("Draft a reply to this email.");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const PromptTyped: Story = {
  name: "With text in the prompt it can be sent [CHAT-11 CHAT-12 CHAT-14]",
  tags: ["state:chat/prompt-typed"],
  play: async ({ canvas, args }) => {
    await userEvent.type(promptBox(canvas), "What is the total amount by region?");
    await expect(canvas.getByRole("button", { name: "Send" })).toBeEnabled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith({
      prompt: "What is the total amount by region?",
    });
  },
};

export const ExistingSession: Story = {
  name: "An opened session shows its messages and is marked in the history [CHAT-02 CHAT-07]",
  tags: ["state:chat/existing-session"],
  args: { state: finishedChat },
  play: async ({ canvas, args }) => {
    const title = "Which wholesale accounts have invoices more than 3";
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const history = within(canvas.getByRole("navigation", { name: "Chat History" }));
    const current = history
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page");
    await expect(current.map((link) => link.getAttribute("href"))).toEqual([
      "/switchboard-chat/s-1",
    ]);
    await expect(
      canvas.getByText(/What is the total amount by region\? Open a task/),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Chat actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete chat" }));
    await expect(args.onDeleteSession).toHaveBeenCalledWith({ id: "s-1", title });
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

export const DeleteFailed: Story = {
  name: "A failed deletion shows an alert, the chat stays listed [CHAT-38 ERR-08]",
  tags: ["state:chat-delete/failed-alert"],
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

const fileOf = (name: string, type: string) => {
  const data = new DataTransfer();
  data.items.add(new File(["a,b\n1,2\n"], name, { type }));
  return data;
};

export const DropFile: Story = {
  name: "A spreadsheet can be dropped anywhere on the conversation; another file is refused [UPLOAD-01 UPLOAD-02]",
  play: async ({ canvas, args }) => {
    const target = canvas.getByRole("log", { name: "Conversation" });
    const drag = (type: string, dataTransfer: DataTransfer) =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag("dragenter", fileOf("sales.csv", "text/csv"));
    await expect(await canvas.findByText("Drop to upload")).toBeVisible();
    drag("drop", fileOf("photo.png", "image/png"));
    await expect(await canvas.findByText(/“photo\.png” is neither CSV nor Excel/)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    drag("drop", fileOf("sales.csv", "text/csv"));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText(/is neither CSV nor Excel/)).toBeNull();
  },
};

export const LongConversation: Story = {
  name: "Two hundred messages scroll, the newest is in view [CHAT-09]",
  args: { state: { ...finishedChat, messages: longConversation(200) } },
  play: async ({ canvas }) => {
    await expect(promptBox(canvas)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Week 100 closed/)).toBeVisible());
  },
};

export const LongTexts: Story = {
  name: "A long title is cut at the end of the head",
  args: {
    state: {
      ...finishedChat,
      session: { id: "s-1", title: "Donaudampfschifffahrtsgesellschaftskapitänsmütze ".repeat(5) },
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Tablet: Story = {
  tags: ["state:chat/tablet"],
  globals: { viewport: { value: "tablet" } },
  args: { state: finishedChat },
};

export const Mobile: Story = {
  name: "On a phone only the conversation, with buttons for both drawers [CHAT-03 LO-41]",
  tags: ["state:chat/mobile"],
  globals: { viewport: { value: "mobile" } },
  args: { state: runningChat },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Open chat history" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Open settings" })).toBeVisible();
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};

export const MobileNew: Story = { globals: { viewport: { value: "mobile" } } };

export const HistoryDrawer: Story = {
  name: "The history opens as a drawer [CHAT-04 LO-41]",
  tags: ["state:chat-history/drawer-mobile"],
  globals: { viewport: { value: "mobile" } },
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open chat history" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Chat History" }));
    await expect(drawer.getByRole("link", { name: "New chat" })).toBeVisible();
    await expect(
      drawer.getByRole("link", { name: /Compare roast volumes with plan/ }),
    ).toBeVisible();
  },
};

export const SettingsDrawer: Story = {
  name: "The settings open as a drawer [CHAT-17 LO-41]",
  tags: ["state:chat-settings/drawer-mobile"],
  globals: { viewport: { value: "mobile" } },
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open settings" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Settings" }));
    for (const section of [/CHAT SETTINGS/, /UPLOAD DATA/, /CONNECTIONS/, /MODEL/]) {
      await expect(drawer.getByRole("button", { name: section })).toBeInTheDocument();
    }
  },
};

export const KeyboardHeight: Story = {
  name: "On a short window the prompt stays in sight [CHAT-11 LO-130]",
  tags: ["state:chat/mobile-keyboard-height"],
  parameters: {
    viewport: {
      options: {
        keyboard: { name: "Phone with keyboard", styles: { width: "375px", height: "420px" } },
      },
    },
  },
  globals: { viewport: { value: "keyboard" } },
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    const box = promptBox(canvas).getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Dark: Story = { globals: { theme: "dark" }, args: { state: runningChat } };

export const RightToLeft: Story = {
  name: "Right to left the columns change sides [LO-129]",
  globals: { direction: "rtl" },
  args: { state: finishedChat },
  play: async ({ canvas }) => {
    const history = canvas.getByRole("navigation", { name: "Chat History" });
    const settings = canvas.getByRole("complementary", { name: "Chat settings" });
    await expect(history.getBoundingClientRect().x).toBeGreaterThan(
      settings.getBoundingClientRect().x,
    );
  },
};
