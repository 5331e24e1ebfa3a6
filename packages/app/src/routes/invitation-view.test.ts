import { fixtures } from "@switchboard/api-client/testing";
import { expect, it } from "vitest";
import { toInvitationState } from "./invitation-view.ts";

const offer = fixtures.invitationOffer;
const invited = { ...fixtures.newUser, email: offer.email };
const reader = { canCreate: true, accepting: false, failure: null };
const asUser = (user: typeof invited) => ({
  ...reader,
  account: { status: "user" as const, user },
});
const kindFor = (
  who: Parameters<typeof toInvitationState>[1],
  state: typeof offer.state = "open",
) => toInvitationState({ ...offer, state }, who).kind;

it("offers to accept to the invited address alone, however it is written", () => {
  expect(kindFor(asUser(invited))).toBe("offer");
  expect(kindFor(asUser({ ...invited, email: offer.email.toUpperCase() }))).toBe("offer");
  expect(kindFor(asUser(fixtures.administrator))).toBe("other-account");
  expect(kindFor({ ...reader, account: { status: "visitor" } })).toBe("visitor");
});

it("says what became of an invitation, and to a member that they are one", () => {
  const visitor = { ...reader, account: { status: "visitor" as const } };
  for (const state of ["expired", "withdrawn", "replaced", "accepted"] as const) {
    expect(kindFor(visitor, state)).toBe("ended");
  }
  const organizations = [{ id: "o", name: offer.organization_name }];
  expect(kindFor(asUser({ ...invited, organizations }), "accepted")).toBe("member");
  expect(kindFor(asUser({ ...invited, organizations: [] }), "accepted")).toBe("ended");
});
