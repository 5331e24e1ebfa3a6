import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { isOwnedBy, toOrganizationView, toSharedView } from "./organization-view.ts";

const { organizationDetails: details, sharedCredits, user, newUser } = fixtures;
const at = (now: string) => ({ resending: new Set<string>(), now: new Date(now) });
const forms = { add: { kind: "idle" }, limit: { kind: "idle" } } as const;

describe("the owner of an organization", () => {
  it("is whoever owner_id names [ORG-04 ENTITY-23]", () => {
    const other = { ...details, owner_id: newUser.id };
    expect(isOwnedBy(details, user.id)).toBe(true);
    expect(isOwnedBy(other, user.id)).toBe(false);
    expect(isOwnedBy(other, newUser.id)).toBe(true);
  });

  it("is the member with that role where a server leaves owner_id out [ORG-04]", () => {
    const { owner_id: _, ...rest } = details;
    expect(isOwnedBy(rest, user.id)).toBe(true);
    expect(isOwnedBy(rest, newUser.id)).toBe(false);
  });
});

describe("an organization on its page", () => {
  it("marks the owner and who is looking, whoever they are", () => {
    const { isOwner, members } = toOrganizationView(details, newUser, at("2026-11-19T00:00:00Z"));
    expect(isOwner).toBe(false);
    expect(members.map(({ isSelf, isOwner: owns }) => [isSelf, owns])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it("tells an invitation that has expired from one that has not, and from one without an end", () => {
    const read = (now: string, invitations = details.invitations) =>
      toOrganizationView({ ...details, invitations }, user, at(now)).invitations[0];
    expect(read("2026-11-19T00:00:00Z")).toMatchObject({ isExpired: false });
    expect(read("2026-12-19T00:00:00Z")).toMatchObject({ isExpired: true });
    const plain = [{ id: "i", email: "a@example.com" }];
    expect(read("2026-12-19T00:00:00Z", plain)).toMatchObject({
      expiresAt: null,
      isExpired: false,
    });
  });

  it("shows shared credits to all, and where there are none yet to the owner who could share some", () => {
    const none = { ...sharedCredits, is_shared: false };
    expect(toSharedView(sharedCredits, false, forms)).toMatchObject({ balance: 18_734.5 });
    expect(toSharedView(none, true, forms)).toMatchObject({ isShared: false });
    expect(toSharedView(none, false, forms)).toBeNull();
    expect(toSharedView({ ...none, can_share: false }, true, forms)).toBeNull();
    expect(toSharedView(null, true, forms)).toBeNull();
  });
});
