import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, ShieldCheck, Trash2 } from "lucide-react";
import { expect } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { Icon, type IconSize } from "./icon.tsx";

const sizes: readonly IconSize[] = ["xs", "sm", "md", "lg"];

const meta = {
  title: "Components/Icon",
  component: Icon,
  args: { icon: Pencil },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: "Edited", size: "lg" } };

export const Decorative: Story = {
  render: (args) => (
    <button type="button" className="flex min-h-6 items-center gap-1.5 text-13">
      <Icon {...args} /> Rename
    </button>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be hidden from screen readers if it has no label", async () => {
      await expect(canvas.queryByRole("img")).toBeNull();
      await expect(canvas.getByRole("button")).toHaveAccessibleName("Rename");
    });
  },
};

export const Labelled: Story = {
  args: { label: "Edited" },
  play: async ({ canvas, step }) => {
    await step("MUST be an image with a name where it has a label", async () => {
      await expect(canvas.getByRole("img", { name: "Edited" })).toBeVisible();
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={["text-default", "text-subtle", "text-danger"] as const} columns={sizes}>
      {(colour, size) => (
        <span className="flex gap-2">
          {[Pencil, Trash2, ShieldCheck].map((icon, index) => (
            <Icon key={index} icon={icon} size={size} className={colour} />
          ))}
        </span>
      )}
    </Matrix>
  ),
};
