import type { User, WatchEvent } from "@switchboard/api-client";
import { type Chat, createChat } from "./chat.ts";
import type { ChatDeps } from "./chat-deps.ts";
import { initialSettings } from "./chat-settings.ts";
import { isLoading } from "./chat-state.ts";
import { type Drafts, newChat } from "./drafts.ts";
import { applyToChat } from "./chat-events.ts";
import { keepDraft, unsent } from "./keep-draft.ts";
import { keepEdits } from "./keep-edits.ts";
import { keepOrigin, originName } from "./keep-origin.ts";
import { keepQuestion, questionName } from "./keep-question.ts";
import { keepSettings, settingsName } from "./keep-settings.ts";

/** The open conversations. */
export type Chats = {
  /** A new, empty chat; the same one again until the server has given it a session. */
  start(user: User): Chat;
  /** The chat of a stored session: the live one of this page, else loaded from the server. */
  open(user: User, sessionId: string): Promise<Chat>;
  forget(sessionId: string): void;
  /** Applies a change of the person's chats. What cannot be loaded now is reported again, or loads when the chat is opened. */
  applyEvent(event: WatchEvent): void;
  /** Reloads the open chat where the history says that it was used since. */
  refresh(): void;
};

/** @param edits what was edited in calls that wait, by approval */
export function createChats(deps: ChatDeps, drafts: Drafts, edits: Drafts): Chats {
  const bySession = new Map<string, Chat>();
  /** Chats whose session was just created on the page that will open it next: kept, however short their run was. */
  const justStarted = new Set<string>();
  /**
   * The last new chat. Each load of its page asks for one, possibly after the first prompt was sent: another chat would remove that from
   * the screen. Until the prompt has a response, no other URL leads to it.
   */
  let unused: { readonly chat: Chat; readonly user: User } | null = null;
  const keep = (chat: Chat, id: string) => {
    // Idle conversations are loaded again when they are opened; only live ones must be kept.
    for (const [known, other] of bySession)
      if (!isLoading(other.state.get())) bySession.delete(known);
    bySession.set(id, chat);
  };
  /** A chat was deleted elsewhere: its draft moves to a new one. */
  const moveDraft = (sessionId: string) => {
    const chat = bySession.get(sessionId);
    bySession.delete(sessionId);
    const who = deps.account.store.get();
    const text = chat ? unsent(chat) : "";
    if (text === "" || who.status !== "user") return;
    if (unused && isUnused(unused.chat)) unused.chat.draft.set((typed) => typed || text);
    else if (drafts.get(who.user.id, newChat) === "") drafts.keep(who.user.id, newChat, text);
  };

  return {
    start(user) {
      if (unused?.user.id === user.id) {
        const { chat, user: before } = unused;
        const isSame = connectionIds(before) === connectionIds(user);
        if (isBeginning(chat) || (isSame && isUnused(chat))) return chat;
      }
      const chat = createChat(deps, initialSettings(user, deps.offered()), (started, id) => {
        keep(started, id);
        keepSettings(drafts, started, user.id, id);
        justStarted.add(id);
      });
      keepDraft(drafts, chat, user.id);
      keepOrigin(drafts, chat, user.id);
      keepQuestion(drafts, chat, user.id);
      keepEdits(edits, chat, user.id, deps.now);
      unused = { chat, user };
      return chat;
    },
    async open(user, sessionId) {
      const known = bySession.get(sessionId);
      if (known !== undefined && (justStarted.delete(sessionId) || isLoading(known.state.get())))
        return known;
      const chat = createChat(deps, initialSettings(user, deps.offered()), () => {});
      await chat.open(sessionId);
      keepDraft(drafts, chat, user.id);
      keepOrigin(drafts, chat, user.id);
      keepQuestion(drafts, chat, user.id);
      keepSettings(drafts, chat, user.id, sessionId);
      keepEdits(edits, chat, user.id, deps.now);
      keep(chat, sessionId);
      return chat;
    },
    forget(sessionId) {
      bySession.delete(sessionId);
      const who = deps.account.store.get();
      if (who.status !== "user") return;
      const names = [settingsName, originName, questionName].map((nameOf) => nameOf(sessionId));
      for (const name of [sessionId, ...names]) drafts.keep(who.user.id, name, "");
    },
    applyEvent(event) {
      if (event.type === "session_deleted" && deps.sessions.isRemoved(event.session_id)) return;
      for (const chat of [...bySession.values()]) void applyToChat(chat, event).catch(() => {});
      if (event.type === "session_deleted") moveDraft(event.session_id);
    },
    refresh() {
      const { opened, rows } = deps.sessions.store.get();
      const row = rows.find(({ id }) => id === opened?.id);
      const chat = row && bySession.get(row.id);
      if (!chat || row.at === opened?.at || isLoading(chat.state.get())) return;
      void chat.open(row.id).catch(() => {});
    },
  };
}

/** The connections that a new chat begins with: all are selected. */
const connectionIds = ({ connections }: User): string => connections.map(({ id }) => id).join();

/** Nothing has happened in it but uploads: the page that shows how a file is read leads back to its card. */
function isUnused({ state }: Chat): boolean {
  const current = state.get();
  const { messages } = current;
  const holdsFiles = messages.some(({ role }) => role === "file");
  return (
    current.sessionId === null &&
    !isLoading(current) &&
    (messages.length === 0 ||
      (holdsFiles && messages.every(({ role }) => role === "file" || role === "status")))
  );
}

/** Its first prompt was sent, and nothing was received. */
function isBeginning({ state }: Chat): boolean {
  const current = state.get();
  return current.sessionId === null && isLoading(current);
}
