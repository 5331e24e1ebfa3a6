import type { Client } from "@switchboard/api-client";
import { getChatSession, listChatSessions } from "@switchboard/api-client/calls";
import type { AppInfoService } from "../../session/app-info.ts";
import { chatTexts } from "../chat-texts.ts";
import { readStoredMessage } from "../read-message.ts";
import { fileName } from "./file-name.ts";
import { sessionMarkdown } from "./session-markdown.ts";

/** The forms in which a conversation can be taken along. */
export type ExportFormat = "markdown" | "json";

/** A file to be saved. */
export type ExportedFile = { readonly name: string; readonly type: string; readonly text: string };

/** Where a conversation is read, and what the product is called in it. */
export type ExportSource = {
  readonly api: Client;
  readonly appInfo: AppInfoService;
  readonly product: string;
};

type Stored = { id: string; title: string; created_at: string; messages: readonly unknown[] };

/**
 * Reads a whole conversation from the server and writes it down: as a document to read, or as what is stored.
 * @throws ApiError; Error where there is no such conversation
 */
export async function exportSession(
  { api, appInfo, product }: ExportSource,
  id: string,
  format: ExportFormat,
): Promise<ExportedFile> {
  await appInfo.ensure();
  const session = appInfo.has("sessions") ? await readWhole(api, id) : await findListed(api, id);
  const base = fileName(session.title);
  if (format === "json") {
    const text = `${JSON.stringify(session, null, 2)}\n`;
    return { name: `${base}.json`, type: "application/json", text };
  }
  const { title, created_at: createdAt, messages } = session;
  const read = messages.map(readStoredMessage);
  return {
    name: `${base}.md`,
    type: "text/markdown",
    text: sessionMarkdown({ title, createdAt, messages: read }, product),
  };
}

/** A server that gives a part only is asked for what came before, until there is no more. */
async function readWhole(api: Client, id: string): Promise<Stored> {
  const newest = await api.call(getChatSession, { path: { id } });
  const messages = [...newest.messages];
  let hasEarlier = newest.has_earlier === true;
  while (hasEarlier) {
    const before = messages[0]?.id;
    const page = await api.call(getChatSession, { path: { id }, query: { before } });
    messages.unshift(...page.messages);
    hasEarlier = page.has_earlier === true && page.messages.length > 0;
  }
  const { title, created_at } = newest;
  return { id: newest.id, title, created_at, messages };
}

async function findListed(api: Client, id: string): Promise<Stored> {
  const sessions = await api.list(listChatSessions);
  const found = sessions.find((session) => session.id === id);
  if (found === undefined || !("messages" in found)) throw new Error(chatTexts.sessionNotFound);
  const { title, created_at, messages } = found;
  return { id, title, created_at, messages };
}
