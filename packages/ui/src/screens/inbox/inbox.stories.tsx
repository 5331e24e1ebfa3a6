import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { brand } from "../../patterns/shell/shell.fixtures.ts";
import {
  kindsOfItems,
  makeItems,
  roughItems,
} from "../../patterns/inbox-list/inbox-list.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { actions, everything, filters, ownTasks, paths, ready } from "./inbox.fixtures.ts";
import { InboxScreen } from "./inbox.tsx";
import type { InboxReady, InboxState } from "./inbox.types.ts";

const meta = {
  title: "Screens/Inbox",
  component: InboxScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    contract: { slot: "inbox" },
    shell: { ...signedIn.shell, current: "inbox", fixed: true, badges: { inbox: 15 } },
  },
  decorators: [withShell],
  args: {
    state: ready,
    brand,
    paths,
    playbooksFor: ({ sourceType }) =>
      sourceType === "email" ? [{ id: "p-1", name: "Late delivery reply" }] : [],
    actions: {
      ...actions,
      onIntent: fn(),
      onSelect: fn(),
      onConfirmDelete: fn(),
      onResolveInChat: fn(),
      onPlaybook: fn(),
      onAdd: fn(() => Promise.resolve()),
    },
  },
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const like = (part: Partial<InboxReady>): Pick<Story, "args"> => ({
  args: { state: { ...ready, ...part } },
});
const row = (canvas: Canvas, title: RegExp) =>
  within(canvas.getByRole("link", { name: title }).closest("li") as HTMLElement);
const resolve = (canvas: Canvas, title: string) =>
  userEvent.click(canvas.getByRole("button", { name: `Resolve ${title}` }));

export const Default: Story = {
  name: "Every task of every source, and above them what only Maya can settle [INBOX-01 INBOX-02 INBOX-03 INBOX-04 INBOX-05 INBOX-06 INBOX-08 INBOX-09]",
  tags: ["state:inbox/populated", "picture"],
  args: { state: everything },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Switchboard Inbox" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Configure Sources" })).toHaveAttribute(
      "href",
      "/ui/inbox-sources",
    );
    await expect(canvas.getByRole("link", { name: "+ Add Task" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Select all (0 / 15)" })).toBeVisible();
    const approval = row(canvas, /^Approve: create a task/);
    await expect(approval.getByRole("link", { name: /^Review/ })).toHaveAttribute(
      "href",
      "/switchboard-chat/s-1",
    );
    const views = within(canvas.getByRole("navigation", { name: "Views" }));
    await expect(views.getByRole("link", { current: "page" })).toHaveTextContent("Everything15");
    await expect(views.getAllByRole("link")).toHaveLength(9);
  },
};

export const Loading: Story = {
  name: "Page while items load [INBOX-01 LO-136]",
  tags: ["state:inbox/loading", "picture"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  InboxState["kind"],
  Story
>;

export const Empty: Story = {
  name: "Nothing left to do [INBOX-17]",
  tags: ["state:inbox/empty", "picture"],
  ...like({ items: [], total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your inbox is empty. Great job!")).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: "A filter that lets nothing through is not an empty inbox",
  ...like({ items: [], total: 0, filters: { ...filters(), query: "harbor", filtered: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No items match.")).toBeVisible();
    await expect(canvas.queryByText(/Great job/)).toBeNull();
    await expect(canvas.getByRole("link", { name: "Show everything" })).toHaveAttribute(
      "href",
      "/switchboard-inbox",
    );
  },
};

export const Archived: Story = {
  name: "What was archived can be moved back or deleted",
  tags: ["picture"],
  ...like({ folder: "archived", filters: filters("archived"), selected: new Set(["i-2"]) }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move to Inbox" }));
    await expect(args.actions.onIntent).toHaveBeenCalledWith({
      type: "restore",
      ids: ["i-2"],
      of: "selection",
    });
    await expect(canvas.queryByRole("button", { name: "Archive Selected" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Resolve/ })).toBeNull();
  },
};

export const Kinds: Story = {
  name: "One item of each source; only messages of Gmail have buttons of their own [INBOX-08 INBOX-11 INBOX-12 LO-81 LO-85]",
  tags: [
    "state:inbox/item-email-gmail",
    "state:inbox/item-email-other",
    "state:inbox/item-jira",
    "state:inbox/item-data-condition",
    "state:inbox/item-manual",
    "state:inbox/item-unknown-source",
    "state:inbox/priorities",
    "picture",
  ],
  ...like({ items: kindsOfItems, total: kindsOfItems.length }),
  play: async ({ canvas, args }) => {
    const link = (title: RegExp) => canvas.getByRole("link", { name: title });
    await expect(link(/^A condition/)).toHaveAccessibleName(/Data Condition, Low priority, Done$/);
    await expect(link(/^An item/)).toHaveAccessibleName(
      /Rss feed, Someday priority, Blocked by roast$/,
    );
    await userEvent.hover(link(/^A message from elsewhere/));
    await expect(canvas.queryByRole("button", { name: /^Archive message/ })).toBeNull();
    await userEvent.hover(link(/^A message of a mailbox/));
    await userEvent.click(canvas.getByRole("button", { name: /^Archive message/ }));
    await expect(args.actions.onIntent).toHaveBeenCalledWith({
      type: "archive",
      ids: ["k-1"],
      of: "mail",
    });
  },
};

export const Hovered: Story = {
  name: "The delete icon appears on hover [INBOX-10]",
  tags: ["state:inbox/item-hover"],
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole("link", { name: /Label printer/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Delete Label printer/ }));
    await expect(args.actions.onIntent).toHaveBeenCalledWith({
      type: "delete",
      ids: ["i-4"],
      of: "item",
    });
  },
};

export const Focused: Story = {
  name: "The delete icon appears on keyboard focus [INBOX-10 LO-131]",
  tags: ["state:inbox/item-focus"],
  play: async ({ canvas }) => {
    canvas.getByRole("link", { name: /Label printer/ }).focus();
    await expect(
      await canvas.findByRole("button", { name: /^Delete Label printer/ }),
    ).toBeVisible();
  },
};

export const ResolveOpen: Story = {
  name: "Resolve offers the chat, the playbooks that fit, archive and delete; nothing sets a status [INBOX-09 INBOX-27 LO-77 CT-12]",
  tags: ["state:inbox/resolve-open", "picture"],
  play: async ({ canvas, args }) => {
    const title = "Late delivery, third time this month";
    await resolve(canvas, title);
    const entries = await screen.findAllByRole("menuitem");
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      "Resolve in chat",
      "Late delivery reply",
      "ArchiveE",
      "Delete#",
    ]);
    await userEvent.click(entries[1] as HTMLElement);
    await expect(args.actions.onPlaybook).toHaveBeenCalledWith({ id: "i-3", playbookId: "p-1" });
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await resolve(canvas, title);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Resolve in chat" }));
    await expect(args.actions.onResolveInChat).toHaveBeenCalledWith({ id: "i-3" });
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await resolve(canvas, title);
  },
};

export const ResolveBusy: Story = {
  name: "While a quick action runs, it cannot be begun again [INBOX-09 LO-134]",
  tags: ["state:inbox/resolve-busy"],
  ...like({ busy: new Set(["i-3"]) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Resolve Late delivery/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

const selecting = (count: number): Pick<Story, "args"> =>
  like({ selected: new Set(ready.items.slice(1, count + 1).map(({ id }) => id)) });

export const NoneSelected: Story = {
  name: "Nothing is selected: no bar [INBOX-05]",
  tags: ["state:inbox/none-selected"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("(0 / 12)")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Archive Selected" })).toBeNull();
  },
};

export const SomeSelected: Story = {
  name: "Three are selected; the bar archives, deletes and clears [INBOX-05 INBOX-06 INBOX-13 INBOX-14 INBOX-15 INBOX-16]",
  tags: ["state:inbox/some-selected", "picture"],
  ...selecting(3),
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all (3 / 12)" });
    await expect(all).toHaveAttribute("aria-checked", "mixed");
    await expect(canvas.getByText("3 item(s) selected")).toBeVisible();
    const ids = ["i-2", "i-3", "i-4"];
    for (const [name, type] of [
      ["Archive Selected", "archive"],
      ["Delete Selected", "delete"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await expect(args.actions.onIntent).toHaveBeenCalledWith({ type, ids, of: "selection" });
    }
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(args.actions.onSelect).toHaveBeenLastCalledWith(new Set(), false);
  },
};

export const OneSelected: Story = {
  name: "One is selected [INBOX-13 LO-88]",
  tags: ["state:inbox/one-selected"],
  ...selecting(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 item(s) selected")).toBeVisible();
  },
};

export const AllSelected: Story = {
  name: "All are selected; one less is not all [INBOX-05 INBOX-07]",
  tags: ["state:inbox/all-selected"],
  ...like({ selected: new Set(ready.items.map(({ id }) => id)) }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("checkbox", { name: "Select all (12 / 12)" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Select Overdue/ }));
    const [[left]] = (args.actions.onSelect as ReturnType<typeof fn>).mock.calls as [[Set<string>]];
    await expect(left.size).toBe(11);
  },
};

export const MoreThanLoaded: Story = {
  name: "All means those too that are not loaded, except what was unticked [INBOX-05 INBOX-07 I3]",
  ...like({
    total: 2512,
    more: "loading",
    rest: true,
    selected: new Set(ready.items.slice(1).map(({ id }) => id)),
  }),
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all (2511 / 2512)" });
    await expect(all).toHaveAttribute("aria-checked", "mixed");
    await expect(canvas.getByText("2511 item(s) selected")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Espresso/ })).toHaveAccessibleName(/1 of 2512/);
    await userEvent.click(all);
    await expect(args.actions.onSelect).toHaveBeenLastCalledWith(
      new Set(ready.items.map(({ id }) => id)),
      true,
    );
  },
};

export const MoreFailed: Story = {
  name: "Further items that could not be loaded can be asked for again",
  ...like({ total: 2512, more: "failed" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const BulkBusy: Story = {
  name: "While a bulk action runs; on very many items it says how far it is [INBOX-14 LO-134]",
  tags: ["state:inbox/bulk-busy"],
  ...like({
    selected: new Set(["i-2", "i-3"]),
    busy: new Set(["i-2", "i-3"]),
    progress: { done: 1000, total: 2512 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Archive Selected" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "Delete Selected" })).toBeDisabled();
    await expect(canvas.getByText("1000 of 2512 items done…")).toBeVisible();
  },
};

const asks = async (title: string, message: RegExp, args: Story["args"]) => {
  const dialog = within(await screen.findByRole("alertdialog", { name: title }));
  await expect(dialog.getByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await expect(args?.actions?.onConfirmDelete).toHaveBeenCalled();
};

export const BulkDeleteConfirm: Story = {
  name: "A bulk deletion is confirmed, and names the number [INBOX-23 LIMIT-25]",
  tags: ["state:inbox/bulk-delete-confirm", "picture"],
  ...like({
    selected: new Set(["i-1", "i-2", "i-3"]),
    deleting: { count: 3, title: null, mail: true, busy: false },
  }),
  play: async ({ args }) => asks("Delete 3 items?", /for 30 days/, args),
};

export const DeleteConfirm: Story = {
  name: "One deletion is confirmed [INBOX-20 LIMIT-25]",
  tags: ["state:inbox/delete-confirm"],
  ...like({
    deleting: { count: 1, title: "Choose gift boxes for December", mail: false, busy: false },
  }),
  play: async ({ args }) => asks("Delete Item?", /Choose gift boxes/, args),
};

const failing = (alert: string): Pick<Story, "args" | "play"> => ({
  ...like({ alert }),
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: alert });
    await expect(within(dialog).getByRole("button", { name: "OK" })).toBeVisible();
  },
});

export const BulkArchiveFailed: Story = {
  name: "A bulk archive that failed [INBOX-24 ERR-37]",
  tags: ["state:inbox/bulk-archive-failed"],
  ...failing("Failed to archive items: The database is away."),
};

export const BulkDeleteFailed: Story = {
  name: "A bulk deletion that failed [INBOX-24 ERR-37]",
  tags: ["state:inbox/bulk-delete-failed"],
  ...failing("Failed to delete items: Unknown error"),
};

export const DeleteFailed: Story = {
  name: "A deletion that failed [INBOX-21 ERR-38]",
  tags: ["state:inbox/delete-failed"],
  ...failing("Failed to delete item: The database is away."),
};

export const MailArchiveFailed: Story = {
  name: "A message that could not be archived [INBOX-25 ERR-39]",
  tags: ["state:inbox/mail-archive-failed"],
  ...failing("Failed to archive message: The mailbox did not answer."),
};

export const MailDeleteFailed: Story = {
  name: "A message that could not be deleted, for no known reason [INBOX-25 INBOX-28 ERR-39]",
  tags: ["state:inbox/mail-delete-failed"],
  ...failing("Failed to delete message: Unknown error"),
};

export const PartlyFailed: Story = {
  name: "What could not be done is back in its place, still selected, with the reason [I6]",
  tags: ["picture"],
  ...like({
    items: ready.items.map((item) =>
      item.id === "i-3" ? { ...item, problem: "The mailbox did not answer. Try again." } : item,
    ),
    selected: new Set(["i-3"]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The mailbox did not answer. Try again.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /^Select Late delivery/ })).toBeChecked();
  },
};

export const AddForm: Story = {
  name: "A task of one's own; what was typed stays when it could not be sent [INBOX-04 LO-76]",
  tags: ["state:inbox/add-task-form", "picture"],
  args: {
    state: { ...ready, adding: true },
    actions: { ...actions, onAdd: fn(() => Promise.reject(new Error("The database is away."))) },
  },
  play: async ({ args }) => {
    const form = within(await screen.findByRole("form", { name: "Add Task" }));
    const title = form.getByRole("textbox", { name: "Title" });
    await userEvent.type(title, "Call the roastery");
    await userEvent.type(form.getByRole("textbox", { name: "Description" }), "About lot 12");
    await userEvent.click(form.getByRole("button", { name: "Add Task" }));
    await expect(await form.findByText("The database is away.")).toBeVisible();
    await expect(args.actions.onAdd).toHaveBeenCalledWith({
      title: "Call the roastery",
      description: "About lot 12",
      priority: "medium",
      dueDate: "",
    });
    await expect(title).toHaveValue("Call the roastery");
  },
};

export const AddValidation: Story = {
  name: "A task needs a title [LO-76]",
  tags: ["state:inbox/add-task-validation"],
  ...like({ adding: true }),
  play: async ({ args }) => {
    const form = within(await screen.findByRole("form", { name: "Add Task" }));
    await userEvent.click(form.getByRole("button", { name: "Add Task" }));
    const title = form.getByRole("textbox", { name: "Title" });
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Enter a title\./));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.actions.onAdd).not.toHaveBeenCalled();
  },
};

const taskActions = { onEdit: fn(() => Promise.resolve()), onStatus: fn(), onSnooze: fn() };
const withTasks: Pick<Story, "args"> = {
  args: {
    state: { ...ready, items: ownTasks, total: ownTasks.length },
    actions: { ...actions, tasks: taskActions },
  },
};
const choose = async (canvas: Canvas, title: string, entry: string) => {
  await resolve(canvas, title);
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};

export const OwnTasks: Story = {
  name: "Tasks of one's own say when they are due, and are completed and reopened in their row",
  tags: ["picture"],
  ...withTasks,
  play: async ({ canvas, step }) => {
    const link = (name: RegExp) => canvas.getByRole("link", { name });
    await expect(link(/^Call the roastery/)).toHaveTextContent("Overdue, Nov 18, 2026");
    await expect(link(/^Order new lids/)).toHaveTextContent("Due Nov 27, 2026");
    // What is done is no longer overdue.
    await expect(link(/^Renew the licence/)).toHaveTextContent("Due Nov 12, 2026");
    await choose(canvas, "Call the roastery", "Mark as done");
    await expect(taskActions.onStatus).toHaveBeenLastCalledWith({ id: "t-1", status: "done" });
    await step("the focus goes on to the next task", async () => {
      await waitFor(() => expect(link(/^Order new lids/)).toHaveFocus());
      await choose(canvas, "Order new lids", "Mark as done");
      await waitFor(() => expect(link(/^Renew the licence/)).toHaveFocus());
    });
    await choose(canvas, "Renew the licence", "Reopen");
    await expect(taskActions.onStatus).toHaveBeenLastCalledWith({ id: "t-3", status: "open" });
  },
};

export const CompletesTheLast: Story = {
  name: "Completing the last task focuses the one before it",
  args: {
    state: { ...ready, items: ownTasks.slice(0, 2), total: 2 },
    actions: { ...actions, tasks: taskActions },
  },
  play: async ({ canvas }) => {
    await choose(canvas, "Order new lids", "Mark as done");
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /^Call the roastery/ })).toHaveFocus(),
    );
  },
};

export const EditTask: Story = {
  name: "A task is edited where it is listed",
  tags: ["picture"],
  ...withTasks,
  play: async ({ canvas }) => {
    await choose(canvas, "Order new lids", "Edit");
    const form = within(await screen.findByRole("form", { name: "Edit Task" }));
    const title = form.getByRole("textbox", { name: "Title" });
    await expect(title).toHaveValue("Order new lids");
    await userEvent.type(title, " today");
    await userEvent.clear(form.getByLabelText("Due date"));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(taskActions.onEdit).toHaveBeenLastCalledWith({
        id: "t-2",
        task: {
          title: "Order new lids today",
          description: "About lot 12",
          priority: "medium",
          dueDate: "",
        },
        before: ownTasks[1]?.task,
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await choose(canvas, "Order new lids", "Edit");
    await screen.findByRole("form", { name: "Edit Task" });
  },
};

export const Snooze: Story = {
  name: "An item is snoozed until tomorrow, next week or another day",
  tags: ["picture"],
  ...withTasks,
  play: async ({ canvas }) => {
    await choose(canvas, "Order new lids", "Snooze");
    const dialog = within(await screen.findByRole("dialog", { name: "Snooze “Order new lids”" }));
    await userEvent.click(dialog.getByRole("button", { name: /^Tomorrow/ }));
    await expect(taskActions.onSnooze).toHaveBeenLastCalledWith({ id: "t-2", day: "2026-11-21" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await choose(canvas, "Order new lids", "Snooze");
    await screen.findByRole("form", { name: "Snooze" });
  },
};

export const ManyLong: Story = {
  name: "A hundred items, and titles that break weak layouts [INBOX-01]",
  tags: ["state:inbox/many-long", "picture"],
  ...like({ items: [...roughItems, ...makeItems(96)], total: 100 }),
};

export const Mobile: Story = {
  name: "On a phone [INBOX-01 LO-130]",
  tags: ["state:inbox/mobile", "picture"],
  globals: { viewport: { value: "mobile" } },
  args: { state: everything },
};

export const MobileBulkBar: Story = {
  name: "The bar on a phone [INBOX-13 LO-130]",
  tags: ["state:inbox/mobile-bulk-bar", "picture"],
  globals: { viewport: { value: "mobile" } },
  ...selecting(3),
};

export const Dark: Story = {
  name: "In the dark theme [INBOX-01 LO-128]",
  tags: ["state:inbox/dark"],
  globals: { theme: "dark" },
  args: { state: everything },
};

export const RightToLeft: Story = {
  name: "Titles that are read from right to left [INBOX-08 LO-129]",
  tags: ["state:inbox/rtl-titles", "picture"],
  ...like({ items: roughItems, total: roughItems.length }),
};

export const Bare: Story = {
  name: "Of a server that only lists: no views, no search",
  ...like({ filters: null, restorable: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation", { name: "Views" })).toBeNull();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
  },
};
