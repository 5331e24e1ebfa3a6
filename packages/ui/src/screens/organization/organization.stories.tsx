import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import {
  asMember,
  manyMembers,
  owner,
  ready,
  shared,
  withOrganization,
} from "./organization.fixtures.ts";
import { OrganizationScreen } from "./organization.tsx";
import type { OrganizationState } from "./organization.types.ts";

const meta = {
  title: "Screens/Organization",
  component: OrganizationScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "organization" } },
  decorators: [withShell],
  args: {
    state: ready,
    actions: {
      onCreate: fn(),
      onRetry: fn(),
      onInvite: fn(),
      onRemove: fn(),
      onMakeOwner: fn(),
      onDelete: fn(),
      onConfirm: fn(),
      onCancel: fn(),
      onWithdraw: fn(),
      onResend: fn(),
      onLeave: fn(),
      onAddCredits: fn(),
      onLimit: fn(),
    },
  },
} satisfies Meta<typeof OrganizationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = (message: string): OrganizationState => ({
  ...ready,
  outcome: { tone: "danger", message },
});
const done = (message: string): OrganizationState => ({
  ...ready,
  outcome: { tone: "success", message },
});

export const Default: Story = {
  name: "As its owner sees it [ORG-01 ORG-02 ORG-03 ORG-05 ORG-06 ORG-07 ORG-20 ROLE-08]",
  tags: [
    "state:organization/owner",
    "state:organization/dark",
    "state:organization/mobile",
    "picture",
  ],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Halden Coffee" })).toBeVisible();
    const members = within(canvas.getByRole("table", { name: "Members" }));
    await expect(members.getByText("jonas@haldencoffee.example")).toBeVisible();
    await expect(members.getByText("Owner")).toBeVisible();
    await expect(
      members.queryByRole("button", { name: "Remove maya@haldencoffee.example" }),
    ).toBeNull();
    await userEvent.click(
      members.getByRole("button", { name: "Remove jonas@haldencoffee.example" }),
    );
    await expect(args.actions.onRemove).toHaveBeenCalledWith({ id: "u-2" });
    await userEvent.click(
      canvas.getByRole("button", { name: "Make Owner: jonas@haldencoffee.example" }),
    );
    await expect(args.actions.onMakeOwner).toHaveBeenCalledWith({ id: "u-2" });
    const invitations = within(canvas.getByRole("table", { name: "Pending Invitations" }));
    await expect(invitations.getByText("sofia@haldencoffee.example")).toBeVisible();
    await expect(invitations.getByText("Expired")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Delete Organization" }));
    await expect(args.actions.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("form", { name: "Create an Organization" })).toBeVisible();
  },
};

export const Member: Story = {
  name: "Another member sees the lists only [ORG-08 ORG-20 ROLE-08]",
  tags: ["state:organization/member", "picture"],
  args: { state: asMember },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("table", { name: "Members" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Pending Invitations" })).toBeVisible();
    for (const name of [/^Remove/, /^Delete/, /^Withdraw/, /^Resend/, "Send Invitation"]) {
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    }
    await expect(canvas.getByRole("form", { name: "Create an Organization" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Leave Organization" }));
    await expect(args.actions.onLeave).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  name: "Without an organization there is the form alone [ORG-20 LO-111 LO-112]",
  tags: ["state:organization/none", "picture"],
  args: { state: { kind: "none", hasOthers: false, create: { kind: "idle" } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await userEvent.type(canvas.getByLabelText(/Organization name/), "  Halden Coffee ");
    await userEvent.click(canvas.getByRole("button", { name: "Create Organization" }));
    await expect(args.actions.onCreate).toHaveBeenCalledWith({ name: "Halden Coffee" });
  },
};

export const Loading: Story = {
  name: "While the details load [ORG-01 LO-136]",
  tags: ["state:organization/loading"],
  args: { state: { kind: "loading" } },
};

export const LoadFailedFallback: Story = {
  name: "Failed to load organization details. [ORG-26 ERR-54]",
  tags: ["state:organization/load-failed-fallback", "picture"],
  args: {
    state: {
      kind: "failed",
      message: "Failed to load organization details.",
      retrying: false,
      create: { kind: "idle" },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Failed to load organization details.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
};

export const kinds = {
  loading: Loading,
  none: None,
  failed: LoadFailedFallback,
  ready: Default,
} satisfies Record<OrganizationState["kind"], Story>;

export const LoadFailedServer: Story = {
  name: "The server says why they could not be loaded [ORG-26]",
  tags: ["state:organization/load-failed-server"],
  args: {
    state: {
      kind: "failed",
      message: "This organization was not found.",
      retrying: false,
      create: { kind: "idle" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This organization was not found.");
  },
};

export const NoneActive: Story = {
  name: "Organizations, but none is active [LO-23 LO-111]",
  args: { state: { kind: "none", hasOthers: true, create: { kind: "idle" } } },
};

export const OnlyOwner: Story = {
  name: "The owner alone [ORG-06]",
  tags: ["state:organization/only-owner"],
  args: { state: withOrganization({ members: [owner], invitations: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Remove/ })).toBeNull();
  },
};

export const NoInvitations: Story = {
  name: "No pending invitations. [ORG-03 LO-115]",
  tags: ["state:organization/no-invitations"],
  args: { state: withOrganization({ invitations: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No pending invitations.")).toBeVisible();
  },
};

export const ManyLong: Story = {
  name: "50 members with long addresses [ORG-02]",
  tags: ["state:organization/many-long", "picture"],
  args: { state: withOrganization({ members: manyMembers }) },
};

export const Roles: Story = {
  name: "Roles begin with a capital letter [ORG-02 LO-113]",
  tags: ["state:organization/roles"],
  args: {
    state: withOrganization({
      members: [
        owner,
        {
          ...owner,
          id: "u-2",
          email: "jonas@haldencoffee.example",
          role: "member",
          isOwner: false,
          isSelf: false,
        },
        {
          ...owner,
          id: "u-3",
          email: "ingrid@haldencoffee.example",
          role: "auditor",
          isOwner: false,
          isSelf: false,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const members = within(canvas.getByRole("table", { name: "Members" }));
    for (const role of ["Owner", "Member", "Auditor"]) {
      await expect(members.getByRole("cell", { name: role })).toBeVisible();
    }
  },
};

export const RightToLeft: Story = {
  name: "A name that is written from right to left [ORG-01 LO-129]",
  tags: ["state:organization/rtl"],
  args: { state: withOrganization({ name: "قهوة الوادي الشمالي" }) },
};

export const InviteBlank: Story = {
  name: "A blank address is refused [ORG-10]",
  tags: ["state:organization/invite-blank"],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email address/), "   ");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await expect(canvas.getByText("Enter an email address.")).toBeVisible();
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const button = canvas.getByRole("button", { name: "Send Invitation" });
    const field = canvas.getByLabelText(/Email address/);
    await expect(Math.abs(topOf(button) - topOf(field))).toBeLessThan(2);
    await expect(args.actions.onInvite).not.toHaveBeenCalled();
  },
};

export const InviteInvalid: Story = {
  name: "The field takes email addresses [ORG-09 ORG-10]",
  tags: ["state:organization/invite-invalid"],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText(/Email address/);
    await expect(field).toHaveAttribute("type", "email");
    await userEvent.type(field, "sofia");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await expect(canvas.getByText("Enter an email address like name@example.com.")).toBeVisible();
    await expect(args.actions.onInvite).not.toHaveBeenCalled();
    await userEvent.type(field, "@haldencoffee.example");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await expect(args.actions.onInvite).toHaveBeenCalledWith({
      email: "sofia@haldencoffee.example",
    });
  },
};

export const Inviting: Story = {
  name: "While the invitation is sent [ORG-05 LO-134]",
  tags: ["state:organization/inviting"],
  args: { state: { ...ready, invite: { kind: "sending" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Email address/)).toBeDisabled();
  },
};

export const Invited: Story = {
  name: "Invitation sent to {email}. [ORG-11]",
  tags: ["state:organization/invited", "picture"],
  args: {
    state: {
      ...ready,
      invite: { kind: "done", message: "Invitation sent to sofia@haldencoffee.example." },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Invitation sent to sofia@haldencoffee.example.")).toBeVisible();
    const invitations = within(canvas.getByRole("table", { name: "Pending Invitations" }));
    await expect(invitations.getByText("sofia@haldencoffee.example")).toBeVisible();
  },
};

export const InviteFailedServer: Story = {
  name: "The server says why nobody was invited [ORG-12]",
  tags: ["state:organization/invite-failed-server", "picture"],
  args: {
    state: {
      ...ready,
      invite: {
        kind: "failed",
        message:
          "Halden Coffee has 5 users, pending invitations included. The Team plan allows 5. Remove a member or withdraw an invitation first.",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The Team plan allows 5/)).toBeVisible();
  },
};

export const InviteFailedFallback: Story = {
  name: "Failed to send invitation. [ORG-12 ERR-56]",
  tags: ["state:organization/invite-failed-fallback"],
  args: {
    state: { ...ready, invite: { kind: "failed", message: "Failed to send invitation." } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed to send invitation.")).toBeVisible();
  },
};

export const RemoveConfirm: Story = {
  name: "Asks before a member is removed [ORG-13 LIMIT-25]",
  tags: ["state:organization/remove-confirm", "picture"],
  args: {
    state: {
      ...ready,
      question: { kind: "remove", email: "jonas@haldencoffee.example", busy: false },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Member?" }));
    await expect(dialog.getByText("jonas@haldencoffee.example")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce();
  },
};

export const MakeOwnerConfirm: Story = {
  name: "Asks before another member becomes the owner",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      question: { kind: "make-owner", email: "jonas@haldencoffee.example", busy: false },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Change Owner?" }));
    await expect(dialog.getByText("jonas@haldencoffee.example")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Make Owner" }));
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Removed: Story = {
  name: "{email} has been removed. [ORG-14]",
  tags: ["state:organization/removed"],
  args: { state: done("jonas@haldencoffee.example has been removed.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("jonas@haldencoffee.example has been removed.")).toBeVisible();
  },
};

export const RemoveFailedServer: Story = {
  name: "The server says why nobody was removed [ORG-15]",
  tags: ["state:organization/remove-failed-server"],
  args: { state: failed("This member was not found. They may have left already.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("They may have left already.");
  },
};

export const RemoveFailedFallback: Story = {
  name: "Failed to remove member. [ORG-15 ERR-57]",
  tags: ["state:organization/remove-failed-fallback"],
  args: { state: failed("Failed to remove member.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to remove member.");
  },
};

export const DeleteConfirm: Story = {
  name: "Asks before the organization is deleted, and says what stays [ORG-16 LIMIT-25]",
  tags: ["state:organization/delete-confirm", "picture"],
  args: {
    state: { ...withOrganization({ shared }), question: { kind: "delete", busy: false } },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Organization?" }));
    await expect(
      dialog.getByText(/keeps their connections, chats, and personal credits/),
    ).toBeVisible();
    await expect(dialog.getByText(/shared credits is added to yours/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LeaveConfirm: Story = {
  name: "Asks before a member leaves",
  args: { state: { ...asMember, question: { kind: "leave", busy: false } } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave Organization?" }));
    await expect(dialog.getByText(/you need a new invitation/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Leave" }));
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce();
  },
};

export const WithdrawConfirm: Story = {
  name: "Asks before an invitation is withdrawn, and resends at once",
  args: {
    state: {
      ...ready,
      question: { kind: "withdraw", email: "sofia@haldencoffee.example", busy: false },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Withdraw Invitation?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw" }));
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Deleted: Story = {
  name: "Organization deleted successfully. Refreshing your session... [ORG-17 LIMIT-12]",
  tags: ["state:organization/deleted", "picture"],
  args: { state: done("Organization deleted successfully. Refreshing your session...") },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Organization deleted successfully. Refreshing your session..."),
    ).toBeVisible();
  },
};

export const DeleteFailedServer: Story = {
  name: "The server says why it was not deleted [ORG-19]",
  tags: ["state:organization/delete-failed-server"],
  args: { state: failed("Only the owner of the organization can do this.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Only the owner");
  },
};

export const DeleteFailedFallback: Story = {
  name: "Failed to delete organization. [ORG-19 ERR-58]",
  tags: ["state:organization/delete-failed-fallback"],
  args: { state: failed("Failed to delete organization.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to delete organization.");
  },
};

export const CreateBlank: Story = {
  name: "A blank name is refused [ORG-21]",
  tags: ["state:organization/create-blank"],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Organization name/), "   ");
    await userEvent.click(canvas.getByRole("button", { name: "Create Organization" }));
    await expect(canvas.getByText("Enter an organization name.")).toBeVisible();
    await expect(args.actions.onCreate).not.toHaveBeenCalled();
  },
};

export const Creating: Story = {
  name: "While it is created [ORG-20 LO-134]",
  tags: ["state:organization/creating"],
  args: { state: { ...ready, create: { kind: "sending" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Organization name/)).toBeDisabled();
  },
};

export const Created: Story = {
  name: "Organization created successfully! Switching to new organization... [ORG-23]",
  tags: ["state:organization/created"],
  args: {
    state: {
      ...ready,
      create: {
        kind: "done",
        message: "Organization created successfully! Switching to new organization...",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Organization created successfully! Switching to new organization..."),
    ).toBeVisible();
  },
};

export const CreateFailedServer: Story = {
  name: "The server says why it was not created [ORG-25]",
  tags: ["state:organization/create-failed-server"],
  args: {
    state: {
      ...ready,
      create: { kind: "failed", message: "'name' must have at most 200 characters." },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("'name' must have at most 200 characters.")).toBeVisible();
  },
};

export const CreateFailedFallback: Story = {
  name: "Failed to create organization. [ORG-25 ERR-55]",
  tags: ["state:organization/create-failed-fallback"],
  args: {
    state: { ...ready, create: { kind: "failed", message: "Failed to create organization." } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed to create organization.")).toBeVisible();
  },
};

export const Shared: Story = {
  name: "Credits that members share: the owner sees who used how much [CT-05]",
  tags: ["picture"],
  args: { state: withOrganization({ shared }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("18734.50")).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Used in November 2026" }));
    await expect(table.getByText("245.50")).toBeVisible();
    const add = within(canvas.getByRole("form", { name: "Add personal credits" }));
    await userEvent.type(add.getByRole("textbox"), "a lot");
    await userEvent.click(add.getByRole("button", { name: "Add" }));
    await expect(add.getByText("Enter a number of credits, such as 500.")).toBeVisible();
    await userEvent.clear(add.getByRole("textbox"));
    await userEvent.type(add.getByRole("textbox"), "1,500");
    await userEvent.click(add.getByRole("button", { name: "Add" }));
    await expect(args.actions.onAddCredits).toHaveBeenCalledWith({ amount: 1500 });
    const limit = within(canvas.getByRole("form", { name: "Daily limit for each member" }));
    await userEvent.clear(limit.getByRole("textbox"));
    await userEvent.click(limit.getByRole("button", { name: "Save" }));
    await expect(args.actions.onLimit).toHaveBeenCalledWith({ credits: null });
  },
};

export const SharedAsMember: Story = {
  name: "A member sees the balance and what they used themselves [CT-05]",
  args: {
    state: {
      ...asMember,
      organization: {
        ...asMember.organization,
        shared: { ...shared, spending: shared.spending.slice(1) },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("18734.50")).toBeVisible();
    await expect(canvas.queryByRole("form", { name: "Add personal credits" })).toBeNull();
  },
};

export const SharedNotYet: Story = {
  name: "A Team plan before its first shared credits",
  args: {
    state: withOrganization({
      shared: { ...shared, isShared: false, balance: 0, dailyLimit: null, spending: [] },
    }),
  },
};
