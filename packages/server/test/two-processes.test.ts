import type { Approval, Dataset, Run } from "@switchboard/api-client/types";
import { expect, it } from "vitest";
import { makeKey, program } from "./agent-client.ts";
import { createClient } from "./client.ts";
import { startMain } from "./main-process.ts";
import { login } from "./portal.ts";
import {
  answerOf,
  connectionIds,
  enableTasks,
  readStream,
  runBody,
  uploadText,
} from "./run-stream.ts";
import { describeOnEachEngine } from "./stores.ts";

const SLOW = { timeout: 120_000 };
const RUN = "/api/switchboard-chat/run";

describeOnEachEngine("two processes over one database", (engine) => {
  if (engine.name === "pglite") {
    it("are not possible with the embedded one; see the folder's lock [R2]", SLOW, async () => {
      const place = await engine.newPlace();
      const holder = await startMain(place);
      await expect(startMain(place)).rejects.toThrow(`in use by process ${holder.child.pid}`);
    });
    return;
  }

  /** One person with a browser at each of two processes, which share nothing but the database. */
  async function twoBrowsers() {
    const places = [await engine.newPlace(), await engine.newPlace()] as const;
    const { databaseUrl } = places[0];
    const [one, other] = await Promise.all(
      places.map(({ dataDir }) => startMain({ dataDir, databaseUrl })),
    );
    if (!one || !other) throw new Error("Two processes were to start.");
    const here = createClient(one.url);
    await login(here, "sign-up", "both@example.com");
    await uploadText(here, "r.csv", `Region,Amount\n${"North,1\nSouth,2\n".repeat(40)}`);
    const there = createClient(other.url);
    there.setCookie("sid", here.cookie("sid") ?? "");
    return { one, other, here, there };
  }

  it("serve one run: read live from the other to its end, event for event [R4]", SLOW, async () => {
    const { here, there } = await twoBrowsers();
    const response = await here.send(
      "POST",
      RUN,
      runBody("total amount by region", { connection_ids: await connectionIds(here) }),
    );
    const { events: begun } = await readStream(response.clone(), 1);
    const [mine, theirs] = await Promise.all([
      readStream(response),
      readStream(await there.fetch(`/api/v1/runs/${begun[0]?.run_id}/events`)),
    ]);
    expect(answerOf(mine.events)).toContain("All groups together: 120.");
    expect(theirs).toEqual(mine);
  });

  it("answer every question about a file that was uploaded at the other", SLOW, async () => {
    const { here, there } = await twoBrowsers();
    const body = runBody("total amount by region", { connection_ids: await connectionIds(there) });
    const { events } = await readStream(await there.send("POST", RUN, body));
    expect(answerOf(events)).toContain("All groups together: 120.");
    const [file] = await there.json<Dataset[]>("/api/v1/data/datasets");
    const reading = await there.fetch(`/api/v1/data/datasets/${file?.id}/reading`);
    expect(reading.status).toBe(200);
    expect(await reading.text()).toContain("South");
    await here.send("DELETE", `/api/v1/data/datasets/${file?.id}`);
    expect(await there.json("/api/v1/data/datasets")).toEqual([]);
  });

  it("tell each other's watchers of a run, a new title and a deletion [C9]", SLOW, async () => {
    const { here, there } = await twoBrowsers();
    const watched = await there.fetch("/api/v1/chatsessions/events");
    expect(watched.headers.get("content-type")).toContain("text/event-stream");
    const heard = readStream(watched, 6);
    const { events } = await readStream(await here.send("POST", RUN, runBody("What can you do?")));
    const id = String(events[0]?.["session_id"]);
    await here.send("PATCH", `/api/v1/chatsessions/${id}`, { title: "Renamed here" });
    await here.send("DELETE", `/api/v1/chatsessions/${id}`);
    const told = (await heard).events.map(({ type, state, title }) => [type, state ?? title]);
    expect(told).toEqual([
      ["live", undefined],
      ["session", "What can you do?"],
      ["run", "running"],
      ["run", "finished"],
      ["session", "Renamed here"],
      ["session_deleted", undefined],
    ]);
  });

  it(
    "refuse a key and a login from the next request on that was ended at the other [S4 S13]",
    SLOW,
    async () => {
      const { other, here, there } = await twoBrowsers();
      const { key_info: key, plaintext_key: text } = await makeKey(here, "A program", {
        scopes: ["read"],
      });
      const ask = program(other.url, text);
      expect((await ask("GET", "/api/v1/chatsessions")).status).toBe(200);
      await here.send("DELETE", `/api/v1/developer/api-keys/${key.id}`);
      expect((await ask("GET", "/api/v1/chatsessions")).status).toBe(401);
      expect((await there.fetch("/api/v1/users/me")).status).toBe(200);
      await here.fetch("/api/v1/auth/logout");
      expect((await there.fetch("/api/v1/users/me")).status).toBe(401);
    },
  );

  it("stop each other's runs, and approve for each other once [R7 C10]", SLOW, async () => {
    const { here, there } = await twoBrowsers();
    const response = await here.send(
      "POST",
      RUN,
      runBody("show all rows of r.csv", { connection_ids: await connectionIds(here) }),
    );
    const { events: begun } = await readStream(response.clone(), 2);
    const stopped = await there.send("POST", `/api/v1/runs/${begun[0]?.run_id}/stop`);
    expect(((await stopped.json()) as Run).state).toBe("stopped");
    const { events, done } = await readStream(response);
    expect(done).toBe(true);
    expect(events).toContainEqual(expect.objectContaining({ content: "Stopped by user." }));

    const tasks = await enableTasks(here);
    const asked = await readStream(
      await here.send(
        "POST",
        RUN,
        runBody('create a task called "Once"', { connection_ids: [tasks.id] }),
      ),
    );
    expect(asked.events.at(-1)?.type).toBe("hitl_required");
    const [approval] = await there.json<Approval[]>("/api/v1/approvals");
    const approve = (client: typeof here) =>
      client.send(
        "POST",
        RUN,
        runBody("", {
          prompt: 'create a task called "Once"',
          session_id: approval?.session_id,
          approved_tool_call: {
            name: "create_task",
            arguments: approval?.tool_call.arguments,
            approval_id: approval?.id,
          },
        }),
      );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, at) => approve(at % 2 ? here : there)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    await Promise.all(answers.map((answer) => answer.text()));
    expect(await here.json<unknown[]>("/api/v1/inbox-items")).toHaveLength(1);
  });

  it(
    "take over for each other: what the killed one left is ended by the living one [R5]",
    SLOW,
    async () => {
      const { one, here, there } = await twoBrowsers();
      const response = await here.send(
        "POST",
        RUN,
        runBody("show all rows of r.csv", { connection_ids: await connectionIds(here) }),
      );
      const { events } = await readStream(response, 2);
      const following = readStream(await there.fetch(`/api/v1/runs/${events[0]?.run_id}/events`));
      await one.end("SIGKILL");
      const { events: told, done } = await following;
      expect(done).toBe(true);
      expect(told).toContainEqual(
        expect.objectContaining({ type: "error", reason: "interrupted" }),
      );
      expect(told.map(({ seq }) => seq)).toEqual(told.map((_event, at) => at + 1));
    },
  );
});
