import { parseArgs } from "node:util";
import { fileAreas, type FileArea } from "../domain/files/ports.ts";
import { fileStores, type FileStoreKind } from "../file-settings.ts";
import { openPlace } from "../file-services.ts";
import type { RemoteFiles } from "../files/file-store.ts";
import { StartError } from "../start-error.ts";
import { openStore } from "../store/open.ts";
import { createUnitOfWork } from "../store/unit-of-work.ts";
import type { Command } from "./command.ts";

const USAGE = `move-files --from <${fileStores.join("|")}> --to <${fileStores.join("|")}> [--keep]`;

/** How many files are between two lines of progress. */
const TOLD_EACH = 200;

/** Moves uploaded files and exports between the data folder, the database and a bucket. */
export const moveFilesCommand: Command = {
  usage: USAGE,
  summary:
    "Moves uploaded files and exports to another place; --keep copies them. A run that was cut short goes on when it is started again.",
  async run(env, args) {
    const { from, to, keep } = readArguments(args);
    const database = await openStore(env);
    try {
      const deps = { env, store: createUnitOfWork(database) };
      for (const area of fileAreas) {
        const places = {
          from: await openPlace(deps, from, area),
          to: await openPlace(deps, to, area),
        };
        const moved = await moveArea(places, { keep, tell: (line) => tell(area, line) });
        tell(area, `${moved.copied} copied, ${moved.present} there before, ${moved.bytes} bytes`);
      }
    } finally {
      await database.close();
    }
    console.log(
      keep
        ? `The files are in both places. Those of the ${from} stay until you move without --keep.`
        : `Start the server with FILES=${to} now.`,
    );
  },
};

const tell = (area: FileArea, line: string) => console.log(`${area}: ${line}`);

function readArguments(args: readonly string[]) {
  const options = {
    from: { type: "string" },
    to: { type: "string" },
    keep: { type: "boolean" },
  } as const;
  try {
    const { from, to, keep = false } = parseArgs({ args: [...args], options }).values;
    if (isPlace(from) && isPlace(to) && from !== to) return { from, to, keep };
  } catch {
    // An unknown option gets the usage below.
  }
  throw new StartError(`Use: node main.js ${USAGE}`);
}

const isPlace = (name: string | undefined): name is FileStoreKind =>
  fileStores.some((place) => place === name);

/**
 * Copies every file that is not there yet and removes it at its old place once the new one has all of it.
 * @throws StartError for a file that arrived with another size
 */
export async function moveArea(
  { from, to }: { readonly from: RemoteFiles; readonly to: RemoteFiles },
  { keep, tell: say }: { readonly keep: boolean; tell(line: string): void },
): Promise<{ readonly copied: number; readonly present: number; readonly bytes: number }> {
  const keys = await from.list();
  let copied = 0;
  let bytes = 0;
  for (const [index, key] of keys.entries()) {
    const size = await from.size(key);
    // Deleted meanwhile.
    if (size === undefined) continue;
    bytes += size;
    if ((await to.size(key)) !== size) {
      await to.put(key, from.read(key));
      const arrived = await to.size(key);
      if (arrived !== size)
        throw new StartError(`${key} has ${size} bytes, and ${arrived ?? "none"} arrived.`);
      copied += 1;
    }
    if (!keep) await from.delete([key]);
    if ((index + 1) % TOLD_EACH === 0) say(`${index + 1} of ${keys.length}`);
  }
  return { copied, present: keys.length - copied, bytes };
}
