import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { InvitationScreen } from "./invitation.tsx";
import type { InvitationState } from "./invitation.types.ts";

const about = {
  organization: "Halden Coffee",
  inviter: "maya@haldencoffee.example",
  email: "sofia@haldencoffee.example",
};

const meta = {
  title: "Screens/Invitation",
  component: InvitationScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn, contract: { slot: "message-page" } },
  decorators: [withShell],
  args: {
    state: { kind: "offer", ...about, accepting: false, failure: null },
    paths,
    actions: {
      onAccept: fn(),
      onRetry: fn(),
      onLogin: fn(),
      onCreateAccount: fn(),
      onLogOut: fn(),
    },
  },
} satisfies Meta<typeof InvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "The invited person can accept",
  tags: ["picture"],
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Join Halden Coffee" }),
    ).toBeVisible();
    await expect(canvas.getByRole("main")).toHaveTextContent(
      "maya@haldencoffee.example invited sofia@haldencoffee.example to this organization.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Accept Invitation" }));
    await expect(args.actions.onAccept).toHaveBeenCalledOnce();
  },
};

export const Visitor: Story = {
  name: "A visitor logs in or creates an account, and comes back",
  tags: ["picture"],
  parameters: { shell: { account: { kind: "visitor" } } },
  args: { state: { kind: "visitor", ...about, canCreate: true } },
  play: async ({ canvas, args, userEvent }) => {
    const main = canvas.getByRole("main");
    await expect(main).toHaveTextContent("Log in with this address");
    await userEvent.click(canvas.getByRole("button", { name: "Log In" }));
    await expect(args.actions.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await expect(args.actions.onCreateAccount).toHaveBeenCalledOnce();
  },
};

export const OtherAccount: Story = {
  name: "Another account is told which one it is for",
  tags: ["picture"],
  args: {
    state: {
      kind: "other-account",
      organization: about.organization,
      email: about.email,
      loggedInAs: "maya@haldencoffee.example",
    },
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole("main");
    await expect(main).toHaveTextContent("It is for sofia@haldencoffee.example.");
    await expect(main).toHaveTextContent("You are logged in as maya@haldencoffee.example.");
    await expect(canvas.getByRole("link", { name: "Log Out" })).toHaveAttribute(
      "href",
      paths.logout,
    );
  },
};

export const Member: Story = {
  name: "A member has nothing to accept",
  args: { state: { kind: "member", organization: about.organization } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open Organization" })).toHaveAttribute(
      "href",
      paths.organization,
    );
  },
};

export const Expired: Story = {
  name: "An expired invitation",
  tags: ["picture"],
  args: { state: { kind: "ended", reason: "expired", organization: about.organization } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "This Invitation Has Expired" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Accept Invitation" })).toBeNull();
  },
};

export const NotFound: Story = {
  name: "A link that leads to nothing",
  args: { state: { kind: "not-found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Invitation Not Found" })).toBeVisible();
  },
};

export const Failed: Story = {
  name: "The server is away",
  args: { state: { kind: "failed", message: "The server could not be reached.", retrying: false } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("could not be reached");
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const kinds = {
  loading: Loading,
  visitor: Visitor,
  offer: Default,
  "other-account": OtherAccount,
  member: Member,
  ended: Expired,
  "not-found": NotFound,
  failed: Failed,
} satisfies Record<InvitationState["kind"], Story>;

export const Accepted: Story = {
  name: "An invitation works once",
  args: { state: { kind: "ended", reason: "accepted", organization: about.organization } },
};

export const Withdrawn: Story = {
  name: "A withdrawn invitation",
  args: { state: { kind: "ended", reason: "withdrawn", organization: about.organization } },
};

export const Replaced: Story = {
  name: "A link that was sent again",
  args: { state: { kind: "ended", reason: "replaced", organization: about.organization } },
};

export const Refused: Story = {
  name: "The server refuses it",
  tags: ["picture"],
  args: {
    state: {
      kind: "offer",
      ...about,
      accepting: false,
      failure:
        "Halden Coffee already has the 5 users that its plan allows. Ask its owner to make room.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Ask its owner to make room.");
  },
};

export const LongNames: Story = {
  name: "Long names wrap",
  args: {
    state: {
      kind: "offer",
      organization: "CooperativeAssociationOfCoffeeGrowersAndRoasters".repeat(4),
      inviter: `${"head-of-purchasing.".repeat(4)}@haldencoffee.example`,
      email: `${"purchasing-and-quality-assurance.".repeat(4)}@haldencoffee.example`,
      accepting: false,
      failure: null,
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
