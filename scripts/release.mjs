// The server as one folder or archive that needs Node and nothing else: `node scripts/release.mjs [--folder PATH]`.
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildAppAndServer } from "./app-and-server.mjs";
import { ROOT } from "./machine/paths.mjs";
import { makeReleaseFolder, packRelease } from "./release/make-release.mjs";

/** @returns {Promise<number>} exit status */
async function release() {
  const { values } = parseArgs({ options: { folder: { type: "string" } } });
  const { status, output } = await buildAppAndServer();
  if (status !== 0) {
    console.error(output);
    return status;
  }
  if (values.folder !== undefined) {
    makeReleaseFolder(resolve(values.folder));
    console.log(`Release: ${values.folder}`);
    return 0;
  }
  const packed = await packRelease();
  if (packed.status !== 0) console.error(packed.output);
  else console.log(`Release: ${relative(ROOT, packed.file)}`);
  return packed.status;
}

process.exitCode = await release();
