import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "Components/AlertDialog",
  component: AlertDialog,
  parameters: {
    docs: { story: { inline: false, height: "20rem" } },
    contract: { portal: true },
  },
  args: {
    open: true,
    onClose: fn(),
    message: "Error: Could not delete chat. The server is not reachable.",
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:dialog/alert", "picture"],
  play: async ({ step }) => {
    await step("MUST be an alertdialog named by its exact text, or by its title", async () => {
      const name = "Error: Could not delete chat. The server is not reachable.";
      await expect(await screen.findByRole("alertdialog", { name })).toBeVisible();
    });
    await step("MUST put the first focus on the answer that changes nothing", async () => {
      await waitFor(() => expect(screen.getByRole("button", { name: "OK" })).toHaveFocus());
    });
  },
};

export const Playground: Story = { args: { title: "Upload failed" } };

export const Answered: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongMessage: Story = {
  tags: ["state:dialog/alert-long"],
  args: {
    title: "Upload failed",
    message: Array.from(
      { length: 30 },
      (_, line) => `Row ${line + 2}: ${roughTexts.unbreakable} ${roughTexts.long}`,
    ).join("\n"),
  },
  play: async ({ step }) => {
    const alert = await screen.findByRole("alertdialog", { name: "Upload failed" });
    await step("MUST keep its answers inside the window, however long the text is", async () => {
      await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      const ok = screen.getByRole("button", { name: "OK" }).getBoundingClientRect();
      await expect(ok.bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { title: roughTexts.rightToLeft, message: roughTexts.rightToLeft },
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
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    await screen.findByRole("alertdialog");
    await step("MUST close by Escape and give the focus back", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
