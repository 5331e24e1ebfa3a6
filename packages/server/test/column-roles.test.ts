import type { Dataset, DatasetPreview } from "@switchboard/api-client/types";
import { describe, expect, it } from "vitest";
import { answerOf, ask, connectionIds, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient } from "./server.ts";

const DEALS = [
  "Deal ID,Created,Closed,Owner,Amount,Fees,Score",
  ...Array.from({ length: 12 }, (_, at) => {
    const owner = ["Ana Reis", "Ben Lund", "Cara Voss"][at % 3];
    const closed = at % 4 === 0 ? "" : `2026-0${(at % 6) + 3}-20`;
    return `D-${100 + at},2026-0${(at % 6) + 1}-10,${closed},${owner},${1000 + at},${10 + at},${at % 5}`;
  }),
].join("\n");

async function setUp() {
  const server = await startTestServer();
  const person = await server.signUp();
  const { id } = await uploadText(person, "deals.csv", DEALS);
  const connection_ids = await connectionIds(person);
  const say = async (prompt: string) => answerOf(await ask(person, prompt, { connection_ids }));
  return { server, person, id, say };
}

const rolesOf = (dataset: Pick<Dataset, "tables">) =>
  Object.fromEntries(
    (dataset.tables ?? []).flatMap(({ columns }) =>
      columns.map(({ label, role }) => [label, role]),
    ),
  );

const previewOf = (client: TestClient, id: string) =>
  client.json<DatasetPreview>(`/api/v1/data/datasets/${id}/preview`);

async function choose(client: TestClient, id: string, column: string, role: string) {
  const path = `/api/v1/data/datasets/${id}/column-role`;
  const response = await client.send("PUT", path, { table: "deals", column, role });
  return {
    status: response.status,
    body: (await response.json()) as Dataset & { detail?: string },
  };
}

describe("the role of a column", () => {
  it("is found when the file is read, from headings and rows", async () => {
    const { person, id } = await setUp();
    const { tables } = await previewOf(person, id);
    expect(rolesOf({ tables })).toEqual({
      "Deal ID": "identifier",
      Created: "main_date",
      Closed: "end_date",
      Owner: "person",
      Amount: "main_figure",
      Fees: "adds_up",
      Score: "averaged",
    });
    expect(tables[0]?.columns.find(({ label }) => label === "Owner")?.roles).toEqual([
      "group",
      "status",
      "person",
      "identifier",
    ]);
  });

  it("is kept as a person chose it, and questions are read with it", async () => {
    const { person, id, say } = await setUp();
    // Until one of several figures is the main one, it is asked which is meant.
    expect(await say("What is the total by owner?")).toContain("more than one way");
    const { body } = await choose(person, id, "fees", "main_figure");
    expect(rolesOf(body)).toMatchObject({ Amount: "adds_up", Fees: "main_figure" });
    expect(await say("What is the total by owner?")).toContain("Total Fees");

    expect(await say("How many deals in March?")).toContain("Created is in");
    await choose(person, id, "closed", "main_date");
    expect(await say("How many deals in March?")).toContain("Closed is in");
    expect(rolesOf(await previewOf(person, id))).toMatchObject({
      Closed: "main_date",
      Created: "other_date",
    });

    // Only one column of a table is its figure: the last one that was chosen.
    const again = await choose(person, id, "amount", "main_figure");
    expect(rolesOf(again.body)).toMatchObject({ Amount: "main_figure", Fees: "adds_up" });
  });

  it("is refused where the column cannot have it, or is not there, in a sentence", async () => {
    const { person, id } = await setUp();
    expect(await choose(person, id, "owner", "main_date")).toMatchObject({
      status: 422,
      body: { detail: "The column 'Owner' cannot have this role." },
    });
    expect(await choose(person, id, "nothing", "group")).toMatchObject({ status: 404 });
    expect(rolesOf(await previewOf(person, id))).toMatchObject({ Owner: "person" });
  });

  it("of somebody else's file is nobody's to choose [S2]", async () => {
    const { server, id } = await setUp();
    const stranger = await server.signUp();
    expect(await choose(stranger, id, "amount", "adds_up")).toMatchObject({ status: 404 });
  });
});
