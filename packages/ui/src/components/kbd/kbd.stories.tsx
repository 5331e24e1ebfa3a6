import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Kbd } from "./kbd.tsx";

const meta = {
  title: "Components/Kbd",
  component: Kbd,
  args: { children: "E" },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("MUST be marked as a key for screen readers", async () => {
      await expect(canvas.getByText("E").tagName).toBe("KBD");
    });
  },
};

export const Playground: Story = { args: { children: "Ctrl" } };

export const Chord: Story = {
  render: () => (
    <p className="text-13">
      Press <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to send
    </p>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST read as the words on the key", async () => {
      await expect(canvas.getByRole("paragraph")).toHaveTextContent("Press Ctrl Enter to send");
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="flex w-80 flex-wrap items-center gap-2">
      {["E", "#", "Esc", "Enter", "Page Down", ...Object.values(roughTexts)].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST keep a long name inside its box, and the box inside its place", async () => {
      for (const name of Object.values(roughTexts)) {
        const key = canvas.getByText(name);
        await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth);
        await expect(key.offsetWidth).toBeLessThanOrEqual(320);
      }
      // A short one stays on its line.
      await expect(canvas.getByText("Page Down").offsetHeight).toBe(20);
    });
  },
};
