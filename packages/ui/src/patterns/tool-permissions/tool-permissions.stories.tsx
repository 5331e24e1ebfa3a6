import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ToolPermissions } from "./tool-permissions.tsx";

const tools = [
  { name: "search_tickets", description: "Find tickets by status or text", effect: "read" },
  { name: "reply_to_ticket", description: "Send a public reply", effect: "send" },
  { name: "merge_tickets", description: "Merge tickets for good", effect: "destructive" },
] as const;

const meta = {
  title: "Patterns/ToolPermissions",
  component: ToolPermissions,
  args: {
    tools,
    value: { enabled: tools.map(({ name }) => name), verified: ["reply_to_ticket"] },
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
        await userEvent.click(await list.findByRole("option", { name: "Sends out" }));
        await expect(args.onEffectChange).toHaveBeenCalledWith({
          name: "search_tickets",
          effect: "send",
        });
      },
    );
    await expect(canvas.queryByRole("combobox", { name: "Effect of merge_tickets" })).toBeNull();
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

export const AllAtOnce: Story = {
  name: "The first box switches all tools, and stands in between for some",
  play: async ({ canvas, step }) => {
    const all = canvas.getByRole("checkbox", { name: "Enable all tools" });
    await step("MUST switch all tools by one box that reads as mixed for some", async () => {
      await expect(all).toBeChecked();
      await userEvent.click(canvas.getByRole("checkbox", { name: "Enable merge_tickets" }));
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
      { ...tools[1], grant: maya },
      {
        name: "update_ticket",
        description: "Change a ticket",
        effect: "write",
        grant: {
          ...maya,
          endedBecause:
            "The connection has other credentials than when you let update_ticket run without asking, so it asks again.",
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

export const Empty: Story = { args: { tools: [] } };

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
