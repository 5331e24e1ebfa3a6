import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withoutKeys } from "../../patterns/chat-settings/chat-settings.fixtures.ts";
import { longConversation } from "../../patterns/chat-transcript/transcript.fixtures.ts";
import { finishedChat, newChat, runningChat } from "./chat.fixtures.ts";
import { chatArgs, chatFrame, promptBox, WithDraft } from "./chat.stage.tsx";
import { ChatScreen } from "./chat.tsx";
import type { ChatState } from "./chat.types.ts";

const meta = {
  title: "Screens/Chat",
  component: ChatScreen,
  excludeStories: ["kinds"],
  ...chatFrame,
  args: chatArgs,
  render: WithDraft,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "A new chat: three columns, examples, send disabled [CHAT-01 CHAT-03 CHAT-04 CHAT-05 CHAT-09 CHAT-11 CHAT-14]",
  tags: ["state:chat/new-empty", "picture"],
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
  tags: ["state:chat/route-loading", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading chat")).toBeInTheDocument();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Failed: Story = {
  name: "When the conversation cannot be loaded it can be tried again [SHELL-08]",
  tags: ["picture"],
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
  name: "An example fills the prompt below what was typed, and gives it the focus; nothing is sent",
  play: async ({ canvas, args }) => {
    const examples = within(canvas.getByRole("list", { name: "Examples" }));
    await expect(examples.getAllByRole("button")).toHaveLength(3);
    const first = examples.getByRole("button", { name: "How many rows are in sales.csv?" });
    await userEvent.type(promptBox(canvas), "Please.");
    await userEvent.click(first);
    await expect(promptBox(canvas)).toHaveValue("Please.\n\nHow many rows are in sales.csv?");
    await userEvent.clear(promptBox(canvas));
    await userEvent.click(first);
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
    await expect(await canvas.findByText(/“photo\.png” is not a CSV or Excel file/)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    drag("drop", fileOf("sales.csv", "text/csv"));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByText(/is not a CSV or Excel file/)).toBeNull();
  },
};

export const ExistingSession: Story = {
  name: "An opened session shows its messages and is marked in the history [CHAT-02 CHAT-07]",
  tags: ["state:chat/existing-session", "picture"],
  args: { state: finishedChat },
  parameters: { contract: {} },
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

export const WithoutKeys: Story = {
  name: "Without an API key one chip says what answers, and on request how to get a language model",
  tags: ["picture"],
  args: {
    state: { ...finishedChat, settings: { ...finishedChat.settings, ...withoutKeys } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Built-in planner" }));
    const about = await screen.findByRole("dialog", { name: "Built-in planner" });
    await expect(about).toHaveTextContent(/is not a language model/);
    await expect(about).toHaveTextContent(/ask your administrator for an API key/);
  },
};

const setUp = {
  reason: "Not set up yet",
  remedy: "To use a language model, add a provider and its key.",
  href: "/ui/admin/models",
};

export const SetUpModel: Story = {
  name: "Without a model a new chat and its chip lead an administrator to the page of models",
  tags: ["picture"],
  args: {
    state: {
      ...newChat,
      settings: { ...newChat.settings, ...withoutKeys, missingKeys: setUp },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Set Up a Model" });
    await expect(link).toHaveAttribute("href", setUp.href);
    await userEvent.click(canvas.getByRole("button", { name: "Built-in planner" }));
    const about = within(await screen.findByRole("dialog", { name: "Built-in planner" }));
    await expect(about.getByRole("link", { name: "Set Up a Model" })).toBeVisible();
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
  tags: ["picture"],
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

export const Dark: Story = { globals: { theme: "dark" }, args: { state: runningChat } };

export const RightToLeft: Story = {
  name: "Right to left the columns change sides [LO-129]",
  tags: ["picture"],
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
