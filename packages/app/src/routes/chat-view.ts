import type { Connection } from "@switchboard/api-client";
import type { ChatApproval, ChatHistory, ChatRun } from "@switchboard/ui/screens/chat";
import type { ApprovalEdits, ApprovalRequest } from "@switchboard/ui/patterns/approval-dialog";
import type { ChatSettingsView } from "@switchboard/ui/patterns/chat-settings";
import type { ChatSessionsState } from "../chat/chat-sessions.types.ts";
import { type ChatSettings, tickedConnections } from "../chat/chat-settings.ts";
import type { ChatState, PendingApproval } from "../chat/chat-state.ts";
import type { UploadState } from "../chat/chat-stores.ts";
import type { DatasetsState } from "../chat/datasets.ts";
import { chosenModel, missingKeys, modelChoices, type Offered } from "../chat/model-choice.ts";
import { requestId } from "../chat/read-approval.ts";
import { type Apps, toConnection } from "../chat/to-connection.ts";
import { asJsonObject } from "../chat/to-transcript.ts";
import type { Paths } from "../config/paths.ts";
import { type Account, connectionsOf } from "../session/account.ts";
import type { AppInfoState } from "../session/app-info.ts";

/** The apps that the server knows; empty until it has responded. */
export const toApps = (appInfo: AppInfoState): Apps =>
  new Map(
    (appInfo.status === "ready" ? appInfo.info.plugins : []).map((plugin) => [
      plugin.name,
      { name: plugin.display_name, logoUrl: plugin.logo_url || null },
    ]),
  );

export const toHistory = (
  { rows, query, nextCursor, loadingMore, failed }: ChatSessionsState,
  paths: Paths,
): ChatHistory => ({
  query,
  hasMore: nextCursor !== null,
  loadingMore,
  failed,
  sessions: rows.map((row) => ({
    id: row.id,
    title: row.title,
    href: paths.chatSession(row.id),
    updatedAt: Date.parse(row.at),
    pinned: row.pinned,
    live: row.live === "awaiting_approval" ? "approval" : row.live,
  })),
});

export const toRun = (state: ChatState, settings: ChatSettings): ChatRun => ({
  status: state.phase === "loading" ? "running" : state.phase,
  begun: state.runId !== null,
  stopping: state.stopping !== null,
  startedAt: state.startedAt === null ? null : Date.parse(state.startedAt),
  toolCalls: state.toolCalls,
  creditsUsed: state.creditsUsed,
  maxToolCalls: state.discovering ? settings.discoveryLimit : settings.maxToolCalls,
});

export function toApproval(
  { approval, others, deciding }: ChatState,
  apps: Apps,
  takesReason: boolean,
  edits: ReadonlyMap<string, ApprovalEdits>,
): ChatApproval | null {
  if (approval === null) return null;
  return {
    pending: deciding.pending,
    error: deciding.error,
    request: toRequest(approval, apps),
    others: others.map((one) => toRequest(one, apps)),
    takesReason,
    edits,
  };
}

function toRequest(approval: PendingApproval, apps: Apps): ApprovalRequest {
  const { call, connection } = approval;
  return {
    id: requestId(approval),
    call: { id: call.id ?? call.name, name: call.name, arguments: asJsonObject(call.arguments) },
    connection: connection && { ...toConnection(connection, apps), account: connection.account },
    // A call whose effect the server does not name needed a confirmation, so it is shown as one that writes.
    effect: approval.effect ?? "write",
    sentence: approval.sentence ?? undefined,
    because: approval.because ?? undefined,
    schema: approval.schema && asJsonObject(approval.schema),
    origins: approval.origins,
    expiresAt: approval.expiresAt === null ? null : Date.parse(approval.expiresAt),
    position: approval.position ?? undefined,
  };
}

/** A warning for a connection that may not work. */
function warningOf({ status, status_detail: reason }: Connection) {
  if (status !== "expired" && status !== "failing") return {};
  const title = status === "expired" ? "Credentials expired" : "Not working";
  return { warning: reason ? `${title}. ${reason}` : title };
}

/** The person's files, with uploads and deletions in progress. */
export type ChatFiles = DatasetsState & UploadState;

export function toSettings(
  settings: ChatSettings,
  account: Account,
  appInfo: AppInfoState,
  offered: Offered,
  files: ChatFiles,
  setUpHref: string | undefined,
): ChatSettingsView {
  const info = appInfo.status === "ready" ? appInfo.info : null;
  const connections = connectionsOf(account);
  const choices = modelChoices(offered);
  return {
    maxToolCalls: settings.maxToolCalls,
    discoveryLimit: settings.discoveryLimit,
    connections: connections.map((connection) => ({
      id: connection.id,
      name: connection.name,
      plugin: connection.plugin_display_name ?? connection.connection_type,
      logoUrl:
        connection.logo_url ||
        info?.plugins.find((plugin) => plugin.name === connection.connection_type)?.logo_url ||
        null,
      ...warningOf(connection),
    })),
    selectedConnectionIds: tickedConnections(settings, account),
    files: files.files.map((file) => ({
      id: file.id,
      name: file.filename,
      bytes: file.size_bytes,
      deleting: files.deleting.has(file.id),
      ...(files.questions.has(file.id) && { questions: files.questions.get(file.id) ?? [] }),
    })),
    uploading: files.uploading && {
      name: files.uploading.name,
      share: files.uploading.share ?? undefined,
    },
    uploaded: files.uploaded,
    models: choices,
    model: chosenModel(settings.model, offered),
    missingKeys: missingKeys(
      choices,
      account.status === "user" && account.user.is_admin,
      setUpHref,
    ),
  };
}
