import { Readable } from "node:stream";
import { openExport } from "../../domain/exports/export-account.ts";
import { operation } from "../../http/operation.ts";

/** The archive, for the login that requested it. */
export const downloadExport = operation("downloadExport", async ({ deps, user, request }) => {
  const session = deps.cookies.session.read(request) ?? "";
  const { content, bytes, createdAt } = await openExport(deps, { userId: user.id, session });
  const name = `switchboard-data-${createdAt.toISOString().slice(0, 10)}.zip`;
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(bytes),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
});
