import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { unsafe, wide } from "../../patterns/sandboxed-html/sandboxed-html.fixtures.ts";
import { roughTexts } from "../../testing/matrix.tsx";
import { signedIn, withShell } from "../screen-frame.tsx";
import {
  actions,
  fullMail,
  issueItem,
  mailItem,
  ready,
  rowItem,
  runs,
  taskItem,
} from "./inbox-item.fixtures.ts";
import { InboxItemScreen } from "./inbox-item.tsx";
import type {
  InboxItemReady,
  InboxItemState,
  InboxItemView,
  ItemMail,
} from "./inbox-item.types.ts";

const meta = {
  title: "Screens/InboxItem",
  component: InboxItemScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    contract: { slot: "inbox-item-page" },
    shell: { ...signedIn.shell, current: "inbox", badges: { inbox: 12 } },
  },
  decorators: [withShell],
  args: {
    state: ready,
    actions: {
      ...actions,
      onArchive: fn(),
      onDelete: fn(),
      onConfirmDelete: fn(),
      onDraftReply: fn(),
      onResolveInChat: fn(),
      onPlaybook: fn(),
      onRehearse: fn(),
      onGo: fn(),
      onUndo: fn(),
      onSummarize: fn(),
    },
  },
} satisfies Meta<typeof InboxItemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const like = (part: Partial<InboxItemReady>): Pick<Story, "args"> => ({
  args: { state: { ...ready, ...part } },
});
const of = (item: InboxItemView) => like({ item });
const withMail = (part: Partial<ItemMail>) => of({ ...mailItem, mail: { ...fullMail, ...part } });
const fact = (canvas: Canvas, name: string) =>
  canvas.getAllByText(name, { selector: "dt" })[0]?.nextElementSibling;
const original = (canvas: Canvas) =>
  within(canvas.getByRole("region", { name: "Original message" }));

export const Default: Story = {
  name: "A message with all its parts [ITEM-02 ITEM-03 ITEM-04 ITEM-06 ITEM-07 ITEM-08 ITEM-09]",
  tags: ["state:inbox-item/email-full", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Late delivery, third time this month",
    );
    await expect(fact(canvas, "Priority")).toHaveTextContent("HighMarked urgent by the sender.");
    await expect(fact(canvas, "Status")).toHaveTextContent("Open");
    await expect(fact(canvas, "Source")).toHaveTextContent("Email");
    await expect(canvas.getByText(/asks for a Saturday slot/)).toBeVisible();
    await expect(fact(canvas, "From")).toHaveTextContent("Sofia Finchsofia@marlowfinch.example");
    await expect(fact(canvas, "To")).toHaveTextContent("accounts@haldencoffee.example");
    await expect(fact(canvas, "Date")).toHaveTextContent(/2026/);
    await expect(fact(canvas, "Subject")).toHaveTextContent(/order 88213/);
    const thread = canvas.getByRole("link", { name: /^Open thread in Gmail/ });
    await expect(thread).toHaveAttribute("href", "https://mail.google.com/mail/u/0/#all/18c2f");
    await expect(thread).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("region", { name: "AI summary" })).toHaveTextContent(
      /Order 88213 was promised/,
    );
    const frame = original(canvas).getByTitle("Original message");
    await expect(frame.getAttribute("sandbox")).toBe("allow-popups allow-popups-to-escape-sandbox");
    await userEvent.click(canvas.getByRole("button", { name: "Draft Reply (AI)" }));
    await expect(args.actions.onDraftReply).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await expect(args.actions.onArchive).toHaveBeenCalledWith({ next: false });
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onDelete).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Credit for a delayed order" }));
    await expect(args.actions.onPlaybook).toHaveBeenCalledWith({ id: "p-2" });
    await userEvent.click(
      canvas.getByRole("button", { name: "Rehearse Credit for a delayed order" }),
    );
    await expect(args.actions.onRehearse).toHaveBeenCalledWith({ id: "p-2" });
  },
};

export const PlaybooksRan: Story = {
  name: "What playbooks did about it, with what was decided and the way to the chat",
  tags: ["picture"],
  ...like({ runs }),
  play: async ({ canvas }) => {
    const ran = canvas.getByRole("link", { name: "Playbook ran: Late delivery reply" });
    await expect(ran).toHaveAttribute("href", "/switchboard-chat/s-3");
    await expect(ran.closest("li")).toHaveTextContent(
      /Waiting for you, 1 approval waiting, 1 approved ·/,
    );
    await expect(
      canvas.getByRole("link", { name: "Playbook rehearsed: Credit for a delayed order" }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Playbook ran: A deleted playbook" }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  name: "While the item loads [ITEM-02 LO-136]",
  tags: ["state:inbox-item/loading"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  InboxItemState["kind"],
  Story
>;

export const Keys: Story = {
  name: "By keys to the neighbours, to the archive and on, and back; never while something is typed or asked [I1 I11]",
  play: async ({ canvas, args: { actions: done } }) => {
    await userEvent.keyboard("jku]e#z");
    await expect((done.onGo as ReturnType<typeof fn>).mock.calls).toEqual([
      ["next"],
      ["previous"],
      ["list"],
    ]);
    await expect((done.onArchive as ReturnType<typeof fn>).mock.calls).toEqual([
      [{ next: true }],
      [{ next: false }],
    ]);
    await expect(done.onDelete).toHaveBeenCalledOnce();
    await expect(done.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard("?");
    const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(within(help).getByText("Archive and open the next item")).toBeVisible();
    await userEvent.keyboard("e");
    await expect(done.onArchive).toHaveBeenCalledTimes(2);
    await userEvent.click(within(help).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByText("3 of 12")).toBeVisible();
  },
};

export const PlainBody: Story = {
  name: "Without HTML the text is shown, with its lines [ITEM-10]",
  tags: ["state:inbox-item/email-plain-body", "picture"],
  ...withMail({ html: null, text: "Hello Maya,\n\nwhere is order 88213?\n  Sofia", extract: true }),
  play: async ({ canvas }) => {
    const text = original(canvas).getByText(/where is order/);
    await expect(text.textContent).toBe("Hello Maya,\n\nwhere is order 88213?\n  Sofia");
    await expect(getComputedStyle(text).whiteSpace).toBe("pre-wrap");
    await expect(canvas.getByRole("region", { name: "Excerpt" })).toHaveTextContent(
      /The first sentences of the message/,
    );
    await expect(canvas.queryByText("AI summary")).toBeNull();
  },
};

export const Summarizing: Story = {
  name: "While a model summarizes the message its first sentences are there [ITEM-08]",
  tags: ["picture"],
  ...withMail({
    extract: true,
    summarizing: { kind: "asking", model: "gpt-4o" },
  }),
  play: async ({ canvas }) => {
    const excerpt = within(canvas.getByRole("region", { name: "Excerpt" }));
    await expect(excerpt.getByText("Summarizing with gpt-4o…")).toBeVisible();
    await expect(excerpt.getByText(/Order 88213 was promised/)).toBeVisible();
  },
};

export const Summarized: Story = {
  name: "A summary by a model says which one made it [ITEM-08]",
  ...withMail({ summaryModel: "gpt-4o" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "AI summary" })).toHaveTextContent(
      /By gpt-4o from the text below/,
    );
  },
};

export const NotSummarized: Story = {
  name: "Without a summary the first sentences stay, with the reason and another try [ITEM-08]",
  tags: ["picture"],
  ...withMail({
    extract: true,
    summarizing: {
      kind: "failed",
      problem: "You have 0.40 credits and this summary may need up to 1.43. Add credits.",
    },
  }),
  play: async ({ canvas, args }) => {
    const excerpt = within(canvas.getByRole("region", { name: "Excerpt" }));
    await expect(excerpt.getByText(/Not summarized. You have 0.40 credits/)).toBeVisible();
    await userEvent.click(excerpt.getByRole("button", { name: "Try again" }));
    await expect(args.actions.onSummarize).toHaveBeenCalledOnce();
  },
};

export const NoThread: Story = {
  name: "Without a thread there is no link to one [ITEM-03 LO-82]",
  tags: ["state:inbox-item/email-no-thread"],
  ...withMail({ threadHref: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /thread/ })).toBeNull();
  },
};

export const NoSummary: Story = {
  name: "Without a summary [ITEM-08]",
  tags: ["state:inbox-item/email-no-summary"],
  ...withMail({ summary: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: /summary|Excerpt/ })).toBeNull();
  },
};

export const NoBody: Story = {
  name: "Without any text [ITEM-10]",
  tags: ["state:inbox-item/email-no-body"],
  ...withMail({ html: null, text: null }),
  play: async ({ canvas }) => {
    await expect(original(canvas).getByText("This message has no text.")).toBeVisible();
  },
};

export const UnsafeHtml: Story = {
  name: "A hostile message is harmless [ITEM-09 LO-84 S23]",
  tags: ["state:inbox-item/email-unsafe-html"],
  ...withMail({ html: unsafe }),
  play: async ({ canvas }) => {
    const frame = original(canvas).getByTitle<HTMLIFrameElement>("Original message");
    await waitFor(() => expect(frame.srcdoc).toContain("Harmless rest"));
    await expect(frame.srcdoc).not.toMatch(/alert\(1\)|<form|<iframe|javascript:/);
  },
};

export const WideHtml: Story = {
  name: "A newsletter of its own width stays in its frame [ITEM-09]",
  tags: ["state:inbox-item/email-wide-html"],
  ...withMail({ html: wide }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongAddresses: Story = {
  name: "Of many recipients the first are shown, and all at a press that keeps the focus; a long subject [ITEM-07]",
  tags: ["state:inbox-item/email-long-addresses", "picture"],
  ...withMail({
    from: `${roughTexts.unbreakable}@marlowfinch.example`,
    to: Array.from({ length: 40 }, (_, at) => `person${at}@haldencoffee.example`).join(", "),
    subject: `${roughTexts.long} ${roughTexts.unbreakable}`,
    attachments: [{ name: `${roughTexts.unbreakable}.pdf`, bytes: null }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("person3@haldencoffee.example")).toBeVisible();
    await expect(canvas.queryByText("person4@haldencoffee.example")).toBeNull();
    const all = canvas.getByRole("button", { name: "Show all 40" });
    await userEvent.click(all);
    await expect(canvas.getByText("person39@haldencoffee.example")).toBeVisible();
    const fewer = canvas.getByRole("button", { name: "Show fewer", expanded: true });
    await expect(fewer).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("person39@haldencoffee.example")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show all 40" })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Busy: Story = {
  name: "While it is archived [ITEM-06 LO-134]",
  tags: ["state:inbox-item/email-busy"],
  ...like({ busy: "archive" }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Archive" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeDisabled();
    await userEvent.keyboard("e");
    await expect(args.actions.onArchive).not.toHaveBeenCalled();
  },
};

export const DeleteConfirm: Story = {
  name: "A deletion is confirmed [ITEM-18 LIMIT-25]",
  tags: ["state:inbox-item/email-delete-confirm", "picture"],
  ...like({ deleting: { count: 1, title: mailItem.title, mail: true, busy: false } }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Message?" }));
    await expect(dialog.getByText(/moved to the trash of its mailbox/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onConfirmDelete).toHaveBeenCalled();
  },
};

const failing = (alert: string): Pick<Story, "args" | "play"> => ({
  ...like({ alert }),
  play: async () => {
    await expect(await screen.findByRole("alertdialog", { name: alert })).toBeVisible();
  },
});

export const DeleteFailed: Story = {
  name: "A deletion that failed [ITEM-16 ERR-40]",
  tags: ["state:inbox-item/email-delete-failed"],
  ...failing("Failed to delete email: The mailbox did not answer."),
};

export const ArchiveFailed: Story = {
  name: "An archive that failed [ITEM-17 ERR-41]",
  tags: ["state:inbox-item/email-archive-failed"],
  ...failing("Failed to archive email: Unknown error"),
};

export const Issue: Story = {
  name: "An issue with its link, key, status, assignee and all that its tracker gave [ITEM-02 ITEM-11 ITEM-12 ITEM-13]",
  tags: ["state:inbox-item/jira", "picture"],
  ...of(issueItem),
  play: async ({ canvas, args }) => {
    const issue = within(canvas.getByRole("region", { name: "Issue" }));
    await expect(issue.getByRole("link", { name: /^Open the issue/ })).toHaveAttribute(
      "href",
      "https://haldencoffee.atlassian.example/browse/OPS-412",
    );
    await expect(fact(issue, "Key")).toHaveTextContent("OPS-412");
    await expect(fact(issue, "Status")).toHaveTextContent("In Progress");
    await expect(fact(issue, "Assignee")).toHaveTextContent("Priya Raman");
    await expect(canvas.getByRole("group", { name: "Data from the source" })).toHaveTextContent(
      /"labels"/,
    );
    await expect(canvas.queryByRole("button", { name: "Draft Reply (AI)" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Resolve in chat" }));
    await expect(args.actions.onResolveInChat).toHaveBeenCalled();
  },
};

export const IssueWithout: Story = {
  name: "An issue of nobody, without an address [ITEM-11 ITEM-12]",
  tags: ["state:inbox-item/jira-missing-fields", "state:inbox-item/jira-unsafe-url"],
  ...of({
    ...issueItem,
    issue: { key: "OPS-412", href: null, status: null, assignee: null },
    payload: { key: "OPS-412", url: "javascript:alert(1)" },
  }),
  play: async ({ canvas }) => {
    const issue = within(canvas.getByRole("region", { name: "Issue" }));
    await expect(issue.queryByRole("link")).toBeNull();
    await expect(fact(issue, "Assignee")).toHaveTextContent("Nobody");
  },
};

export const DataCondition: Story = {
  name: "A data condition with the row that met it [ITEM-14]",
  tags: ["state:inbox-item/data-condition", "picture"],
  ...of(rowItem),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Data from the source" })).toHaveTextContent(
      /"overdue": 31482.6/,
    );
  },
};

export const Manual: Story = {
  name: "A task of one's own, of which no source gave anything [ITEM-14 LO-89]",
  tags: ["state:inbox-item/manual"],
  ...of({ ...rowItem, sourceType: "manual", payload: {} }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Data from the source" })).toHaveTextContent(
      "{}",
    );
  },
};

export const Overdue: Story = {
  name: "A task says when it is due, and that the day is over",
  ...of({ ...rowItem, sourceType: "manual", dueDate: "2026-11-01" }),
  play: async ({ canvas }) => {
    await expect(fact(canvas, "Due")).toHaveTextContent("Nov 1, 2026Overdue");
  },
};

export const UnknownType: Story = {
  name: "An item of a source not known here [ITEM-14]",
  tags: ["state:inbox-item/unknown-type"],
  ...of({ ...rowItem, sourceType: "rss_feed", priority: "Someday", status: "Blocked by roast" }),
  play: async ({ canvas }) => {
    await expect(fact(canvas, "Source")).toHaveTextContent("Rss feed");
    await expect(fact(canvas, "Priority")).toHaveTextContent("Someday");
    await expect(canvas.getByRole("group", { name: "Data from the source" })).toBeVisible();
  },
};

export const LargePayload: Story = {
  name: "Much data scrolls [ITEM-14]",
  tags: ["state:inbox-item/large-payload"],
  ...of({
    ...rowItem,
    payload: Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`field_${at}`, at])),
  }),
  play: async ({ canvas }) => {
    const data = canvas.getByRole("group", { name: "Data from the source" });
    await expect(data.scrollHeight).toBeGreaterThan(data.clientHeight);
  },
};

export const Waiting: Story = {
  name: "What only Maya can settle leads to where that is done",
  ...of({
    ...rowItem,
    title: "Reconnect Zendesk – Support",
    sourceType: "manual",
    priorityReason: "Nothing can be read or done in this app until you reconnect it.",
    step: { label: "Reconnect", href: "/ui/connections/edit/c-9?reconnect=credentials" },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Reconnect" })).toHaveAttribute(
      "href",
      "/ui/connections/edit/c-9?reconnect=credentials",
    );
  },
};

export const Deleted: Story = {
  name: "What was deleted can only be moved back",
  tags: ["picture"],
  ...like({ item: { ...issueItem, folder: "deleted" }, position: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This item was deleted.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Move to Inbox" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

export const Mobile: Story = {
  name: "On a phone [ITEM-02 LO-130]",
  tags: ["state:inbox-item/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = {
  name: "In the dark theme [ITEM-02 LO-128]",
  tags: ["state:inbox-item/dark"],
  globals: { theme: "dark" },
};

export const RightToLeft: Story = {
  name: "A message that is read from right to left [ITEM-09 LO-129]",
  tags: ["state:inbox-item/rtl", "picture"],
  ...of({
    ...mailItem,
    title: roughTexts.rightToLeft,
    description: roughTexts.rightToLeft,
    mail: {
      ...fullMail,
      subject: roughTexts.rightToLeft,
      summary: roughTexts.rightToLeft,
      // A text, since the frame of a formatted message takes the fonts of the reader's system, and that of the pictures has no Arabic.
      html: null,
      text: roughTexts.rightToLeft,
    },
  }),
};

const tasks = { onEdit: fn(() => Promise.resolve()), onStatus: fn(), onSnooze: fn() };

export const OwnTask: Story = {
  name: "A task of one's own is edited, completed and snoozed; nothing is shown of a source that gave nothing",
  tags: ["picture"],
  args: { state: { ...ready, item: taskItem }, actions: { ...actions, tasks } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Overdue")).toBeVisible();
    await expect(canvas.queryByText("{}")).toBeNull();
    await expect(canvas.queryByText("Data from the source")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Mark as done" }));
    await expect(tasks.onStatus).toHaveBeenLastCalledWith({ id: "t-1", status: "done" });
    await userEvent.click(canvas.getByRole("button", { name: "Snooze" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Next week/ }));
    await expect(tasks.onSnooze).toHaveBeenLastCalledWith({ id: "t-1", day: "2026-11-23" });
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    const form = within(await screen.findByRole("form", { name: "Edit Task" }));
    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
  },
};

export const DoneTask: Story = {
  name: "A task that is done can be reopened, and is not overdue",
  args: {
    state: { ...ready, item: { ...taskItem, status: "done" } },
    actions: { ...actions, tasks },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Overdue")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Reopen" }));
    await expect(tasks.onStatus).toHaveBeenLastCalledWith({ id: "t-1", status: "open" });
  },
};
