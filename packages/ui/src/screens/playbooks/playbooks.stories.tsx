import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { RouteErrorScreen } from "../route-error/index.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { automatic, manyLong, ready } from "./playbooks.fixtures.ts";
import { playbooksTexts } from "./playbooks.texts.ts";
import { PlaybooksScreen } from "./playbooks.tsx";
import type { PlaybooksState } from "./playbooks.types.ts";

const meta = {
  title: "Screens/Playbooks",
  component: PlaybooksScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "playbooks" } },
  decorators: [withShell],
  args: {
    state: ready,
    paths: { createPlaybook: "/ui/playbooks/create", howItWorks: "/ui/how-it-works" },
    actions: {
      onDelete: fn(),
      onTurnOff: fn(),
      onConfirmDelete: fn(),
      onCancel: fn(),
      onCloseAlert: fn(),
    },
  },
} satisfies Meta<typeof PlaybooksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "The user's playbooks [PLAY-01 PLAY-02 PLAY-03 PLAY-04 PLAY-05]",
  tags: ["state:playbooks/populated", "state:playbooks/dark", "state:playbooks/mobile", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "My Playbooks" })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Playbooks" }));
    await expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Name",
      "Description",
      "Applies To",
      "Actions",
    ]);
    await expect(canvas.getByRole("link", { name: "+ Create Playbook" })).toHaveAttribute(
      "href",
      "/ui/playbooks/create",
    );
    await expect(canvas.getByRole("link", { name: "Learn more" })).toHaveAttribute(
      "href",
      "/ui/how-it-works",
    );
    await expect(canvas.getByRole("link", { name: "Edit Late delivery reply" })).toHaveAttribute(
      "href",
      "/ui/playbooks/edit/p-1",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Delete Late delivery reply" }));
    await expect(args.actions.onDelete).toHaveBeenCalledWith({ id: "p-1" });
    await expect(canvas.queryByRole("heading", { name: "Ready-Made Playbooks" })).toBeNull();
  },
};

export const RunByThemselves: Story = {
  name: "Those that run by themselves say so, and are turned off with one click",
  tags: ["picture"],
  args: { state: { ...ready, playbooks: automatic } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText("Runs automatically")).toHaveLength(2);
    await expect(canvas.getByText("Daily limit reached")).toBeVisible();
    await expect(canvas.getByText("Switched off after failures")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Turn off/ })).toHaveLength(3);
    await userEvent.click(
      canvas.getByRole("button", { name: "Turn off automatic runs of Late delivery reply" }),
    );
    await expect(args.actions.onTurnOff).toHaveBeenCalledWith({ id: "a-1" });
  },
};

export const Loading: Story = {
  name: "While the page loads [PLAY-01 LO-136]",
  tags: ["state:playbooks/loading"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  PlaybooksState["kind"],
  Story
>;

export const Empty: Story = {
  name: "You haven't created any playbooks yet. [PLAY-06]",
  tags: ["state:playbooks/empty", "picture"],
  args: { state: { ...ready, playbooks: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You haven't created any playbooks yet.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Use Plan a task" })).toHaveAttribute(
      "href",
      "/ui/playbooks/create?from=plan",
    );
  },
};

export const NoDescription: Story = {
  name: "A playbook without a description [PLAY-01]",
  tags: ["state:playbooks/no-description"],
  args: {
    state: { ...ready, playbooks: ready.playbooks.map((one) => ({ ...one, description: null })) },
  },
};

export const ManyLong: Story = {
  name: "Many playbooks with long names and descriptions [PLAY-01]",
  tags: ["state:playbooks/many-long", "picture"],
  args: { state: { ...ready, playbooks: manyLong } },
};

export const DeleteConfirm: Story = {
  name: "Confirmation before deleting [PLAY-03 LIMIT-25]",
  tags: ["state:playbooks/delete-confirm"],
  args: {
    state: { ...ready, deleting: { id: "p-1", name: "Late delivery reply", busy: false } },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Playbook?" }));
    await expect(dialog.getByText(/Late delivery reply/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onConfirmDelete).toHaveBeenCalledOnce();
  },
};

export const DeleteFailed: Story = {
  name: "Failed to delete playbook: Unknown error [PLAY-18 ERR-36]",
  tags: ["state:playbooks/delete-failed"],
  args: { state: { ...ready, alert: "Failed to delete playbook: Unknown error" } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("Failed to delete playbook: Unknown error")).toBeVisible();
    await userEvent.click(dialog.getByRole("button"));
    await expect(args.actions.onCloseAlert).toHaveBeenCalledOnce();
  },
};

export const FetchFailed: Story = {
  name: "Failed to fetch playbooks. Please ensure you are logged in. [PLAY-19 ERR-46]",
  tags: ["state:playbooks/fetch-failed"],
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: playbooksTexts.fetchFailed }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Failed to fetch playbooks. Please ensure you are logged in."),
    ).toBeVisible();
  },
};
