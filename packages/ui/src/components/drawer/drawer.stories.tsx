import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Drawer, DrawerContent, DrawerTrigger } from "./drawer.tsx";

const meta = {
  title: "Components/Drawer",
  component: DrawerContent,
  args: { title: "Chat History", children: <p className="px-4">Weekly receivables review</p> },
  render: (args) => (
    <Drawer>
      <DrawerTrigger>
        <Button>Open</Button>
      </DrawerTrigger>
      <DrawerContent {...args} />
    </Drawer>
  ),
} satisfies Meta<typeof DrawerContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { side: "end", title: "Chat Settings" } };
export const FocusComesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Chat History" });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: "mobile", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await screen.findByRole("dialog", { name: "Chat History" })).toBeVisible();
  },
};
