import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Reviews } from "./reviews.tsx";

const meta = {
  title: "Review/Keyboard and forced colours",
  component: Reviews,
  tags: ["!autodocs"],
  args: {
    reviews: [
      {
        title: "Components/Menu",
        story: "components-menu--default",
        keys: ["Tab", "Enter", "ArrowDown", "Escape"],
        keyboard: "Opens on its first entry, arrows move, Escape closes and gives the focus back.",
        forcedColors: "The highlighted entry has an outline; the menu has an edge.",
      },
      {
        title: "Components/Switch",
        story: "components-switch--default",
        keys: ["Tab", "Space"],
        keyboard: "Space turns it.",
        forcedColors: "On and off differ by the place of the thumb and by its ground.",
        open: "The thumb is faint when disabled.",
      },
      {
        title: "Patterns/Composer",
        story: "patterns-composer--default",
        keys: [],
        keyboard: "",
        forcedColors: "",
      },
    ],
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Excerpt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 3 were tried")).toBeVisible();
    await expect(canvas.getByText("Not tried yet")).toBeVisible();
    await expect(canvas.getByText("Something is open")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Switch" })).toHaveAttribute(
      "href",
      "./?path=/story/components-switch--default",
    );
  },
};
