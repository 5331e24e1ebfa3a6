import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Dataset } from "@switchboard/api-client/types";
import { expect, it } from "vitest";
import { createClient } from "./client.ts";
import { startMain } from "./main-process.ts";
import { login } from "./portal.ts";
import { readStream, runBody, uploadText } from "./run-stream.ts";
import { mountSmallDisk } from "./small-disk.ts";

const RUN = "/api/switchboard-chat/run";
const FULL = '{"detail":"The server\'s disk is full. Nothing was saved."}';
/** Before the database gives up by itself. */
const SOON = { timeout: 20_000 };

const disk = mountSmallDisk(200);

it.skipIf(!disk)(
  "says that the disk is full, loses nothing that it answered, goes on when there is room again, and stops meanwhile [R13 R14]",
  { timeout: 180_000 },
  async () => {
    const { folder, fill, free } = disk ?? expect.fail();
    const place = { dataDir: folder, databaseUrl: undefined };
    const server = await startMain(place);
    const client = createClient(server.url);
    await login(client, "sign-up", "full@example.com");
    await uploadText(client, "kept.csv", "Region,Amount\nNorth,1\n");
    const { events } = await readStream(await client.send("POST", RUN, runBody("hello")));
    const chat = `/api/v1/chatsessions/${String(events[0]?.["session_id"])}`;
    const stored = () => readdirSync(join(folder, "files")).length;
    const before = stored();
    const datasets = async () =>
      (await client.json<Dataset[]>("/api/v1/data/datasets")).map(({ filename }) => filename);

    fill();
    const upload = new FormData();
    upload.append("file", new Blob(["Region\n".repeat(100_000)]), "large.csv");
    const refused = await client.fetch("/api/v1/data/upload", { method: "POST", body: upload });
    expect({ status: refused.status, said: await refused.text() }).toEqual({
      status: 507,
      said: FULL,
    });

    let answered = 0;
    let last: Response;
    do {
      const title = `${answered + 1} ${"x".repeat(150)}`;
      last = await client.send("PATCH", chat, { title });
      if (last.ok) answered += 1;
    } while (last.ok);
    expect({ status: last.status, said: await last.text() }).toEqual({ status: 507, said: FULL });

    free();
    await expect.poll(async () => (await client.fetch(chat)).status, SOON).toBe(200);
    const { title } = await client.json<{ title: string }>(chat);
    // The log of the database may have had no room for even one more title.
    expect(Number.parseInt(title) || 0).toBe(answered);
    expect((await client.send("PATCH", chat, { title: "room" })).status).toBe(200);
    expect(await datasets()).toEqual(["kept.csv"]);
    expect(stored()).toBe(before);

    fill();
    expect(await server.end("SIGTERM")).toMatchObject({ status: 0 });
    free();
    const again = createClient((await startMain(place)).url);
    await login(again, "sign-in", "full@example.com");
    expect(await again.json(chat)).toMatchObject({ title: "room" });
  },
);
