import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect } from "storybook/test";
import { Icon, type IconSize } from "./icon.tsx";

const sizes: readonly IconSize[] = ["xs", "sm", "md", "lg"];

const meta = {
  title: "Components/Icon",
  component: Icon,
  args: { icon: Pencil },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
export const Playground: Story = {
  args: { label: "Edited", size: "lg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Edited" })).toBeVisible();
  },
};
export const Sizes: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="flex items-center gap-3">
      {sizes.map((size) => (
        <Icon key={size} icon={Pencil} size={size} />
      ))}
    </div>
  ),
};
