// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** The settings of every plugin. */
export const listPluginSettings: Call<t.ListPluginSettingsData, t.ListPluginSettingsResponse> = { method: "GET", path: "/api/v1/admin/plugin-settings" };
/** Save the settings of a plugin. */
export const updatePluginSettings: Call<t.UpdatePluginSettingsData, t.UpdatePluginSettingsResponse> = { method: "POST", path: "/api/v1/admin/plugin-settings/{pluginName}" };
/** All users. */
export const listUsers: Call<t.ListUsersData, t.ListUsersResponse> = { method: "GET", path: "/api/v1/admin/users" };
/** One user. */
export const getUser: Call<t.GetUserData, t.GetUserResponse> = { method: "GET", path: "/api/v1/admin/users/{id}" };
/** Set a user's role and balance. */
export const updateUser: Call<t.UpdateUserData, t.UpdateUserResponse> = { method: "PUT", path: "/api/v1/admin/users/{id}" };
/** Delete a user. */
export const deleteUser: Call<t.DeleteUserData, t.DeleteUserResponse> = { method: "DELETE", path: "/api/v1/admin/users/{id}", empty: true };
/** What a deletion takes along. Extension `administration`. */
export const getUserBelongings: Call<t.GetUserBelongingsData, t.GetUserBelongingsResponse> = { method: "GET", path: "/api/v1/admin/users/{id}/belongings" };
/** Turn off two-step login for a user who is locked out. Extension `two-step`. */
export const removeUserTwoStep: Call<t.RemoveUserTwoStepData, t.RemoveUserTwoStepResponse> = { method: "DELETE", path: "/api/v1/admin/users/{id}/two-step", empty: true };
/** What was used, day by day. Extension `administration`. */
export const getUsage: Call<t.GetUsageData, t.GetUsageResponse> = { method: "GET", path: "/api/v1/admin/usage" };
/** How the server is. Extension `health`. */
export const getHealth: Call<t.GetHealthData, t.GetHealthResponse> = { method: "GET", path: "/api/v1/admin/health" };
/** Try again what was given up. Extension `health`. */
export const retryDeadWork: Call<t.RetryDeadWorkData, t.RetryDeadWorkResponse> = { method: "POST", path: "/api/v1/admin/dead-work/{kind}/{id}/retry", empty: true };
/** Forget what was given up. Extension `health`. */
export const discardDeadWork: Call<t.DiscardDeadWorkData, t.DiscardDeadWorkResponse> = { method: "DELETE", path: "/api/v1/admin/dead-work/{kind}/{id}", empty: true };
