import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "Components/AlertDialog",
  component: AlertDialog,
  args: {
    open: true,
    onClose: fn(),
    message: "Error: Could not delete chat. The server is not reachable.",
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:dialog/alert"],
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole("alertdialog", { name: args.message });
    await expect(alert).toBeVisible();
    const ok = screen.getByRole("button", { name: "OK" });
    await waitFor(() => expect(ok).toHaveFocus());
    await userEvent.click(ok);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { title: "Upload failed" } };

export const LongMessage: Story = {
  tags: ["state:dialog/alert-long"],
  args: {
    title: "Upload failed",
    message: Array.from(
      { length: 30 },
      (_, line) => `Row ${line + 2}: ${roughTexts.unbreakable} ${roughTexts.long}`,
    ).join("\n"),
  },
  play: async () => {
    const alert = await screen.findByRole("alertdialog", { name: "Upload failed" });
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole("button", { name: "OK" })).toBeVisible();
  },
};

export const FocusComesBack: Story = {
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <AlertDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
