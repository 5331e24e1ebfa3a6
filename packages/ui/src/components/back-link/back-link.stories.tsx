import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BackLink } from "./back-link.tsx";

const meta = {
  title: "Components/BackLink",
  component: BackLink,
  args: { href: "/ui/connections", children: "My Connections" },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back" })).toBeVisible();
  },
};
