// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

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
