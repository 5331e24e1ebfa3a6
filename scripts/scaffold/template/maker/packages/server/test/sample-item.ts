import type { SampleItem } from "../src/domain/sample-items/ports.ts";
import { newId } from "../src/ids.ts";
import { sampleItems } from "../src/store/schema.ts";
import type { TestClient, TestServer } from "./server.ts";

/** Stores a sample item of a person. */
export async function makeSampleItem(server: TestServer, person: TestClient): Promise<SampleItem> {
  const sampleItem: SampleItem = {
    id: newId(),
    userId: (await person.me()).id,
    name: "Harbor lamp",
    createdAt: new Date("2026-11-20T12:00:00.000Z"),
  };
  await server.database.db.insert(sampleItems).values(sampleItem);
  return sampleItem;
}
