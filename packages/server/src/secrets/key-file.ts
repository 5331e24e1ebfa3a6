import { randomBytes } from "node:crypto";
import { link, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../start-error.ts";
import { asKeyRing, readKeys, writeNewKey, type KeyRing } from "./key-ring.ts";

/** Permission bits that must not be set: group write, and any access for others. */
const TOO_OPEN = 0o027;
/** Error codes of file systems without hard links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/**
 * Reads the key file, and creates it with a new key if it does not exist.
 * @throws StartError if it is unusable or readable by others
 */
export async function openKeyFile(path: string): Promise<KeyRing> {
  const text = await usable(path, async () => {
    if (!(await exists(path))) await makeKeyFile(path);
    return readFile(path, "utf8");
  });
  const { mode } = await stat(path);
  if (process.platform !== "win32" && (mode & TOO_OPEN) !== 0) {
    throw new StartError(
      `Users other than its owner can read or change the key file ${path}. Restrict it: chmod 600 ${path}`,
    );
  }
  const { keys, problems } = readKeys(text, `The key file ${path}`);
  const ring = asKeyRing(keys);
  if (problems.length > 0 || !ring) throw new StartError(problems.join("\n"));
  return ring;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === "ENOENT") return false;
      throw error;
    },
  );
}

/** Writes a temporary file and links it into place: two processes that start together both get the first one's key. */
async function makeKeyFile(path: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(`${writeNewKey()}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await linkInto(temporary, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(temporary, { force: true });
  }
}

async function linkInto(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    await rename(temporary, path);
  }
}

/** Without this, a power loss could lose the directory entry, and with the key every credential that it locks. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function usable<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StartError(
      `The key file ${path}, which locks the credentials of connections, cannot be used (${codeOf(error)}). ` +
        "Set CREDENTIALS_KEYS, or name another file with CREDENTIALS_KEY_FILE.",
      { cause: error },
    );
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "no reason given";
