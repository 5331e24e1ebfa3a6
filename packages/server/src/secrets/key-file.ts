import { randomBytes } from "node:crypto";
import { link, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../start-error.ts";
import { asKeyRing, readKeys, writeNewKey, type KeyRing } from "./key-ring.ts";

/** What others than the owner must not be able to do: its group to write, everyone else to read or write. */
const TOO_OPEN = 0o027;
/** Said by file systems that know no hard links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/**
 * Reads the key file, and makes it with a new key where there is none.
 * @throws StartError when it cannot be used, or others may read it
 */
export async function openKeyFile(path: string): Promise<KeyRing> {
  const text = await usable(path, async () => {
    if (!(await exists(path))) await makeKeyFile(path);
    return readFile(path, "utf8");
  });
  const { mode } = await stat(path);
  if (process.platform !== "win32" && (mode & TOO_OPEN) !== 0) {
    throw new StartError(
      `Others than its owner may read or change the key file ${path}. Close it to them: chmod 600 ${path}`,
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

/** Written aside and put in place whole: of two processes that start together both get the key of the first. */
async function makeKeyFile(path: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    const file = await open(aside, "wx", 0o600);
    try {
      await file.writeFile(`${writeNewKey()}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await putInPlace(aside, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(aside, { force: true });
  }
}

async function putInPlace(aside: string, path: string): Promise<void> {
  try {
    await link(aside, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    await rename(aside, path);
  }
}

/** Without it a power cut could take the name of the file, and with it every credential that was locked with its key. */
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
