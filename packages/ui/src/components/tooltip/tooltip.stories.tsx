import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect, screen } from "storybook/test";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: { content: "Rename", children: <IconButton label="Rename" icon={Pencil} /> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Rename");
    await userEvent.keyboard("{Escape}");
  },
};
export const Playground: Story = { args: { shortcut: "R", side: "right" } };
