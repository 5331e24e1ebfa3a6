import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Ways } from "./introduction.tsx";

const meta = {
  title: "Introduction",
  component: Ways,
  tags: ["!autodocs"],
} satisfies Meta<typeof Ways>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaysIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Foundations" })).toHaveAttribute(
      "href",
      "./?path=/docs/foundations-colour--overview",
    );
  },
};
