import type { ChatSession, ChatSessionDetail, Client } from "@switchboard/api-client";
import { getChatSession, listChatSessions } from "@switchboard/api-client/calls";
import type { AppInfoService } from "../session/app-info.ts";
import { readRow } from "./session-pages.ts";
import type { SessionRow } from "./chat-sessions.types.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { chatTexts } from "./chat-texts.ts";
import { readApproval } from "./read-approval.ts";
import { MESSAGE_PAGE } from "./earlier.ts";
import { readStoredMessage } from "./read-message.ts";
import type { ChatEvent } from "./run-reducer.ts";
import { NotFound, notFound } from "../not-found.ts";

type OpenedSession = {
  /** The id of the first message, where there are others before it; else null. */
  readonly earlier: string | null;
  readonly opened: Omit<Extract<ChatEvent, { type: "opened" }>, "type">;
  /** Its row in the history. */
  readonly row: SessionRow;
  /** The settings of its last run; null where the server stores none. */
  readonly settings: Partial<ChatSettings> | null;
};

/** Loads a stored session: by its own call where the server has one, else from the list of all. */
export async function readOpenedSession(
  api: Client,
  appInfo: AppInfoService,
  sessionId: string,
): Promise<OpenedSession> {
  await appInfo.ensure();
  return appInfo.has("sessions")
    ? await readOne(api, sessionId, appInfo.has("message-pages") ? MESSAGE_PAGE : undefined)
    : await readFromList(api, sessionId);
}

async function readOne(api: Client, id: string, limit: number | undefined): Promise<OpenedSession> {
  const session: ChatSessionDetail = await api
    .call(getChatSession, { path: { id }, query: { limit } })
    .catch(notFound("chat", chatTexts.sessionNotFound));
  const { active_run: run, settings } = session;
  return {
    earlier: session.has_earlier ? (session.messages[0]?.id ?? null) : null,
    opened: {
      sessionId: session.id,
      title: session.title,
      messages: session.messages.map(readStoredMessage),
      live: run && {
        runId: run.id,
        lastSeq: run.last_seq,
        startedAt: run.started_at,
        discovering: run.kind === "discover",
        toolCalls: run.tool_calls,
        approval: run.pending_approval && readApproval(run.pending_approval),
        creditsUsed: run.credits_used,
        reconnect: run.pending_reconnect ?? null,
        credits: run.pending_credit_question ?? null,
        others: (run.pending_approvals ?? []).slice(1).map(readApproval),
      },
    },
    row: readRow({ ...session, live_run_state: run?.state ?? null }),
    settings: settings && {
      connectionIds: new Set(settings.connection_ids),
      ...(settings.model && { model: settings.model }),
      maxToolCalls: settings.max_executions,
      ...(settings.discovery_credits && { discoveryLimit: settings.discovery_credits }),
    },
  };
}

async function readFromList(api: Client, id: string): Promise<OpenedSession> {
  const sessions: readonly ChatSession[] = await api.list(listChatSessions);
  const session = sessions.find((one) => one.id === id);
  if (session === undefined) throw new NotFound("chat", chatTexts.sessionNotFound);
  return {
    earlier: null,
    opened: {
      sessionId: session.id,
      title: session.title,
      messages: session.messages.map(readStoredMessage),
      live: null,
    },
    row: readRow(session),
    settings: null,
  };
}
