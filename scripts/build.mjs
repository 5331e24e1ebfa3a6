// The app, the server, both as a release, and the static Storybook, as they are published.
import { join, relative } from "node:path";
import { buildAppAndServer } from "./app-and-server.mjs";
import { childEnvironment } from "./machine/environment.mjs";
import { workspaceNode } from "./machine/node-runtime.mjs";
import { ROOT } from "./machine/paths.mjs";
import { runCaptured } from "./machine/run.mjs";
import { toolScript } from "./machine/tools.mjs";
import { packRelease } from "./release/make-release.mjs";

/** @returns {Promise<number>} exit status */
async function build() {
  const runtime = workspaceNode();
  if ("problem" in runtime) {
    console.error(runtime.problem);
    return 1;
  }
  const env = childEnvironment(process.env);
  const { status, output, built } = await buildAppAndServer();
  if (status !== 0) {
    console.error(output);
    return status;
  }
  console.log(`App and server: packages/{app,server}/dist${built ? "" : " (unchanged)"}`);
  const release = await packRelease();
  if (release.status !== 0) {
    console.error(release.output);
    return release.status;
  }
  console.log(`Release: ${relative(ROOT, release.file)}`);
  const storybook = await runCaptured(
    runtime.node,
    [toolScript("storybook"), "build", "--quiet", "--output-dir", "storybook-static"],
    { cwd: ROOT, env },
  );
  if (storybook.status !== 0) {
    console.error(storybook.output);
    return storybook.status;
  }
  console.log(`Storybook: ${join("storybook-static", "index.html")}`);
  return 0;
}

process.exitCode = await build();
