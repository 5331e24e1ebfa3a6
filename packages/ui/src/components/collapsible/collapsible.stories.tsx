import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Collapsible } from "./collapsible.tsx";

const meta = {
  title: "Components/Collapsible",
  component: Collapsible,
  args: { title: "CONNECTIONS", count: "4 of 6", children: "QuickBooks – Halden Books" },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole("button", { name: /CONNECTIONS/ });
    await expect(header).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(header);
    await expect(header).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByText("QuickBooks – Halden Books")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("QuickBooks – Halden Books")).toBeVisible();
  },
};
export const Playground: Story = { args: { title: roughTexts.long, className: "w-66" } };
export const Closed: Story = { args: { defaultOpen: false } };
