import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Components/Spinner",
  component: Spinner,
  args: { immediate: true },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST say what is awaited", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("Loading…");
    });
  },
};

export const Playground: Story = { args: { size: "lg", label: "Loading chats" } };

export const Delayed: Story = {
  args: { immediate: false },
  play: async ({ canvas, step }) => {
    const spinner = canvas.getByRole("status");
    await step("MUST stay invisible for 300 ms", async () => {
      const [appearing] = spinner.getAnimations();
      appearing?.pause();
      for (const [time, opacity] of [
        [0, "0"],
        [299, "0"],
      ] as const) {
        if (appearing) appearing.currentTime = time;
        await expect(getComputedStyle(spinner).opacity).toBe(opacity);
      }
      appearing?.finish();
      await expect(getComputedStyle(spinner).opacity).toBe("1");
    });
  },
};

export const Decorative: Story = {
  args: { label: null },
  render: (args) => (
    <p className="flex items-center gap-2 text-13">
      <Spinner {...args} /> Loading chats…
    </p>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be hidden from screen readers if text beside it says so", async () => {
      await expect(canvas.queryByRole("status")).toBeNull();
      await expect(canvas.getByText("Loading chats…")).toBeVisible();
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["text-default", "text-muted", "text-accent"] as const}
      columns={["sm", "md", "lg"] as const}
    >
      {(colour, size) => <Spinner size={size} immediate className={colour} />}
    </Matrix>
  ),
};
