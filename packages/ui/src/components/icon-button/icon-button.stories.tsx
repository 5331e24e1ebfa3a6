import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUp, Pencil, Trash2 } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { IconButton } from "./icon-button.tsx";

const sizes = ["xs", "sm", "md", "lg"] as const;

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Edit", icon: Pencil, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST be named by its label", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};

export const Playground: Story = { args: { label: "Delete", icon: Trash2, tone: "danger" } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("MUST refuse presses while loading, and keep its name", async () => {
      const button = canvas.getByRole("button", { name: "Edit" });
      await userEvent.click(button);
      await userEvent.keyboard("{Enter}");
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-2">
      {sizes.map((size) => (
        <IconButton {...args} key={size} label={`Edit ${size}`} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be a target of at least 24 px at every size", async () => {
      for (const button of canvas.getAllByRole("button")) {
        const { height, width } = button.getBoundingClientRect();
        await expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
      }
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={["ghost", "neutral", "primary", "floating"] as const} columns={sizes}>
      {(variant, size) => (
        <span className="flex gap-2">
          <IconButton label="Send" icon={ArrowUp} variant={variant} size={size} />
          <IconButton label="Send" icon={ArrowUp} variant={variant} size={size} disabled />
          <IconButton label="Send" icon={ArrowUp} variant={variant} size={size} loading />
          <IconButton
            label="Delete"
            icon={Trash2}
            variant={variant}
            size={size}
            tone={variant === "primary" ? "neutral" : "danger"}
          />
        </span>
      )}
    </Matrix>
  ),
};
