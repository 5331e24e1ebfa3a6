import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContrastGrid } from "./contrast-grid.tsx";
import { Swatches } from "./swatches.tsx";

const meta = {
  title: "Foundations/Colour",
  component: Swatches,
  tags: ["!autodocs"],
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  tags: ["picture"],
  args: { only: ["Grounds", "Fills and lines", "Text"] },
};
export const Accent: Story = { tags: ["picture"], args: { only: ["Accent"] } };
export const Status: Story = { tags: ["picture"], args: { only: ["Status", "Charts"] } };

export const Words: Story = {
  name: "Contrast of words",
  render: () => <ContrastGrid kind="words" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("AAA").length).toBeGreaterThan(20);
    await expect(canvas.queryByText("fails")).toBeNull();
  },
};
export const Marks: Story = {
  name: "Contrast of marks",
  render: () => <ContrastGrid kind="marks" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("fails")).toBeNull();
  },
};
