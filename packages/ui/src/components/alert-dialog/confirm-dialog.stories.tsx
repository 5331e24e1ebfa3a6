import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Notice } from "../notice/notice.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, height: "20rem" } },
    contract: { slot: "alert-dialog", portal: true },
  },
  args: {
    open: true,
    title: "Delete Chat?",
    message: "“Refund check for order 88213” and its messages will be permanently deleted.",
    verb: "Confirm Delete",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:dialog/confirm"],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole("alertdialog");
    await step("MUST be an alertdialog named by its exact text, or by its title", async () => {
      await expect(dialog).toHaveAccessibleName("Delete Chat?");
    });
    await step("MUST be described by what happens then", async () => {
      await expect(dialog).toHaveAccessibleDescription(args.message as string);
    });
    await step("MUST put the first focus on the answer that changes nothing", async () => {
      await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    });
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

export const Confirmed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Confirm Delete" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const WithQuestion: Story = {
  args: { children: <Checkbox>Don't ask me again</Checkbox> },
};

export const WithError: Story = {
  args: {
    children: <Notice tone="danger">Could not delete the chat. Try again in a moment.</Notice>,
  },
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
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole("alertdialog");
    await step("MUST take no answer and stay open while the request runs", async () => {
      await expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
      await userEvent.click(screen.getByRole("button", { name: "Confirm Delete" }));
      await userEvent.keyboard("{Escape}");
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(args.onCancel).not.toHaveBeenCalled();
      await expect(screen.getByRole("alertdialog")).toBeVisible();
    });
  },
};

export const Mobile: Story = {
  tags: ["state:dialog/mobile"],
  globals: { viewport: { value: "mobile", isRotated: false } },
};

/** A modal shows one window at a time, so it contains every rough text. */
export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  args: {
    title: roughTexts.unbreakable,
    message: `${roughTexts.long}\n${roughTexts.unbreakable}\n${roughTexts.rightToLeft}`,
    verb: roughTexts.long,
    children: <Checkbox hint={roughTexts.long}>{roughTexts.unbreakable}</Checkbox>,
  },
};

export const Dark: Story = {
  tags: ["state:dialog/dark"],
  globals: { theme: "dark" },
};
