import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { CodeBlock } from "./code-block.tsx";

const meta = {
  title: "Components/CodeBlock",
  component: CodeBlock,
  args: {
    label: "Arguments",
    children: JSON.stringify({ min_days_overdue: 30, currency: "USD" }, null, 2),
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { wrap: true, children: roughTexts.unbreakable.repeat(3) },
};
export const ScrollsInItself: Story = {
  args: { className: "w-60", children: roughTexts.unbreakable.repeat(2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("region", { name: "Arguments" })).toBeVisible());
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
