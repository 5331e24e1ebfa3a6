import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox } from "lucide-react";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    title: "Your inbox is empty. Great job!",
    icon: Inbox,
    children: "New mail, issues and data conditions appear here by themselves.",
    actions: <Button size="sm">Configure Sources</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { level: 2, title: roughTexts.long, children: roughTexts.unbreakable },
};
