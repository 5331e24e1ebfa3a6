import type { Env } from "./env.ts";
import { requireFreePort } from "./listen.ts";
import { requireFreeFolder } from "./store/folder-lock.ts";
import { databaseFolder } from "./store/database-folder.ts";

/**
 * Finds what keeps the server from starting before anything heavy is loaded or opened. Both are checked again when they are taken.
 * @throws FolderHeldError when another process holds the data folder, StartError when the port cannot be used
 */
export async function requirePlace(env: Env): Promise<void> {
  if (env.databaseUrl === undefined) await requireFreeFolder(databaseFolder(env.dataDir));
  await requireFreePort(env);
}
