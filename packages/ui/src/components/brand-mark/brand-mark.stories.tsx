import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
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

export const BesideTheName: Story = {
  render: () => (
    <a href="/" className="inline-flex min-h-6 items-center gap-2 text-accent">
      <BrandMark /> Switchboard
    </a>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole("link");
    await step("MUST be hidden from screen readers, because the name is text", async () => {
      await expect(link).toHaveAccessibleName("Switchboard");
      await expect(canvas.queryByRole("img")).toBeNull();
    });
    await step("MUST take the colour of its text", async () => {
      const rendered = [...canvasElement.querySelectorAll("svg circle")];
      await expect(rendered.length).toBeGreaterThan(0);
      for (const part of rendered) {
        await expect(getComputedStyle(part).fill).toBe(getComputedStyle(link).color);
      }
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
      {(colour, size) => <BrandMark size={size} className={colour} />}
    </Matrix>
  ),
};
