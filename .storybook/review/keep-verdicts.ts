import { readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Plugin } from "vite";
import {
  readVerdict,
  type Verdicts,
  withVerdict,
} from "../../packages/ui/src/docs/review/verdicts.logic.ts";

/** Where verdicts are kept. */
export const VERDICTS = join(
  import.meta.dirname,
  "../../packages/ui/src/docs/review/verdicts.json",
);
const PATH = /^\/review\/verdicts\/([a-z0-9-]+)$/;

async function keep(
  file: string,
  story: string,
  request: IncomingMessage,
): Promise<Verdicts | undefined> {
  const sent: unknown = JSON.parse(await text(request));
  const verdict = sent === null ? null : readVerdict(sent);
  if (verdict === undefined) return undefined;
  const before = JSON.parse(await readFile(file, "utf8")) as Verdicts;
  const after = withVerdict(before, story, verdict);
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
  return after;
}

/** Lets the Storybook that runs from the sources write verdicts into their file. A page of another origin cannot: its PUT needs a preflight, which is not answered. */
export const keepVerdicts = (file = VERDICTS): Plugin => ({
  name: "switchboard-verdicts",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const story = PATH.exec(request.url ?? "")?.[1];
      if (request.method !== "PUT" || story === undefined) return next();
      keep(file, story, request).then(
        (verdicts) => {
          response.statusCode = verdicts ? 200 : 422;
          response.setHeader("content-type", "application/json");
          response.end(verdicts ? JSON.stringify(verdicts) : "This is no verdict.");
        },
        (error: unknown) => {
          response.statusCode = 500;
          response.end(String(error));
        },
      );
    });
  },
});
