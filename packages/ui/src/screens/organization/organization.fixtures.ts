import type {
  OrganizationState,
  OrganizationView,
  SharedCreditsView,
} from "./organization.types.ts";

type Ready = Extract<OrganizationState, { kind: "ready" }>;

const NOW = "2026-11-19T09:30:00.000Z";

const member = (
  id: string,
  email: string,
  more: Partial<OrganizationView["members"][number]> = {},
): OrganizationView["members"][number] => ({
  id,
  email,
  role: "member",
  isSelf: false,
  isOwner: false,
  ...more,
});

const invitation = (
  id: string,
  email: string,
  expiresAt: string,
): OrganizationView["invitations"][number] => ({
  id,
  email,
  expiresAt,
  isExpired: expiresAt < NOW,
  resending: false,
});

export const owner = member("u-1", "maya@haldencoffee.example", {
  role: "owner",
  isOwner: true,
  isSelf: true,
});

const organization: OrganizationView = {
  id: "org-1",
  name: "Halden Coffee",
  isOwner: true,
  members: [
    owner,
    member("u-2", "jonas@haldencoffee.example"),
    member("u-3", "ingrid@haldencoffee.example"),
  ],
  invitations: [
    invitation("i-1", "sofia@haldencoffee.example", "2026-12-02T09:30:00.000Z"),
    invitation("i-2", "erik@haldencoffee.example", "2026-11-12T09:30:00.000Z"),
  ],
  shared: null,
};

export const shared: SharedCreditsView = {
  isShared: true,
  balance: 18_734.5,
  dailyLimit: 500,
  month: "2026-11-01",
  spending: [
    { id: "u-1", email: "maya@haldencoffee.example", spent: 1_020 },
    { id: "u-2", email: "jonas@haldencoffee.example", spent: 245.5 },
  ],
  add: { kind: "idle" },
  limit: { kind: "idle" },
};

export const ready: Ready = {
  kind: "ready",
  organization,
  invite: { kind: "idle" },
  outcome: null,
  question: null,
  create: { kind: "idle" },
  now: NOW,
};

/** The same page with another organization. */
export const withOrganization = (changes: Partial<OrganizationView>): Ready => ({
  ...ready,
  organization: { ...organization, ...changes },
});

/** As another member sees it. */
export const asMember: Ready = withOrganization({
  isOwner: false,
  members: organization.members.map((one) => ({ ...one, isSelf: one.id === "u-2" })),
});

export const manyMembers: OrganizationView["members"] = [
  owner,
  ...Array.from({ length: 49 }, (_, index) =>
    member(
      `many-${index}`,
      `${"purchasing-and-quality-assurance.".repeat((index % 3) + 1)}${index}@northern-valleys.haldencoffee.example`,
    ),
  ),
];
