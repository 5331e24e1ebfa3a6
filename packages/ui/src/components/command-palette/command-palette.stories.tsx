import type { Meta, StoryObj } from "@storybook/react-vite";
import { Book, Inbox, MessageSquare, Plus, Settings, Users } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";
import { useCommandKey } from "../../hooks/use-command-key.ts";

const groups = [
  {
    label: "Go to",
    commands: [
      { id: "invoices", label: "Invoices more than 30 days overdue", icon: MessageSquare },
      {
        id: "overdue",
        label: "Overdue receivables passed $30,000",
        keywords: "invoice",
        icon: Inbox,
      },
      { id: "playbooks", label: "My Playbooks", icon: Book, keys: ["G", "P"] },
    ],
  },
  {
    label: "Do",
    commands: [
      { id: "invite", label: "Invite a member", icon: Users },
      { id: "new", label: "New chat", icon: Plus, keys: ["C"] },
      {
        id: "plugins",
        label: "Plugin Settings",
        hint: "For administrators",
        icon: Settings,
        disabled: true,
      },
    ],
  },
];

function Opened(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  useCommandKey(() => setOpen(true));
  return (
    <div className="min-h-120">
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Components/CommandPalette",
  component: CommandPalette,
  parameters: { contract: { portal: true } },
  args: { open: true, onOpenChange: fn(), groups, onSelect: fn(), onQueryChange: undefined },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, step }) => {
    await step("MUST name its window and its groups", async () => {
      await expect(await screen.findByRole("dialog", { name: "Command palette" })).toBeVisible();
      await expect(screen.getByRole("group", { name: "Go to" })).toBeVisible();
    });
    const field = screen.getByRole("combobox", { name: "Search or run a command" });
    await waitFor(() => expect(field).toHaveFocus());
    await step("MUST announce how many commands were found", async () => {
      await userEvent.type(field, "inv");
      await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
      await expect(screen.getByRole("status")).toHaveTextContent("3 results");
    });
  },
};

export const Playground: Story = {
  args: { recent: [{ id: "invite", label: "Invite a member", icon: Users }] },
};

export const Recent: Story = {
  ...Playground,
  play: async () => {
    await expect(await screen.findByRole("group", { name: "Recent" })).toBeVisible();
    // A recent command is listed once, not in its own group as well.
    await expect(screen.getAllByRole("option", { name: /Invite a member/ })).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole("button", { name: "Search" });
    const modifier = /mac/i.test(navigator.platform) ? "Meta" : "Control";
    await step("MUST open by Ctrl+K and give the focus back when it closes", async () => {
      opener.focus();
      await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`);
      await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await userEvent.click(opener);
    const field = await screen.findByRole("combobox");
    const active = () => {
      const id = field.getAttribute("aria-activedescendant") ?? "";
      return document.querySelector(`#${CSS.escape(id)}`);
    };
    await step(
      "MUST keep the focus in its field while the arrow keys move through the commands",
      async () => {
        await waitFor(() => expect(field).toHaveFocus());
        await waitFor(() => expect(active()).toHaveTextContent("Invoices more than 30"));
        // Wraps around, without a press that highlights nothing.
        await userEvent.keyboard("{ArrowUp}");
        await waitFor(() => expect(active()).toHaveTextContent("New chat"));
        await userEvent.keyboard("{ArrowDown}");
        await waitFor(() => expect(active()).toHaveTextContent("Invoices more than 30"));
        await userEvent.keyboard("{ArrowDown}");
        await waitFor(() => expect(active()).toHaveTextContent("Overdue receivables"));
        await expect(field).toHaveFocus();
      },
    );
    await step("MUST run the command that is marked by Enter", async () => {
      await userEvent.type(field, "invite");
      await waitFor(() => expect(active()).toHaveTextContent("Invite a member"));
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
      await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: "invite" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};

export const Empty: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("combobox");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "zzz");
    await expect(await screen.findByText("No results for “zzz”.")).toBeVisible();
  },
};

export const Loading: Story = { args: { groups: [], status: "loading", onQueryChange: fn() } };

export const Failed: Story = {
  args: { groups: groups.slice(1), status: "error", onRetry: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "smallest", isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  args: {
    groups: [
      ...groups,
      {
        label: roughTexts.long,
        commands: Object.entries(roughTexts).map(([id, text]) => ({
          id,
          label: text,
          hint: text,
          icon: Book,
          keys: ["Ctrl", "Shift", "K"],
        })),
      },
    ],
  },
};
