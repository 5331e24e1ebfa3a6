import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { DeleteChatDialog } from "./delete-chat-dialog.tsx";

const meta = {
  title: "Patterns/DeleteChatDialog",
  component: DeleteChatDialog,
  parameters: {
    docs: { story: { inline: false, height: "20rem" } },
    contract: { slot: "alert-dialog", portal: true },
  },
  args: {
    session: { id: "s-8", title: "Refund check for order 88213" },
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof DeleteChatDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [CHAT-31 CHAT-32]",
  tags: ["state:chat-delete/open", "picture"],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Delete Chat?" });
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole("checkbox", { name: "Don't ask me again" })).not.toBeChecked();
    await expect(screen.getByRole("button", { name: "Confirm Delete" })).toBeVisible();
    await step("MUST delete a chat only after the answer that says so", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
      await expect(args.onCancel).toHaveBeenCalled();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

export const Playground: Story = {};

export const DontAskTicked: Story = {
  name: "Don't ask again [CHAT-31 CHAT-34]",
  tags: ["state:chat-delete/dont-ask-ticked"],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Don't ask me again" }));
    await userEvent.click(screen.getByRole("button", { name: "Confirm Delete" }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ id: "s-8", dontAskAgain: true });
  },
};

export const Busy: Story = {
  tags: ["state:chat-delete/busy", "picture"],
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Cancel" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Confirm Delete" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const LongTitle: Story = {
  tags: ["state:chat-delete/long-title", "picture"],
  args: { session: { id: "l", title: "Donaudampfschifffahrtsgesellschaftskapitänsmützeem" } },
};

export const Mobile: Story = {
  tags: ["state:chat-delete/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const Dark: Story = { tags: ["state:chat-delete/dark"], globals: { theme: "dark" } };
