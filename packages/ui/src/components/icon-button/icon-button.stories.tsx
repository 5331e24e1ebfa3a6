import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUp, Pencil, Trash2 } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Edit", icon: Pencil, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { label: "Delete", icon: Trash2, tone: "danger" } };

export const Sizes: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["ghost", "neutral", "primary"] as const}
      columns={["xs", "sm", "md", "lg"] as const}
    >
      {(variant, size) => (
        <span className="flex gap-2">
          <IconButton label="Send" icon={ArrowUp} variant={variant} size={size} />
          <IconButton label="Send" icon={ArrowUp} variant={variant} size={size} disabled />
          <IconButton label="Send" icon={ArrowUp} variant={variant} size={size} loading />
        </span>
      )}
    </Matrix>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
