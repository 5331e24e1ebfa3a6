import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../../components/locale/index.ts";
import {
  longTitles,
  manySessions,
  rightToLeft,
  sessions,
  sessionsNow,
} from "./session-list.fixtures.ts";
import { NewChatLink } from "./new-chat-link.tsx";
import { RenameField } from "./rename-field.tsx";
import { SessionList } from "./session-list.tsx";

const meta = {
  title: "Patterns/SessionList",
  component: SessionList,
  subcomponents: { NewChatLink, RenameField },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <div className="h-160 w-66 border-e bg-canvas">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  args: {
    sessions,
    activeId: "s-1",
    now: sessionsNow,
    newHref: "/switchboard-chat",
    query: "",
    onSearch: fn(),
    onDelete: fn(),
    onRename: fn(),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvasElement: HTMLElement, title: string) =>
  within(canvasElement).getByRole("link", { name: new RegExp(title) });

export const Default: Story = {
  name: "Default [CHAT-04 CHAT-05 CHAT-06 CHAT-07]",
  tags: ["state:chat-history/populated"],
  play: async ({ canvas, step }) => {
    await step("MUST be a navigation landmark named Chat History", async () => {
      const landmark = canvas.getByRole("navigation", { name: "Chat History" });
      await expect(within(landmark).getAllByRole("listitem")).toHaveLength(sessions.length);
    });
    await expect(canvas.getByRole("heading", { name: "Chat History" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New chat" })).toHaveAttribute(
      "href",
      "/switchboard-chat",
    );
    await expect(canvas.getAllByRole("listitem")).toHaveLength(sessions.length);
    await expect(canvas.getByRole("link", { name: /Compare roast volumes/ })).toHaveAttribute(
      "href",
      "/switchboard-chat/s-3",
    );
  },
};

export const Playground: Story = {};

export const Empty: Story = {
  name: "Empty [CHAT-06]",
  tags: ["state:chat-history/empty"],
  args: { sessions: [], activeId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No chats yet.")).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { sessions: [], activeId: null, query: "invoice 7" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No chats match “invoice 7”.")).toBeVisible();
  },
};

export const Active: Story = {
  name: "Active [CHAT-07]",
  tags: ["state:chat-history/active"],
  args: { activeId: "s-3" },
  play: async ({ canvasElement, step }) => {
    await step("MUST mark the conversation on show as the current page", async () => {
      await expect(rowOf(canvasElement, "Compare roast volumes")).toHaveAttribute(
        "aria-current",
        "page",
      );
    });
  },
};

export const RowHover: Story = {
  name: "Row hover [CHAT-08]",
  tags: ["state:chat-history/row-hover"],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.hover(rowOf(canvasElement, "Update deal stages"));
    await userEvent.click(
      canvas.getByRole("button", { name: "Delete Update deal stages for the hotel group" }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith({
      id: "s-6",
      title: "Update deal stages for the hotel group",
    });
  },
};

export const RowFocus: Story = {
  name: "Row focus [CHAT-08]",
  tags: ["state:chat-history/row-focus"],
  play: async ({ canvas, canvasElement, step }) => {
    rowOf(canvasElement, "Summarise").focus();
    await step(
      "MUST show what can be done with a row to the keyboard, not to the pointer alone",
      async () => {
        await userEvent.tab();
        await userEvent.tab();
        const remove = canvas.getByRole("button", { name: "Delete Summarise #roastery-floor" });
        await expect(remove).toHaveFocus();
        await expect(remove.parentElement).toHaveStyle({ opacity: "1" });
      },
    );
  },
};

export const Rename: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await userEvent.hover(rowOf(canvasElement, "Refund check"));
    await userEvent.click(
      canvas.getByRole("button", { name: "Rename Refund check for order 88213" }),
    );
    const title = canvas.getByRole("textbox", { name: "Title of Refund check for order 88213" });
    await userEvent.clear(title);
    await userEvent.type(title, "Refunds{Enter}");
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenCalledWith({ id: "s-8", title: "Refunds" });
    await step("MUST give the focus back to its row after a new title", async () => {
      await waitFor(() => expect(rowOf(canvasElement, "Refund check")).toHaveFocus());
    });
  },
};

export const RenameTakenBack: Story = {
  name: "Escape leaves the title as it was, and the focus on its row",
  play: async ({ args, canvas, canvasElement, step }) => {
    await userEvent.hover(rowOf(canvasElement, "Refund check"));
    await userEvent.click(
      canvas.getByRole("button", { name: "Rename Refund check for order 88213" }),
    );
    await step("MUST give the focus back to its row after a new title", async () => {
      await userEvent.keyboard("Something else{Escape}");
      await waitFor(() => expect(rowOf(canvasElement, "Refund check")).toHaveFocus());
    });
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const NewChat: Story = {
  render: () => (
    <div className="p-3">
      <NewChatLink href="/switchboard-chat" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "New chat" })).toHaveAttribute(
      "href",
      "/switchboard-chat",
    );
  },
};

const onFinish = fn();

export const RenameAlone: Story = {
  render: () => (
    <div className="p-3">
      <RenameField title="Refund check" onFinish={onFinish} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    onFinish.mockClear();
    const field = canvas.getByRole("textbox", { name: "Title of Refund check" });
    await step("MUST keep the title as it was where nothing is typed", async () => {
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.keyboard("{Enter}");
      await expect(onFinish.mock.calls).toEqual([[null]]);
    });
  },
};

export const LoadingMore: Story = {
  name: "Older chats are asked for once",
  args: { sessions: manySessions, hasMore: true, loadingMore: true, onMore: fn() },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole("button", { name: "Show older chats" });
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const Search: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search chats" }), "i");
    await expect(args.onSearch).toHaveBeenCalledWith({ query: "i" });
  },
};

export const LongTitles: Story = {
  tags: ["state:chat-history/long-titles"],
  args: { sessions: longTitles, activeId: "l-1" },
};

export const Many: Story = {
  tags: ["state:chat-history/many"],
  args: { sessions: manySessions, activeId: "m-0", hasMore: true, onMore: fn() },
};

export const NewSessionAdded: Story = {
  tags: ["state:chat-history/new-session-added"],
  args: {
    sessions: [
      {
        id: "new",
        title: "What is the total amount by region?",
        href: "/switchboard-chat/new",
        updatedAt: sessionsNow,
        live: "running",
      },
      ...sessions,
    ],
    activeId: "new",
  },
};

export const Dark: Story = { tags: ["state:chat-history/dark"], globals: { theme: "dark" } };

export const RightToLeftTitle: Story = {
  tags: ["state:chat-history/rtl-title"],
  args: { sessions: rightToLeft, activeId: "r-1" },
};
