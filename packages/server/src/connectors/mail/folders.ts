import type { ListResponse } from "imapflow";
import { ToolError, type TableResult } from "../../domain/plugins/types.ts";
import { requireOneLine } from "./addresses.ts";
import type { ImapSession } from "./imap.ts";

/** The use of a folder, as servers mark it. */
export type FolderUse = "archive" | "drafts" | "junk" | "sent" | "trash";

const USES: Readonly<Record<string, FolderUse>> = {
  "\\Archive": "archive",
  // Some servers have no archive but one folder of everything.
  "\\All": "archive",
  "\\Drafts": "drafts",
  "\\Junk": "junk",
  "\\Sent": "sent",
  "\\Trash": "trash",
};
const MAX_FOLDERS = 500;
const MAX_NAMED = 20;

const useOf = ({ specialUse }: ListResponse): FolderUse | undefined => USES[specialUse ?? ""];

/** Folders that hold messages, as the server lists them. */
async function foldersOf({ client }: ImapSession): Promise<ListResponse[]> {
  const all = await client.list();
  return all.filter(({ flags }) => !flags.has("\\Noselect") && !flags.has("\\NonExistent"));
}

/** All folders with their use and number of messages. */
export async function listFolders(session: ImapSession): Promise<TableResult> {
  const listed = await session.client.list({ statusQuery: { messages: true, unseen: true } });
  const folders = listed.filter(({ flags }) => !flags.has("\\Noselect"));
  return {
    kind: "table",
    columns: [
      { name: "name", type: "text" },
      { name: "use", type: "text" },
      { name: "messages", type: "integer" },
      { name: "unread", type: "integer" },
    ],
    rows: folders
      .slice(0, MAX_FOLDERS)
      .map((folder) => [
        folder.path,
        folder.specialUse === "\\Inbox" ? "inbox" : (useOf(folder) ?? null),
        folder.status?.messages ?? null,
        folder.status?.unseen ?? null,
      ]),
    row_count: folders.length,
    truncated: folders.length > MAX_FOLDERS,
  };
}

/**
 * Finds a folder by its name in any case, or by its purpose.
 * @throws ToolError with the names there are
 */
export async function findFolder(session: ImapSession, said: string): Promise<string> {
  requireOneLine("The name of a folder", said);
  const sought = said.trim().toLowerCase();
  if (sought === "inbox") return "INBOX";
  const folders = await foldersOf(session);
  const found =
    folders.find(({ path }) => path === said.trim()) ??
    folders.find(({ path, name }) => [path, name].some((one) => one.toLowerCase() === sought)) ??
    folders.find((folder) => useOf(folder) === sought);
  if (found) return found.path;
  const names = folders.slice(0, MAX_NAMED).map(({ path }) => path);
  const more = folders.length > names.length ? " and more" : "";
  throw new ToolError(`Folder '${said}' was not found. Choose one of: ${names.join(", ")}${more}.`);
}

/** The folder that the server marks for a use; undefined where it marks none. */
export async function folderFor(session: ImapSession, use: FolderUse): Promise<string | undefined> {
  const marked = (await foldersOf(session)).filter((folder) => useOf(folder) === use);
  return (marked.find(({ specialUse }) => specialUse !== "\\All") ?? marked[0])?.path;
}
