// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call, StreamCall } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Where to send the browser to log in. */
export const getLoginUrl: Call<t.GetLoginUrlData, t.GetLoginUrlResponse> = { method: "GET", path: "/api/v1/auth/login-url" };
/** Exchange the portal's code for a session. */
export const completeLogin: Call<t.CompleteLoginData, t.CompleteLoginResponse> = { method: "GET", path: "/api/v1/auth/callback" };
/** This documentation as an OpenAPI document. Extension `openapi`. */
export const getOpenapi: Call<t.GetOpenapiData, t.GetOpenapiResponse> = { method: "GET", path: "/api/v1/openapi.json" };
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
/** Version, plugins and what this server offers. */
export const getAppInfo: Call<t.GetAppInfoData, t.GetAppInfoResponse> = { method: "GET", path: "/api/v1/app-info" };
/** Be told what happens in your chats. Extension `watch`. */
export const watchChatSessions: StreamCall<t.WatchChatSessionsData, t.WatchChatSessionsResponse> = { method: "GET", path: "/api/v1/chatsessions/events" };
/** Your chat sessions. */
export const listChatSessions: Call<t.ListChatSessionsData, t.ListChatSessionsResponse> = { method: "GET", path: "/api/v1/chatsessions" };
/** One session with its messages. Extension `sessions`. */
export const getChatSession: Call<t.GetChatSessionData, t.GetChatSessionResponse> = { method: "GET", path: "/api/v1/chatsessions/{id}" };
/** Rename or pin a session. Extension `sessions`. */
export const updateChatSession: Call<t.UpdateChatSessionData, t.UpdateChatSessionResponse> = { method: "PATCH", path: "/api/v1/chatsessions/{id}" };
/** Delete a session with its messages. */
export const deleteChatSession: Call<t.DeleteChatSessionData, t.DeleteChatSessionResponse> = { method: "DELETE", path: "/api/v1/chatsessions/{id}", empty: true };
/** Ask the agent and read its answer as a stream. */
export const runChat: StreamCall<t.RunChatData, t.RunChatResponse> = { method: "POST", path: "/api/switchboard-chat/run" };
/** Let the agent look around in your connections. */
export const discover: StreamCall<t.DiscoverData, t.DiscoverResponse> = { method: "POST", path: "/api/switchboard-chat/discover" };
/** What the last discovery of each of your connections learned. Extension `discovery`. */
export const listDiscoveries: Call<t.ListDiscoveriesData, t.ListDiscoveriesResponse> = { method: "GET", path: "/api/v1/discoveries" };
/** The state of a run. Extension `runs`. */
export const getRun: Call<t.GetRunData, t.GetRunResponse> = { method: "GET", path: "/api/v1/runs/{run_id}" };
/** Continue reading a run. Extension `runs`. */
export const streamRunEvents: StreamCall<t.StreamRunEventsData, t.StreamRunEventsResponse> = { method: "GET", path: "/api/v1/runs/{run_id}/events" };
/** Stop a run. Extension `runs`. */
export const stopRun: Call<t.StopRunData, t.StopRunResponse> = { method: "POST", path: "/api/v1/runs/{run_id}/stop" };
/** Let a run use more credits. Extension `credit-limits`. */
export const goOnRun: Call<t.GoOnRunData, t.GoOnRunResponse> = { method: "POST", path: "/api/v1/runs/{run_id}/go-on" };
/** What waits for your decision. Extension `approvals`. */
export const listApprovals: Call<t.ListApprovalsData, t.ListApprovalsResponse> = { method: "GET", path: "/api/v1/approvals" };
/** One approval. Extension `approvals`. */
export const getApproval: Call<t.GetApprovalData, t.GetApprovalResponse> = { method: "GET", path: "/api/v1/approvals/{id}" };
/** Deny a call. Extension `approvals`. */
export const denyApproval: Call<t.DenyApprovalData, t.DenyApprovalResponse> = { method: "POST", path: "/api/v1/approvals/{id}/deny" };
/** Go on without a connection. Extension `reconnects`. */
export const skipReconnect: Call<t.SkipReconnectData, t.SkipReconnectResponse> = { method: "POST", path: "/api/v1/reconnects/{id}/skip", empty: true };
/** Upload a CSV or Excel file. */
export const uploadDataset: Call<t.UploadDatasetData, t.UploadDatasetResponse> = { method: "POST", path: "/api/v1/data/upload", multipart: true };
/** Your uploaded files. */
export const listDatasets: Call<t.ListDatasetsData, t.ListDatasetsResponse> = { method: "GET", path: "/api/v1/data/datasets" };
/** Delete an uploaded file. */
export const deleteDataset: Call<t.DeleteDatasetData, t.DeleteDatasetResponse> = { method: "DELETE", path: "/api/v1/data/datasets/{id}", empty: true };
/** The first rows of an uploaded file. Extension `dataset-preview`. */
export const previewDataset: Call<t.PreviewDatasetData, t.PreviewDatasetResponse> = { method: "GET", path: "/api/v1/data/datasets/{id}/preview" };
/** Say what a column of an uploaded file is for. Extension `column-roles`. */
export const setColumnRole: Call<t.SetColumnRoleData, t.SetColumnRoleResponse> = { method: "PUT", path: "/api/v1/data/datasets/{id}/column-role" };
/** Questions to ask about an uploaded file. Extension `dataset-questions`. */
export const suggestQuestions: Call<t.SuggestQuestionsData, t.SuggestQuestionsResponse> = { method: "GET", path: "/api/v1/data/datasets/{id}/questions" };
/** How an uploaded file is read. Extension `file-reading`. */
export const getReading: Call<t.GetReadingData, t.GetReadingResponse> = { method: "GET", path: "/api/v1/data/datasets/{id}/reading" };
/** Change how an uploaded file is read. Extension `file-reading`. */
export const changeReading: Call<t.ChangeReadingData, t.ChangeReadingResponse> = { method: "PUT", path: "/api/v1/data/datasets/{id}/reading" };
/** Try another reading of an uploaded file. Extension `file-reading`. */
export const previewReading: Call<t.PreviewReadingData, t.PreviewReadingResponse> = { method: "POST", path: "/api/v1/data/datasets/{id}/reading/preview" };
/** Use another upload as the new version of a file. Extension `file-versions`. */
export const replaceDataset: Call<t.ReplaceDatasetData, t.ReplaceDatasetResponse> = { method: "POST", path: "/api/v1/data/datasets/{id}/replace" };
/** Ask a question about an uploaded file. Extension `questions`. */
export const askQuestion: Call<t.AskQuestionData, t.AskQuestionResponse> = { method: "POST", path: "/api/v1/data/questions/ask" };
/** How a question is read, and how many rows it counts. Extension `questions`. */
export const checkQuestion: Call<t.CheckQuestionData, t.CheckQuestionResponse> = { method: "POST", path: "/api/v1/data/questions/check" };
/** The rows that a figure was computed from. Extension `questions`. */
export const listFigureRows: Call<t.ListFigureRowsData, t.ListFigureRowsResponse> = { method: "POST", path: "/api/v1/data/questions/rows" };
/** The rows that a figure was computed from, as CSV. Extension `questions`. */
export const exportFigureRows: Call<t.ExportFigureRowsData, t.ExportFigureRowsResponse> = { method: "POST", path: "/api/v1/data/questions/rows.csv", text: true };
/** What questions can be about. Extension `questions`. */
export const listQuestionTables: Call<t.ListQuestionTablesData, t.ListQuestionTablesResponse> = { method: "GET", path: "/api/v1/data/questions/tables" };
/** The values of a column. Extension `questions`. */
export const listColumnValues: Call<t.ListColumnValuesData, t.ListColumnValuesResponse> = { method: "POST", path: "/api/v1/data/questions/values" };
/** Change the question of an answer. Extension `questions`. */
export const askAgain: Call<t.AskAgainData, t.AskAgainResponse> = { method: "PUT", path: "/api/v1/chat-sessions/{id}/questions/{callId}" };
/** Go back to the first question of an answer. Extension `questions`. */
export const undoAskAgain: Call<t.UndoAskAgainData, t.UndoAskAgainResponse> = { method: "DELETE", path: "/api/v1/chat-sessions/{id}/questions/{callId}", empty: true };
/** What words mean in questions about your files. Extension `learned-words`. */
export const listLearnedWords: Call<t.ListLearnedWordsData, t.ListLearnedWordsResponse> = { method: "GET", path: "/api/v1/data/learned-words" };
/** Remember what a word means. Extension `learned-words`. */
export const learnWord: Call<t.LearnWordData, t.LearnWordResponse> = { method: "POST", path: "/api/v1/data/learned-words" };
/** Forget what a word means. Extension `learned-words`. */
export const forgetWord: Call<t.ForgetWordData, t.ForgetWordResponse> = { method: "DELETE", path: "/api/v1/data/learned-words/{id}", empty: true };
/** Add a connection or enable a system tool. */
export const createConnection: Call<t.CreateConnectionData, t.CreateConnectionResponse> = { method: "POST", path: "/api/v1/connections" };
/** A connection with its manifest. */
export const getConnection: Call<t.GetConnectionData, t.GetConnectionResponse> = { method: "GET", path: "/api/v1/connections/{id}" };
/** Change a connection. */
export const updateConnection: Call<t.UpdateConnectionData, t.UpdateConnectionResponse> = { method: "POST", path: "/api/v1/connections/{id}" };
/** Delete a connection with its credentials. */
export const deleteConnection: Call<t.DeleteConnectionData, t.DeleteConnectionResponse> = { method: "DELETE", path: "/api/v1/connections/{id}", empty: true };
/** Try whether a connection works. Extension `connection-health`. */
export const testConnection: Call<t.TestConnectionData, t.TestConnectionResponse> = { method: "POST", path: "/api/v1/connections/{id}/test" };
/** The fields that a connection's app has. Extension `fields`. */
export const listFields: Call<t.ListFieldsData, t.ListFieldsResponse> = { method: "GET", path: "/api/v1/connections/{id}/fields" };
/** Make a tool ask again. Extension `grants`. */
export const revokeGrant: Call<t.RevokeGrantData, t.RevokeGrantResponse> = { method: "DELETE", path: "/api/v1/connections/{id}/grants/{method}", empty: true };
/** Begin to authorize a tool by its address. */
export const startMcp: Call<t.StartMcpData, t.StartMcpResponse> = { method: "POST", path: "/api/v1/connections/mcp/start" };
/** Create a tool of your own. */
export const createCustomTool: Call<t.CreateCustomToolData, t.CreateCustomToolResponse> = { method: "POST", path: "/api/v1/connections/custom-manual", multipart: true };
/** Read an OpenAPI document. Extension `services-by-document`. */
export const readOpenapi: Call<t.ReadOpenapiData, t.ReadOpenapiResponse> = { method: "POST", path: "/api/v1/connections/openapi/read" };
/** Connect a service by its OpenAPI document. Extension `services-by-document`. */
export const createOpenapiConnection: Call<t.CreateOpenapiConnectionData, t.CreateOpenapiConnectionResponse> = { method: "POST", path: "/api/v1/connections/openapi" };
/** Go on with an authorization after signing in. Extension `authorizations`. */
export const resumeAuthorization: Call<t.ResumeAuthorizationData, t.ResumeAuthorizationResponse> = { method: "POST", path: "/api/v1/connections/oauth/authorizations" };
/** How an authorization ended. Extension `authorizations`. */
export const getAuthorization: Call<t.GetAuthorizationData, t.GetAuthorizationResponse> = { method: "GET", path: "/api/v1/connections/oauth/authorizations/{id}" };
/** A plugin's settings and tools. */
export const getPluginManifest: Call<t.GetPluginManifestData, t.GetPluginManifestResponse> = { method: "GET", path: "/api/v1/plugins/{pluginName}/manifest" };
/** A plugin's documentation. */
export const getPluginDocumentation: Call<t.GetPluginDocumentationData, t.GetPluginDocumentationResponse> = { method: "GET", path: "/api/v1/plugins/{pluginName}/documentation" };
/** A plugin's setup guide. */
export const getPluginSetup: Call<t.GetPluginSetupData, t.GetPluginSetupResponse> = { method: "GET", path: "/api/v1/plugins/{pluginName}/setup-html" };
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
/** Ask for a new integration. */
export const requestTool: Call<t.RequestToolData, t.RequestToolResponse> = { method: "POST", path: "/api/v1/request-tool", empty: true };
/** Ask for a new tool of a plugin. */
export const requestMethod: Call<t.RequestMethodData, t.RequestMethodResponse> = { method: "POST", path: "/api/v1/request-method", empty: true };
/** Ask for a talk about the enterprise plan. */
export const contactSales: Call<t.ContactSalesData, t.ContactSalesResponse> = { method: "POST", path: "/api/v1/enterprise-contact", empty: true };
/** Your API keys. */
export const listApiKeys: Call<t.ListApiKeysData, t.ListApiKeysResponse> = { method: "GET", path: "/api/v1/developer/api-keys" };
/** Create an API key. */
export const createApiKey: Call<t.CreateApiKeyData, t.CreateApiKeyResponse> = { method: "POST", path: "/api/v1/developer/api-keys" };
/** Revoke an API key. */
export const revokeApiKey: Call<t.RevokeApiKeyData, t.RevokeApiKeyResponse> = { method: "DELETE", path: "/api/v1/developer/api-keys/{id}", empty: true };
/** Your inbox. */
export const listInboxItems: Call<t.ListInboxItemsData, t.ListInboxItemsResponse> = { method: "GET", path: "/api/v1/inbox-items" };
/** Add a task of your own. Extension `inbox`. */
export const createInboxItem: Call<t.CreateInboxItemData, t.CreateInboxItemResponse> = { method: "POST", path: "/api/v1/inbox-items" };
/** How many items wait. Extension `inbox`. */
export const getInboxSummary: Call<t.GetInboxSummaryData, t.GetInboxSummaryResponse> = { method: "GET", path: "/api/v1/inbox-items/summary" };
/** Archive, delete or restore several items. */
export const bulkActionInboxItems: Call<t.BulkActionInboxItemsData, t.BulkActionInboxItemsResponse> = { method: "POST", path: "/api/v1/inbox-items/bulk-action" };
/** One item. */
export const getInboxItem: Call<t.GetInboxItemData, t.GetInboxItemResponse> = { method: "GET", path: "/api/v1/inbox-items/{id}" };
/** Change a task of your own, or snooze an item. Extension `inbox`. */
export const updateInboxItem: Call<t.UpdateInboxItemData, t.UpdateInboxItemResponse> = { method: "PATCH", path: "/api/v1/inbox-items/{id}" };
/** Remove an item from the inbox. */
export const deleteInboxItem: Call<t.DeleteInboxItemData, t.DeleteInboxItemResponse> = { method: "DELETE", path: "/api/v1/inbox-items/{id}", empty: true };
/** Archive, delete or restore an item. */
export const quickActionInboxItem: Call<t.QuickActionInboxItemData, t.QuickActionInboxItemResponse> = { method: "POST", path: "/api/v1/inbox-items/{id}/quick-action", empty: true };
/** Have a mail summarized. Extension `inbox`. */
export const summarizeInboxItem: Call<t.SummarizeInboxItemData, t.SummarizeInboxItemResponse> = { method: "POST", path: "/api/v1/inbox-items/{id}/summarize" };
/** Where your inbox items come from. */
export const listInboxSources: Call<t.ListInboxSourcesData, t.ListInboxSourcesResponse> = { method: "GET", path: "/api/v1/inbox-sources" };
/** Add a source. */
export const createInboxSource: Call<t.CreateInboxSourceData, t.CreateInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources" };
/** The kinds of source there are. */
export const listAvailableSources: Call<t.ListAvailableSourcesData, t.ListAvailableSourcesResponse> = { method: "GET", path: "/api/v1/inbox-sources/available-sources" };
/** Change, pause or resume a source. Extension `sources`. */
export const updateInboxSource: Call<t.UpdateInboxSourceData, t.UpdateInboxSourceResponse> = { method: "PATCH", path: "/api/v1/inbox-sources/{id}" };
/** Remove a source. */
export const deleteInboxSource: Call<t.DeleteInboxSourceData, t.DeleteInboxSourceResponse> = { method: "DELETE", path: "/api/v1/inbox-sources/{id}", empty: true };
/** Bring back a source that was deleted. Extension `sources`. */
export const restoreInboxSource: Call<t.RestoreInboxSourceData, t.RestoreInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources/{id}/restore" };
/** Refresh a source now. Extension `sources`. */
export const runInboxSource: Call<t.RunInboxSourceData, t.RunInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources/{id}/run" };
/** See what a source would bring. Extension `sources`. */
export const previewInboxSource: Call<t.PreviewInboxSourceData, t.PreviewInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources/preview" };
/** Your playbooks. */
export const listPlaybooks: Call<t.ListPlaybooksData, t.ListPlaybooksResponse> = { method: "GET", path: "/api/v1/playbooks" };
/** Create a playbook. */
export const createPlaybook: Call<t.CreatePlaybookData, t.CreatePlaybookResponse> = { method: "POST", path: "/api/v1/playbooks" };
/** One playbook. */
export const getPlaybook: Call<t.GetPlaybookData, t.GetPlaybookResponse> = { method: "GET", path: "/api/v1/playbooks/{id}" };
/** Replace a playbook. */
export const updatePlaybook: Call<t.UpdatePlaybookData, t.UpdatePlaybookResponse> = { method: "PUT", path: "/api/v1/playbooks/{id}" };
/** Delete a playbook. */
export const deletePlaybook: Call<t.DeletePlaybookData, t.DeletePlaybookResponse> = { method: "DELETE", path: "/api/v1/playbooks/{id}", empty: true };
/** Playbooks to start from. Extension `playbooks`. */
export const listReadyMadePlaybooks: Call<t.ListReadyMadePlaybooksData, t.ListReadyMadePlaybooksResponse> = { method: "GET", path: "/api/v1/playbooks/ready-made" };
/** See the prompt that a template would make, before it is saved. Extension `playbook-preview`. */
export const previewPlaybookDraft: Call<t.PreviewPlaybookDraftData, t.PreviewPlaybookDraftResponse> = { method: "POST", path: "/api/v1/playbooks/preview" };
/** See the prompt a playbook makes for an inbox item. Extension `playbook-preview`. */
export const previewPlaybook: Call<t.PreviewPlaybookData, t.PreviewPlaybookResponse> = { method: "POST", path: "/api/v1/playbooks/{id}/preview" };
/** How many of your open items a playbook would run for. Extension `automations`. */
export const countPlaybookMatches: Call<t.CountPlaybookMatchesData, t.CountPlaybookMatchesResponse> = { method: "POST", path: "/api/v1/playbooks/matches" };
/** Let a playbook no longer run by itself. Extension `automations`. */
export const stopPlaybookAutomation: Call<t.StopPlaybookAutomationData, t.StopPlaybookAutomationResponse> = { method: "POST", path: "/api/v1/playbooks/{id}/automation/stop" };
/** The last runs of a playbook, with what they cost. Extension `playbooks`. */
export const listPlaybookRuns: Call<t.ListPlaybookRunsData, t.ListPlaybookRunsResponse> = { method: "GET", path: "/api/v1/playbooks/{id}/runs" };
/** Earlier templates of a playbook. Extension `playbooks`. */
export const listPlaybookVersions: Call<t.ListPlaybookVersionsData, t.ListPlaybookVersionsResponse> = { method: "GET", path: "/api/v1/playbooks/{id}/versions" };
/** What the hosted checkout needs. */
export const getPaymentConfig: Call<t.GetPaymentConfigData, t.GetPaymentConfigResponse> = { method: "GET", path: "/api/v1/stripe/config" };
/** Begin to buy a plan or a pack. */
export const createCheckoutSession: Call<t.CreateCheckoutSessionData, t.CreateCheckoutSessionResponse> = { method: "POST", path: "/api/v1/stripe/create-checkout-session" };
/** Begin to manage a paid plan. Extension `billing-portal`. */
export const createPortalSession: Call<t.CreatePortalSessionData, t.CreatePortalSessionResponse> = { method: "POST", path: "/api/v1/stripe/create-portal-session" };
/** Send a code to a phone. */
export const startPhoneVerification: Call<t.StartPhoneVerificationData, t.StartPhoneVerificationResponse> = { method: "POST", path: "/api/v1/phone-verification/start", empty: true };
/** Prove that the phone is yours. */
export const completePhoneVerification: Call<t.CompletePhoneVerificationData, t.CompletePhoneVerificationResponse> = { method: "POST", path: "/api/v1/phone-verification/complete", empty: true };
/** What you have, and how your plan goes on. Extension `credits`. */
export const getCredits: Call<t.GetCreditsData, t.GetCreditsResponse> = { method: "GET", path: "/api/v1/credits" };
/** Where your credits came from and went. Extension `ledger`. */
export const listLedger: Call<t.ListLedgerData, t.ListLedgerResponse> = { method: "GET", path: "/api/v1/credits/ledger" };
/** The same lines as a file. Extension `credits`. */
export const exportLedger: Call<t.ExportLedgerData, t.ExportLedgerResponse> = { method: "GET", path: "/api/v1/credits/ledger.csv", text: true };
/** What you may spend. Extension `credit-limits`. */
export const getCreditLimits: Call<t.GetCreditLimitsData, t.GetCreditLimitsResponse> = { method: "GET", path: "/api/v1/credits/limits" };
/** Limit what you spend. Extension `credit-limits`. */
export const updateCreditLimits: Call<t.UpdateCreditLimitsData, t.UpdateCreditLimitsResponse> = { method: "PUT", path: "/api/v1/credits/limits" };
/** The models that you can choose. Extension `models`. */
export const listModels: Call<t.ListModelsData, t.ListModelsResponse> = { method: "GET", path: "/api/v1/models" };
/** The providers and their models. Extension `models`. */
export const getModelSettings: Call<t.GetModelSettingsData, t.GetModelSettingsResponse> = { method: "GET", path: "/api/v1/admin/models" };
/** Add a model, or change one. Extension `models`. */
export const saveModel: Call<t.SaveModelData, t.SaveModelResponse> = { method: "PUT", path: "/api/v1/admin/models" };
/** Remove a model. Extension `models`. */
export const deleteModel: Call<t.DeleteModelData, t.DeleteModelResponse> = { method: "DELETE", path: "/api/v1/admin/models/{model_id}", empty: true };
/** Add a provider. Extension `models`. */
export const addModelProvider: Call<t.AddModelProviderData, t.AddModelProviderResponse> = { method: "POST", path: "/api/v1/admin/model-providers" };
/** Try a provider. Extension `models`. */
export const testModelProvider: Call<t.TestModelProviderData, t.TestModelProviderResponse> = { method: "POST", path: "/api/v1/admin/model-providers/test" };
/** Change a provider. Extension `models`. */
export const updateModelProvider: Call<t.UpdateModelProviderData, t.UpdateModelProviderResponse> = { method: "PUT", path: "/api/v1/admin/model-providers/{id}" };
/** Remove a provider. Extension `models`. */
export const deleteModelProvider: Call<t.DeleteModelProviderData, t.DeleteModelProviderResponse> = { method: "DELETE", path: "/api/v1/admin/model-providers/{id}", empty: true };
/** Organizations by name. Extension `models`. */
export const findOrganizations: Call<t.FindOrganizationsData, t.FindOrganizationsResponse> = { method: "GET", path: "/api/v1/admin/organizations" };
/** How well each model answers. Extension `model-evaluations`. */
export const listModelEvaluations: Call<t.ListModelEvaluationsData, t.ListModelEvaluationsResponse> = { method: "GET", path: "/api/v1/admin/model-evaluations" };
/** Evaluate a model. Extension `model-evaluations`. */
export const startModelEvaluation: Call<t.StartModelEvaluationData, t.StartModelEvaluationResponse> = { method: "POST", path: "/api/v1/admin/model-evaluations" };
/** An evaluation with what was asked. Extension `model-evaluations`. */
export const getModelEvaluation: Call<t.GetModelEvaluationData, t.GetModelEvaluationResponse> = { method: "GET", path: "/api/v1/admin/model-evaluations/{id}" };
/** Stop or remove an evaluation. Extension `model-evaluations`. */
export const deleteModelEvaluation: Call<t.DeleteModelEvaluationData, t.DeleteModelEvaluationResponse> = { method: "DELETE", path: "/api/v1/admin/model-evaluations/{id}", empty: true };
/** Who did what. Extension `audit`. */
export const listAudit: Call<t.ListAuditData, t.ListAuditResponse> = { method: "GET", path: "/api/v1/audit" };
/** The audit record as CSV. Extension `audit`. */
export const exportAudit: Call<t.ExportAuditData, t.ExportAuditResponse> = { method: "GET", path: "/api/v1/admin/audit/export", text: true };
/** Whether the audit record is whole. Extension `audit`. */
export const verifyAudit: Call<t.VerifyAuditData, t.VerifyAuditResponse> = { method: "GET", path: "/api/v1/admin/audit/verification" };
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
