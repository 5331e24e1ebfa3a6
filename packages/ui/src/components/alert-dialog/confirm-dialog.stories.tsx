import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Delete Chat?",
    message: "“Refund check for order 88213” and its messages are removed for good.",
    verb: "Confirm Delete",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:dialog/confirm"],
  play: async ({ args, userEvent }) => {
    await screen.findByRole("alertdialog", { name: "Delete Chat?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Confirm Delete" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  args: {
    tone: "neutral",
    title: "Leave the organization?",
    message: "Are you sure you want to leave Halden Coffee? You lose access to its connections.",
    verb: "Leave",
  },
};

export const WithQuestion: Story = {
  args: { children: <Checkbox>Don't ask me again</Checkbox> },
};

export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  tags: ["state:dialog/confirm-busy"],
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole("alertdialog");
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Confirm Delete" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Mobile: Story = {
  tags: ["state:dialog/mobile"],
  globals: { viewport: { value: "mobile", isRotated: false } },
};

export const Dark: Story = {
  tags: ["state:dialog/dark"],
  globals: { theme: "dark" },
};
