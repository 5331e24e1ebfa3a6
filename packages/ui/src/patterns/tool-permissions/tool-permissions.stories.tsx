import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { initialPermissions } from "./tool-permissions.logic.ts";
import { ToolPermissions } from "./tool-permissions.tsx";

const tools = [
  { name: "search_tickets", description: "Find tickets by status or text", effect: "read" },
  { name: "get_ticket", description: "Get a ticket with its replies", effect: "read" },
  { name: "update_ticket", description: "Change status, priority or assignee", effect: "write" },
  { name: "reply_to_ticket", description: "Send a public reply", effect: "send" },
  { name: "delete_ticket", description: "Permanently delete a ticket", effect: "destructive" },
] as const;

const meta = {
  title: "Patterns/ToolPermissions",
  component: ToolPermissions,
  args: {
    tools,
    value: initialPermissions(tools),
    onChange: fn(),
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="max-w-form bg-surface">
        <ToolPermissions
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ToolPermissions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["picture"] };

export const Playground: Story = {};

export const Effects: Story = {
  args: {
    tools: tools.map((tool) => ({ ...tool, effects: ["read", "write", "send", "destructive"] })),
    value: { enabled: ["search_tickets"], verified: [] },
    onEffectChange: fn(),
  },
  play: async ({ args, canvas, step }) => {
    await step(
      "MUST let a person say what a tool does, where it may be something else",
      async () => {
        const effect = await canvas.findByRole("combobox", {
          name: "Effect of search_tickets",
        });
        await userEvent.click(effect);
        const list = within(effect.ownerDocument.body);
        await userEvent.click(await list.findByRole("option", { name: "Sends outside" }));
        await expect(args.onEffectChange).toHaveBeenCalledWith({
          name: "search_tickets",
          effect: "send",
        });
      },
    );
    await expect(canvas.queryByRole("combobox", { name: "Effect of delete_ticket" })).toBeNull();
  },
};

export const Named: Story = {
  name: "Each row is named by its tool, and each box says what it does [CADD-07 CADD-08 CADD-09]",
  play: async ({ canvas, step }) => {
    const item = canvas.getByRole("listitem", { name: "reply_to_ticket" });
    await step("MUST name each row by its tool", async () => {
      await expect(item).toBeVisible();
    });
    await step("MUST say of each box what it does, and to which tool", async () => {
      const enable = within(item).getByRole("checkbox", { name: "Enable reply_to_ticket" });
      await expect(enable).toHaveAccessibleDescription("Send a public reply");
      const verify = within(item).getByRole("checkbox", { name: "Verify before running" });
      await expect(verify).toHaveAccessibleDescription("reply_to_ticket");
    });
  },
};

export const Remembered: Story = {
  name: "A tool that is switched off and on again asks as before [CADD-09]",
  play: async ({ canvas, step }) => {
    const row = within(canvas.getByRole("listitem", { name: "reply_to_ticket" }));
    const enable = row.getByRole("checkbox", { name: "Enable reply_to_ticket" });
    const verify = row.getByRole("checkbox", { name: "Verify before running" });
    await step("MUST NOT offer to ask first about a tool that may not run", async () => {
      await step("MUST bring the choice back with its tool", async () => {
        await userEvent.click(enable);
        await expect(verify).toBeDisabled();
        await expect(verify).not.toBeChecked();
      });
      await userEvent.click(enable);
      await expect(verify).toBeChecked();
    });
  },
};

export const Groups: Story = {
  name: "Tools are grouped by what they do, and all that do more than read ask first [CADD-08 CADD-09 LO-50]",
  play: async ({ canvas, step }) => {
    await step("MUST group the tools by effect, those that only read first", async () => {
      const headings = canvas.getAllByRole("heading").map((heading) => heading.textContent);
      await expect(headings).toEqual(["Reads", "Changes", "Deletes", "Sends outside"]);
      const reads = within(canvas.getByRole("region", { name: "Reads" }));
      await expect(reads.getAllByRole("listitem")).toHaveLength(2);
    });
    await step("MUST tick what does more than read, and always what deletes", async () => {
      const verify = (name: string) =>
        within(canvas.getByRole("listitem", { name })).getByRole("checkbox", {
          name: "Verify before running",
        });
      await expect(verify("search_tickets")).not.toBeChecked();
      await expect(verify("update_ticket")).toBeChecked();
      await expect(verify("update_ticket")).toBeEnabled();
      await expect(verify("reply_to_ticket")).toBeChecked();
      await expect(verify("delete_ticket")).toBeChecked();
      await expect(verify("delete_ticket")).toBeDisabled();
    });
    await step("MUST enable and disable a whole group by one switch", async () => {
      const reads = within(canvas.getByRole("region", { name: "Reads" }));
      const all = reads.getByRole("switch", { name: "Enable all tools under Reads" });
      await userEvent.click(reads.getByRole("checkbox", { name: "Enable get_ticket" }));
      await expect(reads.getByText("1 of 2")).toBeVisible();
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(reads.getByText("0 of 2")).toBeVisible();
      await expect(canvas.getByRole("checkbox", { name: "Enable update_ticket" })).toBeChecked();
      await userEvent.click(all);
      await expect(reads.getByText("2 of 2")).toBeVisible();
    });
  },
};

export const UnknownEffects: Story = {
  name: "Without known effects the tools are one list, which all ask first, with one box for all",
  args: {
    tools: tools.map(({ name, description }) => ({ name, description })),
    value: initialPermissions(tools.map(({ name, description }) => ({ name, description }))),
  },
  play: async ({ canvas, step }) => {
    for (const box of canvas.getAllByRole("checkbox", { name: "Verify before running" })) {
      await expect(box).toBeChecked();
    }
    const all = canvas.getByRole("checkbox", { name: "Enable all tools" });
    await step("MUST switch all tools by one box that reads as mixed for some", async () => {
      await expect(all).toBeChecked();
      await userEvent.click(canvas.getByRole("checkbox", { name: "Enable delete_ticket" }));
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(
        canvas.getByRole("checkbox", { name: "Enable search_tickets" }),
      ).not.toBeChecked();
    });
  },
};

const maya = { at: "2026-05-03T09:00:00Z", by: "maya@haldencoffee.example", endedBecause: null };

export const Granted: Story = {
  name: "A tool that runs without asking says since when and by whose word, which can be taken back; one that asks again says why [CEDIT-15]",
  args: {
    tools: [
      tools[0],
      { ...tools[3], grant: maya },
      {
        ...tools[2],
        grant: {
          ...maya,
          endedBecause:
            "The credentials of the connection changed since you let update_ticket run without asking, so it asks again.",
        },
      },
    ],
    value: {
      enabled: ["search_tickets", "reply_to_ticket", "update_ticket"],
      verified: ["update_ticket"],
    },
    onRevoke: fn(),
  },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText(/^Runs without asking since/)).toHaveTextContent(
      /2026, allowed by maya@haldencoffee\.example$/,
    );
    await expect(canvas.getByText(/so it asks again\.$/)).toBeVisible();
    await step("MUST name the tool in the button that takes a permission back", async () => {
      const [button, ...others] = canvas.getAllByRole("button");
      await expect(others).toEqual([]);
      await expect(button).toHaveAccessibleName("Revoke for reply_to_ticket");
      if (button) await userEvent.click(button);
      await expect(args.onRevoke).toHaveBeenCalledWith("reply_to_ticket");
    });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeDisabled();
  },
};

export const Empty: Story = { parameters: { contract: {} }, args: { tools: [] } };

export const Long: Story = {
  globals: { viewport: { value: "smallest" } },
  args: {
    tools: [
      {
        name: `a_method_with_a_name_of_${"considerable_".repeat(6)}length`,
        description: "Unbreakable".repeat(20),
        effect: "write",
      },
    ],
    value: { enabled: [], verified: [] },
  },
};
