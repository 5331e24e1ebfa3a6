import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { ready, sampleItemsMany } from "./sample-items.fixtures.ts";
import { SampleItemsScreen } from "./sample-items.tsx";
import type { SampleItemsState } from "./sample-items.types.ts";

const meta = {
  title: "Screens/SampleItems",
  component: SampleItemsScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: ready,
    actions: {
      onRetry: fn(),
      onDelete: fn(),
      onConfirmDelete: fn(),
      onCancel: fn(),
      onCloseAlert: fn(),
    },
    paths,
  },
} satisfies Meta<typeof SampleItemsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "The user's sample items in a table",
  tags: ["state:sample-items/ready", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Sample items" })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Sample items" }));
    await expect(table.getByText("Harbor lamp")).toBeVisible();
    await expect(table.getByRole("columnheader", { name: "Created" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Delete Harbor lamp" }));
    await expect(args.actions.onDelete).toHaveBeenCalledWith({
      id: "sampleItem-1",
      name: "Harbor lamp",
    });
  },
};

export const Loading: Story = {
  name: "While the page loads",
  tags: ["state:sample-items/loading", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading page")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: "Without any, it leads to the chat",
  tags: ["state:sample-items/empty", "picture"],
  args: { state: { kind: "empty" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no sample items yet.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the chat" })).toHaveAttribute(
      "href",
      paths.chat,
    );
  },
};

export const Failed: Story = {
  name: "What could not be loaded can be tried again",
  tags: ["state:sample-items/failed", "picture"],
  args: { state: { kind: "failed", message: "The server could not be reached." } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("The server could not be reached.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const kinds = {
  loading: Loading,
  empty: Empty,
  failed: Failed,
  ready: Default,
} satisfies Record<SampleItemsState["kind"], Story>;

export const DeleteConfirm: Story = {
  name: "Asks before a sample item is deleted",
  tags: ["state:sample-items/delete-confirm", "picture"],
  args: { state: { ...ready, deleting: { id: "sampleItem-1", name: "Harbor lamp", busy: false } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Sample item?" }));
    await expect(dialog.getByText("Harbor lamp")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onConfirmDelete).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const DeleteFailed: Story = {
  name: "Failed to delete sample item: The server could not be reached.",
  tags: ["state:sample-items/delete-failed"],
  args: {
    state: { ...ready, alert: "Failed to delete sample item: The server could not be reached." },
  },
  play: async ({ args }) => {
    const alert = await screen.findByRole("alertdialog");
    await expect(alert).toHaveAccessibleName(
      "Failed to delete sample item: The server could not be reached.",
    );
    await userEvent.click(within(alert).getByRole("button", { name: "OK" }));
    await expect(args.actions.onCloseAlert).toHaveBeenCalledTimes(1);
  },
};

export const Mobile: Story = {
  name: "Many with long names fit a phone",
  tags: ["state:sample-items/mobile"],
  args: { state: sampleItemsMany },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
