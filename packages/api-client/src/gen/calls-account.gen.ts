// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Where you are logged in. Extension `account`. */
export const listLogins: Call<t.ListLoginsData, t.ListLoginsResponse> = { method: "GET", path: "/api/v1/account/logins" };
/** Log out one browser. Extension `account`. */
export const endLogin: Call<t.EndLoginData, t.EndLoginResponse> = { method: "DELETE", path: "/api/v1/account/logins/{id}", empty: true };
/** Log out everywhere else. Extension `account`. */
export const endOtherLogins: Call<t.EndOtherLoginsData, t.EndOtherLoginsResponse> = { method: "POST", path: "/api/v1/account/logins/end-others" };
/** What goes with your account. Extension `account-deletion`. */
export const getAccountDeletion: Call<t.GetAccountDeletionData, t.GetAccountDeletionResponse> = { method: "GET", path: "/api/v1/account/deletion" };
/** Delete your account. Extension `account-deletion`. */
export const deleteAccount: Call<t.DeleteAccountData, t.DeleteAccountResponse> = { method: "POST", path: "/api/v1/account/deletion", empty: true };
/** The copy of your data. Extension `account-export`. */
export const getExport: Call<t.GetExportData, t.GetExportResponse> = { method: "GET", path: "/api/v1/account/export" };
/** Request a copy of your data. Extension `account-export`. */
export const requestExport: Call<t.RequestExportData, t.RequestExportResponse> = { method: "POST", path: "/api/v1/account/export" };
/** Download the copy of your data. Extension `account-export`. */
export const downloadExport: Call<t.DownloadExportData, t.DownloadExportResponse> = { method: "GET", path: "/api/v1/account/export/file" };
/** Whether your login asks for a code. Extension `two-step`. */
export const getTwoStep: Call<t.GetTwoStepData, t.GetTwoStepResponse> = { method: "GET", path: "/api/v1/account/two-step" };
/** Get a key for your authenticator app. Extension `two-step`. */
export const beginTwoStep: Call<t.BeginTwoStepData, t.BeginTwoStepResponse> = { method: "POST", path: "/api/v1/account/two-step/setup" };
/** Turn on two-step login. Extension `two-step`. */
export const confirmTwoStep: Call<t.ConfirmTwoStepData, t.ConfirmTwoStepResponse> = { method: "POST", path: "/api/v1/account/two-step/confirm" };
/** Replace your recovery codes. Extension `two-step`. */
export const renewRecoveryCodes: Call<t.RenewRecoveryCodesData, t.RenewRecoveryCodesResponse> = { method: "POST", path: "/api/v1/account/two-step/recovery-codes" };
/** Turn off two-step login. Extension `two-step`. */
export const turnOffTwoStep: Call<t.TurnOffTwoStepData, t.TurnOffTwoStepResponse> = { method: "POST", path: "/api/v1/account/two-step/turn-off", empty: true };
/** Your email address. Extension `account-email`. */
export const getAccountEmail: Call<t.GetAccountEmailData, t.GetAccountEmailResponse> = { method: "GET", path: "/api/v1/account/email" };
/** Send the link to confirm your email address again. Extension `account-email`. */
export const resendEmailConfirmation: Call<t.ResendEmailConfirmationData, t.ResendEmailConfirmationResponse> = { method: "POST", path: "/api/v1/account/email/confirmation", empty: true };
/** Change your email address. Extension `account-email`. */
export const changeEmail: Call<t.ChangeEmailData, t.ChangeEmailResponse> = { method: "POST", path: "/api/v1/account/email/change" };
/** Keep your email address. Extension `account-email`. */
export const cancelEmailChange: Call<t.CancelEmailChangeData, t.CancelEmailChangeResponse> = { method: "DELETE", path: "/api/v1/account/email/change", empty: true };
/** Change your password. Extension `account-email`. */
export const changePassword: Call<t.ChangePasswordData, t.ChangePasswordResponse> = { method: "POST", path: "/api/v1/account/password", empty: true };
