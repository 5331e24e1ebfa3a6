import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { BackLink } from "../back-link/back-link.tsx";
import { Button } from "../button/button.tsx";
import { PageHeader } from "./page-header.tsx";

const meta = {
  title: "Components/PageHeader",
  component: PageHeader,
  args: {
    title: "My Connections",
    description: "The apps that the agent can read and act in.",
    actions: <Button variant="primary">Add Connection</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
  },
};
export const Playground: Story = { args: { back: <BackLink href="/ui">Home</BackLink> } };
export const Mobile: Story = {
  args: { title: roughTexts.unbreakable },
  globals: { viewport: { value: "mobile", isRotated: false } },
};
