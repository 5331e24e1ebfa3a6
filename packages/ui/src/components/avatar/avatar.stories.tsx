import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Maya Halden" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "lg" } };

export const Letters: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      <Avatar name="Maya Halden" />
      <Avatar name="Tomás Rey" size="lg" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST show the first letter of the name, and two where there is room", async () => {
      await expect(canvas.getByText("M")).toBeVisible();
      await expect(canvas.getByText("TR")).toBeVisible();
    });
  },
};

export const BesideItsName: Story = {
  render: () => (
    <button type="button" className="flex min-h-6 items-center gap-2 text-13">
      <Avatar name="Maya Halden" /> Maya Halden
    </button>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be hidden from screen readers, because the name is beside it", async () => {
      await expect(canvas.getByRole("button")).toHaveAccessibleName("Maya Halden");
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={
        [
          "Maya Halden",
          "maya@haldencoffee.example",
          "Île-de-France",
          roughTexts.unbreakable,
          roughTexts.rightToLeft,
        ] as const
      }
      columns={["sm", "md", "lg"] as const}
    >
      {(name, size) => <Avatar name={name} size={size} />}
    </Matrix>
  ),
};
