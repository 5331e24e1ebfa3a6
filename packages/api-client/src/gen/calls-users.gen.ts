// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** The current user. */
export const getMe: Call<t.GetMeData, t.GetMeResponse> = { method: "GET", path: "/api/v1/users/me" };
/** Replace the facts the agent knows about you. */
export const updateProfile: Call<t.UpdateProfileData, t.UpdateProfileResponse> = { method: "POST", path: "/api/v1/users/me/profile" };
/** Switch text messages on or off. */
export const updateSmsSettings: Call<t.UpdateSmsSettingsData, t.UpdateSmsSettingsResponse> = { method: "POST", path: "/api/v1/users/me/sms-settings" };
/** Which emails you get. Extension `notification-settings`. */
export const getNotificationSettings: Call<t.GetNotificationSettingsData, t.GetNotificationSettingsResponse> = { method: "GET", path: "/api/v1/users/me/notification-settings" };
/** Choose which emails you get. Extension `notification-settings`. */
export const updateNotificationSettings: Call<t.UpdateNotificationSettingsData, t.UpdateNotificationSettingsResponse> = { method: "POST", path: "/api/v1/users/me/notification-settings" };
/** What the agent proposes to remember about you. Extension `fact-proposals`. */
export const listFactProposals: Call<t.ListFactProposalsData, t.ListFactProposalsResponse> = { method: "GET", path: "/api/v1/users/me/fact-proposals" };
/** Accept or refuse a proposed fact, or undo that. Extension `fact-proposals`. */
export const decideFactProposal: Call<t.DecideFactProposalData, t.DecideFactProposalResponse> = { method: "POST", path: "/api/v1/users/me/fact-proposals/{id}" };
