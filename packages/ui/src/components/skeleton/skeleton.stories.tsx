import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonGroup } from "./skeleton-group.tsx";

const bars = ["w-60", "w-44", "w-66", "w-40"];

const meta = {
  title: "Components/Skeleton",
  component: SkeletonGroup,
  args: {
    label: "Loading chats",
    children: bars.map((width) => (
      <div key={width} className="flex h-8 items-center gap-3">
        <Skeleton className="size-4" />
        <Skeleton className={width} />
      </div>
    )),
  },
} satisfies Meta<typeof SkeletonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading chats");
  },
};
export const Playground: Story = {};
export const Dark: Story = { globals: { theme: "dark" } };
