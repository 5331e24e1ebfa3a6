import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonGroup } from "./skeleton-group.tsx";

const bars = ["w-60", "w-44", "w-66", "w-40"];

const meta = {
  title: "Components/Skeleton",
  component: SkeletonGroup,
  subcomponents: { Skeleton },
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
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST say once for its group that it loads", async () => {
      const group = canvas.getByRole("status");
      await expect(group).toHaveTextContent(/^Loading chats$/);
    });
    await step("MUST be hidden from screen readers", async () => {
      const rendered = [...canvasElement.querySelectorAll('[data-slot="skeleton"]')];
      await expect(rendered).toHaveLength(bars.length * 2);
      for (const bar of rendered) await expect(bar).toHaveAttribute("aria-hidden", "true");
    });
  },
};

export const Playground: Story = { args: { label: undefined } };

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <SkeletonGroup className="grid w-80 gap-6">
      <div className="flex items-center gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-40" />
          <Skeleton className="w-60" />
        </div>
      </div>
      <div className="grid gap-2">
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-44" />
      </div>
      <Skeleton className="h-24 rounded-8" />
      <div dir="rtl" className="flex items-center gap-3">
        <Skeleton className="size-4" />
        <Skeleton className="w-60" />
      </div>
    </SkeletonGroup>
  ),
};
