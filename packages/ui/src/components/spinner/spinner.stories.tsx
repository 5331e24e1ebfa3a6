import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Components/Spinner",
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
  },
};
export const Playground: Story = { args: { immediate: true, label: "Loading chats" } };
export const Decorative: Story = {
  args: { label: null, immediate: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
export const Sizes: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="flex items-center gap-3">
      <Spinner size="sm" immediate />
      <Spinner size="md" immediate />
      <Spinner size="lg" immediate />
    </div>
  ),
};
