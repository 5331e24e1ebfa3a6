import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../../components/locale/index.ts";
import {
  longTitles,
  manySessions,
  rightToLeft,
  sessions,
  sessionsNow,
  thousandSessions,
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
    onPin: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvasElement: HTMLElement, title: string) =>
  within(canvasElement).getByRole("link", { name: new RegExp(title) });

/** Opens the menu of a chat. */
async function openMenu(canvasElement: HTMLElement, title: string) {
  await userEvent.hover(rowOf(canvasElement, title));
  await userEvent.click(
    within(canvasElement).getByRole("button", { name: new RegExp(`^Actions for .*${title}`) }),
  );
  return within(await screen.findByRole("menu"));
}

export const Default: Story = {
  name: "Default [CHAT-04 CHAT-05 CHAT-06 CHAT-07]",
  tags: ["state:chat-history/populated", "picture"],
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
  tags: ["state:chat-history/empty", "picture"],
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
  tags: ["state:chat-history/row-focus", "picture"],
  play: async ({ canvas, canvasElement, step }) => {
    rowOf(canvasElement, "Summarise").focus();
    await step(
      "MUST show what can be done with a row to the keyboard, not to the pointer alone",
      async () => {
        await userEvent.tab();
        await expect(
          canvas.getByRole("button", { name: "Actions for Summarise #roastery-floor" }),
        ).toHaveFocus();
        await userEvent.tab();
        const remove = canvas.getByRole("button", { name: "Delete Summarise #roastery-floor" });
        await expect(remove).toHaveFocus();
        await expect(remove.parentElement).toHaveStyle({ opacity: "1" });
      },
    );
  },
};

export const RowMenu: Story = {
  name: "A row's menu pins, exports and deletes its chat",
  play: async ({ args, canvasElement, step }) => {
    const press = async (title: string, item: string) => {
      const menu = await openMenu(canvasElement, title);
      await userEvent.click(menu.getByRole("menuitem", { name: item }));
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await press("Update deal stages", "Pin");
    await expect(args.onPin).toHaveBeenLastCalledWith({ id: "s-6", pinned: true });
    await press("Weekly receivables", "Unpin");
    await expect(args.onPin).toHaveBeenLastCalledWith({ id: "s-0", pinned: false });
    await press("Refund check", "Export as Markdown");
    await expect(args.onExport).toHaveBeenLastCalledWith({ id: "s-8", format: "markdown" });
    await press("Refund check", "Export as JSON");
    await expect(args.onExport).toHaveBeenLastCalledWith({ id: "s-8", format: "json" });
    await press("Refund check", "Delete chat");
    await expect(args.onDelete).toHaveBeenCalledWith({
      id: "s-8",
      title: "Refund check for order 88213",
    });
    const menu = await openMenu(canvasElement, "Summarise");
    await expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "Pin",
      "Rename",
      "Export as Markdown",
      "Export as JSON",
      "Delete chat",
    ]);
    await step("keeps the button in sight while its menu is open", async () => {
      await userEvent.hover(menu.getByRole("menuitem", { name: "Rename" }));
      const button = within(canvasElement).getByRole("button", { name: /^Actions for Summarise/ });
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    });
  },
};

export const RowKeys: Story = {
  name: "Rows by keyboard [CHAT-08]",
  args: { hasMore: true, onMore: fn() },
  play: async ({ args, canvas, canvasElement, step }) => {
    const focused = (title: string) => expect(rowOf(canvasElement, title)).toHaveFocus();
    rowOf(canvasElement, "Weekly receivables").focus();
    await step("MUST move between the rows with the arrow keys, Home and End", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await focused("Weekly receivables");
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await focused("Draft replies");
      await userEvent.keyboard("{End}");
      await focused("Map old SKU codes");
      await userEvent.keyboard("{ArrowDown}{ArrowUp}");
      await focused("Refund check");
      await userEvent.keyboard("{Home}");
      await focused("Weekly receivables");
      const search = canvas.getByRole("searchbox");
      search.focus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(search).toHaveFocus();
    });
    await step(
      "MUST rename the row that has the focus with F2, and ask to delete it with Delete",
      async () => {
        const row = rowOf(canvasElement, "Compare roast");
        row.focus();
        await userEvent.keyboard("{Delete}");
        await fireEvent.keyDown(row, { key: "Delete", repeat: true });
        await expect(args.onDelete).toHaveBeenCalledWith({
          id: "s-3",
          title: "Compare roast volumes with plan",
        });
        await userEvent.keyboard("{F2}");
        const field = canvas.getByRole("textbox", { name: /^Title of Compare roast/ });
        await expect(field).toHaveFocus();
        await userEvent.keyboard("Roast{Delete}{Home}{End} plan{Enter}");
        await expect(args.onRename).toHaveBeenCalledWith({ id: "s-3", title: "Roast plan" });
        await expect(args.onDelete).toHaveBeenCalledTimes(1);
        await waitFor(() => focused("Compare roast"));
      },
    );
  },
};

export const NothingBeyondTheSpecification: Story = {
  name: "Without more than deleting a row has no menu [CHAT-08]",
  args: { onRename: undefined, onPin: undefined, onExport: undefined },
  play: async ({ canvas, canvasElement }) => {
    const row = rowOf(canvasElement, "Update deal stages");
    row.focus();
    await userEvent.keyboard("{F2}");
    await expect(row).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: /^Actions/ })).toBeNull();
  },
};

export const Rename: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const menu = await openMenu(canvasElement, "Refund check");
    await userEvent.click(menu.getByRole("menuitem", { name: "Rename" }));
    const title = await canvas.findByRole("textbox", {
      name: "Title of Refund check for order 88213",
    });
    await waitFor(() => expect(title).toHaveFocus());
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
    rowOf(canvasElement, "Refund check").focus();
    await userEvent.keyboard("{F2}");
    await expect(canvas.getByRole("textbox", { name: /^Title of Refund/ })).toHaveFocus();
    await step("MUST give the focus back to its row after a new title", async () => {
      await userEvent.keyboard("Something else{Escape}");
      await waitFor(() => expect(rowOf(canvasElement, "Refund check")).toHaveFocus());
    });
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const RenameLeft: Story = {
  name: "Leaving the field keeps the title, and the focus where it went",
  play: async ({ args, canvas, canvasElement, step }) => {
    rowOf(canvasElement, "Refund check").focus();
    await userEvent.keyboard("{F2}Refunds");
    const search = canvas.getByRole("searchbox", { name: "Search chats" });
    await step("MUST leave the focus where a person puts it in the meantime", async () => {
      await userEvent.click(search);
      await expect(args.onRename).toHaveBeenCalledWith({ id: "s-8", title: "Refunds" });
      await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)));
      await expect(search).toHaveFocus();
    });
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
    await step(
      "MUST leave Enter and Escape to the input method while a title is composed",
      async () => {
        // Safari has ended the composition by then, and reports only by key code that the key belonged to it.
        for (const composing of [{ keyCode: 229 }, { isComposing: true }]) {
          for (const key of ["Enter", "Escape"])
            await fireEvent.keyDown(field, { key, ...composing });
        }
        await expect(onFinish).not.toHaveBeenCalled();
      },
    );
    await step("MUST keep the title as it was where nothing is typed", async () => {
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.keyboard("{Enter}");
      await expect(onFinish.mock.calls).toEqual([[null, "key"]]);
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

export const LastOnes: Story = {
  name: "The last older chats are loaded",
  render: function Loading(args) {
    const [all, setAll] = useState(false);
    return (
      <SessionList
        {...args}
        sessions={all ? manySessions : manySessions.slice(0, 3)}
        hasMore={!all}
        onMore={() => setAll(true)}
      />
    );
  },
  play: async ({ canvas, step }) => {
    const more = canvas.getByRole("button", { name: "Show older chats" });
    more.focus();
    await userEvent.keyboard("{Enter}");
    await step(
      "MUST keep the focus at the row above the button that brought the last ones and is gone",
      async () => {
        await expect(more).not.toBeInTheDocument();
        const rows = canvas.getAllByRole("link").filter((link) => link.closest("li"));
        await expect(rows).toHaveLength(manySessions.length);
        await expect(rows[2]).toHaveFocus();
      },
    );
  },
};

export const Search: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search chats" }), "i");
    await expect(args.onSearch).toHaveBeenCalledWith({ query: "i" });
    await userEvent.paste("x".repeat(250));
    // No title is longer, and no longer query is sent.
    await expect(args.onSearch).toHaveBeenLastCalledWith({ query: "x".repeat(200) });
  },
};

export const LongTitles: Story = {
  tags: ["state:chat-history/long-titles", "picture"],
  args: { sessions: longTitles, activeId: "l-1" },
};

export const Many: Story = {
  tags: ["state:chat-history/many"],
  args: { sessions: manySessions, activeId: "m-0", hasMore: true, onMore: fn() },
};

export const Thousand: Story = {
  name: "A thousand chats",
  args: { sessions: thousandSessions, activeId: null },
  play: async ({ canvas, canvasElement, step }) => {
    const links = () => canvasElement.querySelectorAll("li > a");
    await expect(links().length).toBeLessThan(60);
    await step("MUST move between the rows with the arrow keys, Home and End", async () => {
      canvas.getByRole("link", { name: "Stock count 1000" }).focus();
      await userEvent.keyboard("{End}");
      await waitFor(() =>
        expect(canvas.getByRole("link", { name: "Stock count 1" })).toHaveFocus(),
      );
      await userEvent.keyboard("{ArrowUp}");
      await waitFor(() =>
        expect(canvas.getByRole("link", { name: "Stock count 2" })).toHaveFocus(),
      );
      await userEvent.keyboard("{Home}");
      await waitFor(() =>
        expect(canvas.getByRole("link", { name: "Stock count 1000" })).toHaveFocus(),
      );
    });
    const list = canvas.getByRole("navigation");
    const before = list.scrollHeight;
    list.scrollTop = before / 2;
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Stock count 500" })).toBeVisible(),
    );
    // The row with the focus stays, wherever the view is.
    await expect(canvas.getByRole("link", { name: "Stock count 1000" })).toHaveFocus();
    await expect(links().length).toBeLessThan(60);
  },
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
  tags: ["state:chat-history/rtl-title", "picture"],
  args: { sessions: rightToLeft, activeId: "r-1" },
};
