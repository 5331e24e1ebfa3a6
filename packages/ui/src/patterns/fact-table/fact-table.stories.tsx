import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge } from "../../components/badge/index.ts";
import { roughTexts } from "../../testing/matrix.tsx";
import { details, itemFacts, learned } from "./fact-table.fixtures.ts";
import { Stateful } from "./fact-table.stage.tsx";
import { FactTable } from "./fact-table.tsx";

const meta = {
  title: "Patterns/Fact Table",
  component: FactTable,
  args: { label: "Learned Facts & Preferences", rows: learned, onRowsChange: fn() },
  render: (args) => (
    <div className="max-w-form">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof FactTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Learned Facts & Preferences" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Value of Warehouse" })).toHaveValue("Chiado");
  },
};

export const Playground: Story = { args: { words: { add: "Add Fact" }, values: "mono" } };

export const FixedKeys: Story = {
  name: "Fixed keys [T8 PROF-03]",
  args: { label: "My Details", keys: "fixed", rows: details },
  play: async ({ canvas, step, userEvent, args }) => {
    await step("MUST name fixed keys as the headers of their rows [T8]", async () => {
      await expect(canvas.getByRole("rowheader", { name: "Role" })).toBeVisible();
      await expect(canvas.getAllByRole("textbox")).toHaveLength(3);
      await expect(canvas.queryByRole("button")).toBeNull();
    });
    const zone = canvas.getByRole("textbox", { name: "Value of Time zone" });
    await userEvent.type(zone, "Lisbon{Enter}");
    await expect(zone).toHaveValue("Lisbon");
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      rows: [...details.slice(0, 2), { ...details[2], value: "Lisbon" }],
      duplicates: [],
    });
    await userEvent.type(canvas.getByRole("textbox", { name: "Value of Name" }), "{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Value of Role" })).toHaveFocus();
    zone.blur();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByRole("rowheader", { name: "Warehouse" })).toBeVisible();
  },
};

export const FactsOfAnItem: Story = {
  name: "Facts of an item [ITEM-02]",
  args: {
    label: "About this item",
    rows: itemFacts,
    keys: "fixed",
    variant: "plain",
    readOnly: true,
    renderValue: ({ key, value }) =>
      key === "Priority" ? <Badge tone="warning">{value}</Badge> : value,
  },
  render: (args) => (
    <aside aria-label="Details" className="w-72 border-s bg-canvas p-4">
      <Stateful {...args} />
    </aside>
  ),
};

export const Empty: Story = {
  args: {
    rows: [],
    words: { empty: "Nothing learned yet. What you tell the agent is kept here." },
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole("textbox")) await expect(box).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Add row" })).toBeDisabled();
  },
};

export const LongText: Story = {
  name: "Long text [T11]",
  args: {
    rows: [
      { id: "l-1", key: roughTexts.long, value: `${roughTexts.long}. ${roughTexts.long}.` },
      { id: "l-2", key: roughTexts.unbreakable, value: roughTexts.unbreakable },
      { id: "l-3", key: roughTexts.rightToLeft, value: roughTexts.rightToLeft },
    ],
  },
  render: (args) => (
    <div className="grid max-w-80 gap-4">
      <Stateful {...args} />
      <Stateful {...args} label="Read only" readOnly />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST let long text be read and copied whole [T11]", async () => {
      const [first] = canvas.getAllByRole("textbox", { name: /^Value of/ });
      await expect(first?.scrollHeight).toBe(first?.clientHeight);
      const text = canvas.getByRole("rowheader", { name: roughTexts.long });
      const range = document.createRange();
      range.selectNodeContents(text);
      await expect(range.toString()).toBe(roughTexts.long);
      await expect(getComputedStyle(text).userSelect).not.toBe("none");
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({
      id: `m-${index}`,
      key: `Depot ${index + 1}`,
      value: `Gate ${(index % 7) + 1}, opens at ${6 + (index % 4)}:00`,
    })),
  },
};

export const Smallest: Story = { globals: { viewport: { value: "smallest" } } };
