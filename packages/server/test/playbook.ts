import { eq } from "drizzle-orm";
import { users } from "../src/store/schema.ts";
import type { Playbook, PlaybookWrite } from "@switchboard/api-client/types";
import type { TestClient, TestServer } from "./server.ts";

/** Adds a playbook of a person. Their plan is the one without limits, so that a test can make many. */
export async function makePlaybook(
  server: TestServer,
  person: TestClient,
  written: Partial<PlaybookWrite> = {},
): Promise<Playbook> {
  await server.database.db
    .update(users)
    .set({ subscriptionTier: "team" })
    .where(eq(users.id, (await person.me()).id));
  const response = await person.send("POST", "/api/v1/playbooks", {
    name: "Late delivery reply",
    target_source_type: "email",
    prompt_template: "Answer {{ inbox_item.title }}.",
    ...written,
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Playbook;
}
