import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { manyOrganizations, member } from "./shell.fixtures.ts";
import { TopBar } from "./top-bar.tsx";
import { topBarArgs } from "./top-bar.stage.ts";

const meta = {
  title: "Patterns/Shell/TopBar/Organizations",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: topBarArgs,
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UserWithOrganizations: Story = {
  name: "Users with organizations see the active one [SHELL-19 SHELL-21 ROLE-07]",
  tags: ["state:shell-header/user-with-organizations"],
  args: { account: { kind: "user", user: member } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Organization: Halden Coffee" })).toBeVisible();
  },
};

export const SwitcherOpen: Story = {
  name: "The switcher lists all organizations and marks the active one; another can be chosen [SHELL-19 SHELL-21]",
  tags: ["state:shell-header/switcher-open", "picture"],
  args: { account: { kind: "user", user: member } },
  play: async ({ canvas, args }) => {
    const open = async () => {
      // A menu that is still closing swallows the press.
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await userEvent.click(canvas.getByRole("button", { name: /^Organization:/ }));
    };
    await open();
    const items = await screen.findAllByRole("menuitemradio");
    await expect(items.map((item) => item.textContent)).toEqual(
      member.organizations.map(({ name }) => name),
    );
    await expect(screen.getByRole("menuitemradio", { name: "Halden Coffee" })).toBeChecked();
    await expect(screen.getByRole("menuitemradio", { name: "Halden Roastery" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Halden Coffee" }));
    await expect(args.onSwitchOrganization).not.toHaveBeenCalled();
    await open();
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Halden Roastery" }));
    await expect(args.onSwitchOrganization).toHaveBeenLastCalledWith({ id: "org-2" });
    await open();
  },
};

export const SwitcherManyLong: Story = {
  name: "Twenty organizations with long names scroll [SHELL-21]",
  tags: ["state:shell-header/switcher-many-long", "picture"],
  args: {
    account: {
      kind: "user",
      user: { ...member, organizations: manyOrganizations, activeOrganizationId: "org-3" },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Organization:/ }));
    const list = await screen.findByRole("menu");
    await expect(within(list).getAllByRole("menuitemradio")).toHaveLength(20);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

export const SwitcherNoneActive: Story = {
  name: "Without an active organization the switcher asks for one [SHELL-21]",
  tags: ["state:shell-header/switcher-none-active"],
  args: { account: { kind: "user", user: { ...member, activeOrganizationId: null } } },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Organization: Choose organization" }),
    );
    const items = await screen.findAllByRole("menuitemradio");
    for (const item of items) await expect(item).not.toBeChecked();
  },
};

export const SwitcherBusy: Story = {
  name: "While switching the switcher is disabled and keeps its name",
  tags: ["state:shell-header/switcher-busy"],
  args: { account: { kind: "user", user: { ...member, switchingToId: "org-2" } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Organization: Halden Coffee" }),
    ).toBeDisabled();
  },
};

export const SwitchFailedAlert: Story = {
  name: "A failed switch shows an alert, the previous organization stays [SHELL-24 ERR-09]",
  tags: ["state:shell-header/switch-failed-alert", "picture"],
  args: { account: { kind: "user", user: member } },
  render: (args) => (
    <>
      <TopBar {...args} />
      <AlertDialog open message="Could not switch organization. Please try again." onClose={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const alert = await screen.findByRole("alertdialog", {
      name: "Could not switch organization. Please try again.",
    });
    await expect(within(alert).getByRole("button", { name: "OK" })).toBeVisible();
    // Behind the alert the page is hidden from screen readers, so the query includes hidden elements.
    await expect(
      within(canvasElement).getByRole("button", {
        name: "Organization: Halden Coffee",
        hidden: true,
      }),
    ).toBeInTheDocument();
  },
};
