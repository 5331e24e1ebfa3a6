import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { AppSearch } from "./app-search.tsx";
import type { FoundKind, FoundThings } from "./types.ts";

const found: FoundThings = {
  pages: [
    { id: "inbox", label: "Inbox", keywords: "tasks todo", href: "/switchboard-inbox" },
    { id: "connections", label: "My Connections", href: "/ui/connections" },
    { id: "playbooks", label: "My Playbooks", href: "/ui/playbooks" },
  ],
  chats: [
    { id: "s-1", label: "Overdue invoices by region", href: "/switchboard-chat/s-1" },
    { id: "s-2", label: "Late deliveries in October", href: "/switchboard-chat/s-2" },
  ],
  items: [
    {
      id: "i-1",
      label: "Late delivery, third time this month",
      hint: "Email",
      href: "/switchboard-inbox/i-1",
    },
  ],
  connections: [{ id: "c-1", label: "Our Jira", hint: "jira", href: "/ui/connections/edit/c-1" }],
  playbooks: [{ id: "p-1", label: "Late delivery reply", href: "/ui/playbooks/edit/p-1" }],
};
const chosen = fn();
const nothing: ReadonlySet<FoundKind> = new Set();

const meta = {
  title: "Patterns/AppSearch",
  component: AppSearch,
  parameters: { layout: "fullscreen", contract: { portal: true, slot: "command-palette" } },
  args: {
    open: true,
    onOpenChange: fn(),
    onGo: fn(),
    onQueryChange: fn(),
    found,
    searched: nothing,
    status: "ready",
  },
  decorators: [
    (Story) => (
      <div className="min-h-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("combobox", { name: "Search or run a command" });

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, userEvent, step }) => {
    const input = await field();
    await step("MUST name each kind of thing that was found", async () => {
      for (const name of ["Pages", "Chats", "Inbox", "Connections", "Playbooks"])
        await expect(screen.getByRole("group", { name })).toBeVisible();
    });
    await step("MUST go to what is marked by Enter", async () => {
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.type(input, "late");
      const chats = within(screen.getByRole("group", { name: "Chats" }));
      await expect(chats.getAllByRole("option")).toHaveLength(1);
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(args.onGo).toHaveBeenCalledWith("/switchboard-inbox/i-1");
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await userEvent.clear(input);
    });
  },
};

export const Playground: Story = {};

export const OtherNames: Story = {
  args: {
    found: {
      pages: [
        { id: "inbox", label: "Inbox", keywords: "tasks todo", href: "/switchboard-inbox" },
        { id: "dark", label: "Dark theme", run: chosen },
      ],
      files: [{ id: "f-1", label: "orders.csv", href: "/switchboard-chat" }],
    },
  },
  play: async ({ args, userEvent, step }) => {
    const input = await field();
    await step("MUST find a page by other names that people use", async () => {
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.type(input, "todo{Enter}");
      await expect(args.onGo).toHaveBeenLastCalledWith("/switchboard-inbox");
    });
    await userEvent.clear(input);
    await userEvent.type(input, "dark{Enter}");
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

export const ByServer: Story = {
  args: {
    found: {
      items: [{ id: "i-1", label: "Order 88213", href: "/switchboard-inbox/i-1" }],
    },
    searched: new Set<FoundKind>(["items"]),
  },
  play: async ({ userEvent, step }) => {
    await step(
      "MUST show what a server found, also where its name does not have the words",
      async () => {
        await userEvent.type(await field(), "delivery");
        await expect(screen.getByRole("option", { name: /Order 88213/ })).toBeVisible();
      },
    );
  },
};

export const Loading: Story = { args: { status: "loading" } };

export const Empty: Story = {
  args: { found: {} },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), "zebra");
    await expect(screen.getByText(/zebra/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["picture"],
  args: { status: "error", onRetry: fn() },
  play: async ({ args, userEvent, step }) => {
    await step("MUST say that a search failed, and keep what is known without it", async () => {
      await field();
      await expect(screen.getByRole("option", { name: /Our Jira/ })).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "Try again" }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const LongTexts: Story = {
  args: {
    found: {
      items: Object.values(roughTexts).map((label) => ({
        id: label,
        label,
        hint: label,
        href: "/",
      })),
    },
  },
};

export const Mobile: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "mobile", isRotated: false } },
};
