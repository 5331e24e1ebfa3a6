import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { byMonth, byMonthAndRegion, byRegion, longChart } from "./chart-card.fixtures.ts";
import { ChartCard } from "./chart-card.tsx";

const meta = {
  title: "Patterns/Chart Card",
  component: ChartCard,
  args: { chart: byRegion },
} satisfies Meta<typeof ChartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step, userEvent }) => {
    await step("MUST be a figure named by its title", async () => {
      await expect(canvas.getByRole("figure", { name: "Total Amount by Region" })).toBeVisible();
    });
    await step("MUST show the same figures in a table", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
      await expect(canvas.getByRole("row", { name: "North 48,210.5" })).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
    });
  },
};

export const Playground: Story = {};

export const OverTime: Story = {
  name: "Over time",
  tags: ["picture"],
  args: { chart: byMonth },
};

export const Lines: Story = {
  name: "Several lines, one with a gap",
  tags: ["picture"],
  args: { chart: byMonthAndRegion },
};

export const Long: Story = {
  name: "Long names",
  tags: ["picture"],
  args: { chart: longChart },
};
