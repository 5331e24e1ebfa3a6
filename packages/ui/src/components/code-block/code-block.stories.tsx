import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { CodeBlock } from "./code-block.tsx";

const meta = {
  title: "Components/CodeBlock",
  component: CodeBlock,
  args: {
    label: "Arguments",
    children: JSON.stringify({ min_days_overdue: 30, currency: "USD" }, null, 2),
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST be no stop of the keyboard where it does not scroll", async () => {
      await userEvent.tab();
      await expect(canvas.queryByRole("region")).toBeNull();
      await expect(document.body).toHaveFocus();
    });
  },
};

export const Playground: Story = {
  args: { wrap: true, children: roughTexts.unbreakable.repeat(3) },
};

export const ScrollsInItself: Story = {
  args: { className: "w-60", children: roughTexts.unbreakable.repeat(2) },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST be reachable by keyboard where it scrolls", async () => {
      const region = await waitFor(() => canvas.getByRole("region", { name: "Arguments" }));
      await userEvent.tab();
      await expect(region).toHaveFocus();
    });
  },
};

export const Wrapped: Story = {
  args: { className: "w-60", wrap: true, children: roughTexts.unbreakable.repeat(2) },
  play: async ({ canvas, canvasElement }) => {
    const block = canvasElement.querySelector("pre");
    await expect(block?.scrollWidth).toBe(block?.clientWidth);
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const Long: Story = {
  args: { children: Array.from({ length: 80 }, (_, line) => `line ${line + 1}`).join("\n") },
  play: async ({ canvas }) => {
    const region = await waitFor(() => canvas.getByRole("region", { name: "Arguments" }));
    await expect(region.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, step }) => {
    await step("MUST run left to right on every page", async () => {
      await expect(getComputedStyle(canvas.getByText(/min_days_overdue/)).direction).toBe("ltr");
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-form gap-3">
      {Object.entries(roughTexts).map(([name, text]) => (
        <CodeBlock key={name} label={name}>
          {text.repeat(2)}
        </CodeBlock>
      ))}
      <CodeBlock label="wrapped" wrap>
        {`${roughTexts.unbreakable.repeat(2)} ${roughTexts.long}`}
      </CodeBlock>
    </div>
  ),
  // Whether it scrolls is known after it was measured.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("region")).toHaveLength(2));
  },
};
