import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandMark } from "./brand-mark.tsx";

const meta = {
  title: "Components/BrandMark",
  component: BrandMark,
  args: {},
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: "lg", className: "text-accent" } };
export const Sizes: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="flex items-center gap-4">
      <BrandMark size="sm" />
      <BrandMark />
      <BrandMark size="lg" />
    </div>
  ),
};
