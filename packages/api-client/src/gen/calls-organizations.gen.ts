// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Create an organization. */
export const createOrganization: Call<t.CreateOrganizationData, t.CreateOrganizationResponse> = { method: "POST", path: "/api/v1/organizations" };
/** Make an organization the active one. */
export const switchOrganization: Call<t.SwitchOrganizationData, t.SwitchOrganizationResponse> = { method: "PUT", path: "/api/v1/organizations/active/{id}", empty: true };
/** Delete an organization. */
export const deleteOrganization: Call<t.DeleteOrganizationData, t.DeleteOrganizationResponse> = { method: "DELETE", path: "/api/v1/organizations/{id}", empty: true };
/** Members and pending invitations. */
export const getOrganizationDetails: Call<t.GetOrganizationDetailsData, t.GetOrganizationDetailsResponse> = { method: "GET", path: "/api/v1/organizations/{id}/details" };
/** Invite a person by e-mail. */
export const inviteMember: Call<t.InviteMemberData, t.InviteMemberResponse> = { method: "POST", path: "/api/v1/organizations/{id}/invitations" };
/** Withdraw an invitation. Extension `invitations`. */
export const withdrawInvitation: Call<t.WithdrawInvitationData, t.WithdrawInvitationResponse> = { method: "DELETE", path: "/api/v1/organizations/{id}/invitations/{invitationId}", empty: true };
/** Send an invitation again. Extension `invitations`. */
export const resendInvitation: Call<t.ResendInvitationData, t.ResendInvitationResponse> = { method: "POST", path: "/api/v1/organizations/{id}/invitations/{invitationId}/resend" };
/** Remove a member. */
export const removeMember: Call<t.RemoveMemberData, t.RemoveMemberResponse> = { method: "DELETE", path: "/api/v1/organizations/{id}/members/{userId}", empty: true };
/** Make a member the owner. Extension `organization-owner`. */
export const makeOwner: Call<t.MakeOwnerData, t.MakeOwnerResponse> = { method: "POST", path: "/api/v1/organizations/{id}/members/{userId}/owner", empty: true };
/** Leave an organization. Extension `invitations`. */
export const leaveOrganization: Call<t.LeaveOrganizationData, t.LeaveOrganizationResponse> = { method: "POST", path: "/api/v1/organizations/{id}/leave", empty: true };
/** What the members of an organization share, and who used how much this month. Extension `shared-credits`. */
export const getSharedCredits: Call<t.GetSharedCreditsData, t.GetSharedCreditsResponse> = { method: "GET", path: "/api/v1/organizations/{id}/credits" };
/** Add personal credits to what an organization shares. Extension `shared-credits`. */
export const addSharedCredits: Call<t.AddSharedCreditsData, t.AddSharedCreditsResponse> = { method: "POST", path: "/api/v1/organizations/{id}/credits" };
/** Set how much each other member may use a day. Extension `shared-credits`. */
export const updateSharedCredits: Call<t.UpdateSharedCreditsData, t.UpdateSharedCreditsResponse> = { method: "PATCH", path: "/api/v1/organizations/{id}/credits" };
/** What an invitation link is for. Extension `invitations`. */
export const getInvitation: Call<t.GetInvitationData, t.GetInvitationResponse> = { method: "GET", path: "/api/v1/invitations/{token}" };
/** Join an organization. Extension `invitations`. */
export const acceptInvitation: Call<t.AcceptInvitationData, t.AcceptInvitationResponse> = { method: "POST", path: "/api/v1/invitations/{token}/accept" };
