import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeReleaseFolder } from "../../../scripts/release/make-release.mjs";
import { missingFiles } from "../../../scripts/release/missing-files.mjs";
import { startChild } from "./child.ts";
import { createClient } from "./client.ts";
import { newFolder } from "./folder.ts";
import { login } from "./portal.ts";
import { connectionIds, readStream, runBody, uploadText } from "./run-stream.ts";

const ADDRESS = "Switchboard is running at ";

describe("the folder of a release", () => {
  let folder = "";
  const secrets = fileURLToPath(new URL("../../../deploy/release-test.env", import.meta.url));
  beforeAll(() => {
    writeFileSync(secrets, "POSTGRES_PASSWORD=secret\n");
    // Elsewhere than the repository, whose packages Node would find from a folder in it.
    folder = join(newFolder("release-"), "switchboard");
    makeReleaseFolder(folder);
    return () => {
      rmSync(secrets);
      rmSync(dirname(folder), { recursive: true, force: true });
    };
  });

  it("holds every file that the bundle reads by where it is", () => {
    const { found, missing } = missingFiles(join(folder, "server", "dist"));
    expect(missing).toEqual([]);
    // None found would mean that the build writes such places in another way by now.
    expect(found).toBeGreaterThan(10);
  });

  it("holds no settings of the one who makes it [S14]", () => {
    const files = readdirSync(join(folder, "deploy")).filter((name) => name.endsWith(".env"));
    expect(files).toEqual(["example.env"]);
  });

  it("needs Node and nothing else: pages, portal, documentation, files and answers work", async () => {
    const dataDir = newFolder("release-");
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = startChild(pathToFileURL(join(folder, "main.js")), [], {
      PORT: "0",
      SWITCHBOARD_DATA: dataDir,
    });
    onTestFinished(() => server.kill("SIGKILL"));
    const url = (await server.line((line) => line.startsWith(ADDRESS))).slice(ADDRESS.length);
    const client = createClient(url);
    for (const path of ["/", "/ui/login", "/local/page.css", "/api-docs/swagger-ui-bundle.js"]) {
      expect({ path, status: (await client.fetch(path)).status }).toEqual({ path, status: 200 });
    }
    await login(client, "sign-up", "release@example.com");
    await uploadText(client, "r.csv", "Region,Amount\nNorth,1\nSouth,41\n");
    const body = runBody("total amount", { connection_ids: await connectionIds(client) });
    const { events } = await readStream(
      await client.send("POST", "/api/switchboard-chat/run", body),
    );
    expect(JSON.stringify(events)).toContain("42");
    server.kill("SIGTERM");
    expect((await server.ended).status).toBe(0);
  });
});
