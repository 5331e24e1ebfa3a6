import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListFilter, Plus } from "lucide-react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { LocaleProvider } from "../../components/locale/index.ts";
import { inboxItems, inboxNow, kindsOfItems, roughItems } from "./inbox-list.fixtures.ts";
import { resolveMenu } from "./inbox-list.stage.tsx";
import { InboxList } from "./inbox-list.tsx";
import type { InboxRow } from "./types.ts";

const meta = {
  title: "Patterns/Inbox List",
  component: InboxList,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" timeZone="UTC">
        <div className="flex min-h-160 flex-col bg-surface">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  args: {
    items: inboxItems,
    now: inboxNow,
    resolve: resolveMenu,
    onIntent: fn(),
    className: "flex-1",
  },
} satisfies Meta<typeof InboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

const titled = (start: string) => new RegExp(`^${start}`);

export const Default: Story = {
  name: "Default [INBOX-05 INBOX-08 INBOX-09]",
  tags: ["picture"],
  play: async ({ canvas, step }) => {
    await step(
      "MUST say place, state, source, priority and status of an item once, in that order [I12]",
      async () => {
        const said = "4 of 12, Jira, High priority, In progress";
        const link = canvas.getByRole("link", { name: /Label printer/ });
        await expect(link).toHaveAccessibleName(
          `OPS-412 Label printer prints the wrong lot code Reported by Priya Raman, blocks line 2 , ${said}`,
        );
        await expect(canvas.getAllByText(new RegExp(said))).toHaveLength(1);
        await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
      },
    );
    await step(
      "MUST have a link, a box and a menu on each item, with names of their own [I10]",
      async () => {
        const item = within(canvas.getAllByRole("listitem")[5] as HTMLElement);
        await expect(item.getByRole("link", { name: titled("Overdue") })).toHaveAttribute(
          "href",
          "/switchboard-inbox/i-6",
        );
        await expect(item.getByRole("checkbox", { name: titled("Select Overdue") })).toBeVisible();
        await expect(item.getByRole("button", { name: titled("Resolve Overdue") })).toBeVisible();
      },
    );
    await expect(canvas.getByText("(0 / 12)")).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    toolbar: (
      <Button variant="ghost" size="sm" iconStart={ListFilter}>
        Priority
      </Button>
    ),
  },
};

export const OneItem: Story = {
  name: "One item [I12]",
  args: { items: inboxItems.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /, 1 of 1, / })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Select all (0 / 1)" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const Kinds: Story = { args: { items: kindsOfItems } };

export const RowPointedAt: Story = {
  name: "A row that is pointed at [INBOX-10 INBOX-11 I10]",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: titled("Price list") }));
    const item = within(canvas.getAllByRole("listitem")[4] as HTMLElement);
    await userEvent.click(item.getByRole("button", { name: titled("Archive message") }));
    await expect(args.onIntent).toHaveBeenLastCalledWith({
      type: "archive",
      ids: ["i-5"],
      of: "mail",
    });
    await userEvent.click(item.getByRole("button", { name: titled("Delete message") }));
    await expect(args.onIntent).toHaveBeenLastCalledWith({
      type: "delete",
      ids: ["i-5"],
      of: "mail",
    });
    await userEvent.click(item.getByRole("button", { name: titled("Delete Price list") }));
    await expect(args.onIntent).toHaveBeenLastCalledWith({
      type: "delete",
      ids: ["i-5"],
      of: "item",
    });
  },
};

export const RowWithFocus: Story = {
  name: "A row with the focus [INBOX-10 INBOX-12 I10]",
  play: async ({ canvas, userEvent, step }) => {
    canvas.getByRole("link", { name: titled("Can you match") }).focus();
    await step(
      "MUST show what can be done with an item on hover, on focus and for a finger",
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole("button", { name: titled("Resolve Can you") })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole("button", { name: titled("Delete Can you") })).toHaveFocus();
        await expect(canvas.queryByRole("button", { name: titled("Archive message") })).toBeNull();
      },
    );
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: titled("Can you match") })).toHaveFocus();
  },
};

export const ResolveOpen: Story = {
  name: "Resolve menu [INBOX-09]",
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: titled("Resolve Late delivery") });
    await userEvent.click(opener);
    await expect(await screen.findByRole("menuitem", { name: "Resolve in chat" })).toBeVisible();
    await userEvent.keyboard("e");
    await expect(screen.getByRole("menu")).toBeVisible();
  },
};

export const Busy: Story = {
  args: { busy: new Set(["i-3"]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: titled("Resolve Late delivery") }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

export const Empty: Story = {
  parameters: { contract: {} },
  name: "Empty [INBOX-17]",
  args: { items: [] },
  play: async ({ canvas, step }) => {
    await step("MUST tell empty, loading and failed apart", async () => {
      await expect(canvas.getByText("Your inbox is empty. Great job!")).toBeVisible();
      await expect(canvas.getByRole("checkbox")).toBeDisabled();
    });
  },
};

export const FilteredEmpty: Story = {
  args: {
    items: [],
    empty: (
      <EmptyState
        title="No task of this source."
        actions={
          <Button size="sm" iconStart={Plus}>
            Show everything
          </Button>
        }
      />
    ),
  },
};

export const Loading: Story = {
  args: { items: [], status: "loading" },
  play: async ({ canvas, step }) => {
    await step("MUST tell empty, loading and failed apart", async () => {
      await expect(canvas.getByText("Loading…")).toBeInTheDocument();
      await expect(canvas.queryByText("Your inbox is empty. Great job!")).toBeNull();
    });
  },
};

export const Failed: Story = {
  args: { items: [], status: "error" },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("MUST tell empty, loading and failed apart", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("could not be loaded");
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await expect(args.onIntent).toHaveBeenCalledWith({ type: "retry" });
    });
  },
};

export const FailedKeepsItems: Story = { args: { status: "error" } };

export const LongText: Story = { args: { items: roughItems } };

/** Wide, narrow and right to left, each with some selected. */
export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: (args) => (
    <div className="grid gap-6 p-4">
      {(["ltr", "rtl"] as const).map((direction) =>
        ["w-full", "w-80"].map((width) => (
          <div key={`${direction} ${width}`} dir={direction} className={`${width} border`}>
            <InboxList
              {...args}
              className=""
              keys={false}
              items={[...kindsOfItems, ...roughItems].map((item) => ({
                ...item,
                id: `${direction}-${width}-${item.id}`,
              }))}
              selection={{ selected: new Set([`${direction}-${width}-k-2`]) }}
            />
          </div>
        )),
      )}
    </div>
  ),
};

/** The boxes of a text's first letter, and of the element that cuts it. */
function beginningOf(words: HTMLElement) {
  const range = document.createRange();
  const node = document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode();
  if (!node) throw new Error("There is no text.");
  range.setStart(node, 0);
  range.setEnd(node, 1);
  return { letter: range.getBoundingClientRect(), box: words.getBoundingClientRect() };
}

export const RightToLeft: Story = {
  name: "In a right-to-left list a long left-to-right title or status keeps its beginning",
  args: {
    items: [
      { ...(inboxItems[0] as InboxRow), title: "Order 4711 is late. ".repeat(20) },
      {
        ...(inboxItems[1] as InboxRow),
        title: "Short",
        description: "",
        status: "Waiting for the customer",
      },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { letter, box } = beginningOf(canvas.getByRole("link", { name: titled("Order 4711") }));
    await expect(letter.left).toBeGreaterThanOrEqual(box.left - 1);
    await expect(letter.right).toBeLessThanOrEqual(box.right + 1);
    const status = beginningOf(canvas.getByText("Waiting for the customer"));
    await expect(status.letter.left).toBeGreaterThanOrEqual(status.box.left - 1);
    const short = canvas.getByRole("link", { name: titled("Short") }).getBoundingClientRect();
    const title = canvas.getByText("Short").getBoundingClientRect();
    await expect(Math.abs(title.right - short.right)).toBeLessThan(12);
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="flex max-w-86 flex-1 flex-col overflow-hidden border-e">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", { name: titled("Select Green coffee cover") }),
    );
    await waitFor(() => expect(canvas.getByText("1 item(s) selected")).toBeVisible());
  },
};
