import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../../testing/matrix.tsx";
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
export const Sizes: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["Maya Halden", "maya@haldencoffee.example", "李小龍", "مرحبا"] as const}
      columns={["sm", "md", "lg"] as const}
    >
      {(name, size) => <Avatar name={name} size={size} />}
    </Matrix>
  ),
};
