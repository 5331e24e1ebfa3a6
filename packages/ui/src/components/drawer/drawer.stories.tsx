import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pin } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from "./drawer.tsx";

const meta = {
  title: "Components/Drawer",
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTrigger, DrawerClose },
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
  args: {
    title: "Chat History",
    children: [
      <p key="row" className="px-4">
        Weekly receivables review
      </p>,
      <DrawerClose key="close">
        <Button className="m-4">Done</Button>
      </DrawerClose>,
    ],
  },
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

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const drawer = await screen.findByRole("dialog");
    await step("MUST be named by its title", async () => {
      await expect(drawer).toHaveAccessibleName("Chat History");
    });
    await step("MUST keep the focus inside while it is open", async () => {
      for (let stop = 0; stop < 4; stop += 1) {
        await userEvent.tab();
        await expect(drawer).toContainElement(document.activeElement as HTMLElement);
      }
    });
  },
};

export const AtTheEnd: Story = {
  args: { side: "end", title: "Chat Settings" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const drawer = await screen.findByRole("dialog", { name: "Chat Settings" });
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth));
  },
};

export const FocusComesBack: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await step("MUST give the focus back when it closes", async () => {
      for (const name of ["Close", "Done"]) {
        await userEvent.click(opener);
        const drawer = await screen.findByRole("dialog", { name: "Chat History" });
        await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
        await userEvent.click(screen.getByRole("button", { name }));
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        await waitFor(() => expect(opener).toHaveFocus());
      }
    });
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: "mobile", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await screen.findByRole("dialog", { name: "Chat History" })).toBeVisible();
  },
};

/** A modal shows one drawer at a time, so it contains every rough text. */
export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  args: {
    title: roughTexts.unbreakable,
    headEnd: <IconButton label="Keep open" icon={Pin} />,
    children: Object.values(roughTexts).map((text) => (
      <p key={text} dir="auto" className="p-4 wrap-anywhere">
        {text}
      </p>
    )),
  },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerContent {...args} />
    </Drawer>
  ),
};
