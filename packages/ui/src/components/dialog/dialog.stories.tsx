import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "./dialog.tsx";
import { DialogBody, DialogFoot, DialogSummary } from "./dialog-parts.tsx";

const foot = (
  <DialogFoot key="foot">
    <DialogClose>
      <Button>Cancel</Button>
    </DialogClose>
    <DialogClose>
      <Button variant="primary">Rename</Button>
    </DialogClose>
  </DialogFoot>
);

const meta = {
  title: "Components/Dialog",
  component: DialogContent,
  args: {
    title: "Rename Chat",
    description: "The name is shown in the history only.",
    children: [<DialogBody key="body">One short form stands here.</DialogBody>, foot],
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { size: "lg", titleEnd: <Badge variant="line">1 of 2</Badge> },
};
export const Small: Story = { args: { size: "sm" } };
export const Large: Story = { args: { size: "lg" } };

export const FocusComesBack: Story = {
  render: (args) => (
    <Dialog>
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Rename Chat" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const OnlyTheMiddleScrolls: Story = {
  args: {
    size: "lg",
    title: "Approval Required",
    description: undefined,
    headEnd: <span className="text-12 text-subtle">Expires in 14:32</span>,
    children: [
      <DialogSummary key="summary">What it is about stays in sight.</DialogSummary>,
      <DialogBody key="body">
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Line {line + 1} of a long list of arguments.</p>
        ))}
      </DialogBody>,
      foot,
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Approval Required" });
    const body = dialog.querySelector('[data-slot="dialog-body"]');
    await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole("button", { name: "Rename" })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: "mobile", isRotated: false } } };
export const Dark: Story = { globals: { theme: "dark" } };
