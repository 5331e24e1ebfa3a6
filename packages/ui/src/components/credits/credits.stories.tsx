import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Credits } from "./credits.tsx";

const meta = {
  title: "Components/Credits",
  component: Credits,
  args: { value: 1842.5 },
} satisfies Meta<typeof Credits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1842.50")).toBeVisible();
  },
};
export const Playground: Story = { args: { value: 500, signed: true } };
export const Spent: Story = {
  args: { value: -0.25, signed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("-0.25")).toBeVisible();
  },
};
