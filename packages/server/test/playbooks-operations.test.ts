import type {
  InboxItem,
  Playbook,
  PlaybookPreview,
  PlaybookVersion,
  PlaybookWrite,
  ReadyMadePlaybook,
} from "@switchboard/api-client/types";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../src/store/schema.ts";
import { makePlaybook } from "./playbook.ts";
import { uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp();
  stranger = await server.signUp();
});

const body: PlaybookWrite = {
  name: "Late delivery reply",
  description: "Apologize and give one date.",
  target_source_type: "email",
  prompt_template: "Answer {{ inbox_item.title }}.",
  knowledge_source_ids: [],
};

/** A task of a person. */
async function makeTask(person: TestClient, title: string): Promise<InboxItem> {
  const made = await person.send("POST", "/api/v1/inbox-items", {
    title,
    description: "Call before noon.",
    priority: "high",
    due_date: "2026-11-30",
  });
  return (await made.json()) as InboxItem;
}

describe("the playbooks of a person", () => {
  it("are listed to nobody else [API-47 PLAY-22]", async () => {
    const { id } = await makePlaybook(server, owner);
    const ids = async (person: TestClient) =>
      (await person.json<Playbook[]>("/api/v1/playbooks")).map((one) => one.id);
    expect(await ids(owner)).toContain(id);
    expect(await ids(stranger)).not.toContain(id);
  });

  it("are read one by one; another's does not exist [API-48 PLAY-20 ERR-48]", async () => {
    const { id } = await makePlaybook(server, owner);
    expect(await owner.json(`/api/v1/playbooks/${id}`)).toMatchObject({ id });
    for (const [person, unknown] of [
      [stranger, id],
      [owner, "7"],
    ] as const) {
      const response = await person.send("GET", `/api/v1/playbooks/${unknown}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: `Playbook with ID ${unknown} not found.` });
    }
  });

  it("are kept as they are written, with files of the person's own [API-49 PLAY-14 PLAY-21 ENTITY-22]", async () => {
    const file = await uploadText(owner, "policy.csv", "days,credit\n1,10\n");
    const made = await makePlaybook(server, owner, { ...body, knowledge_source_ids: [file.id] });
    expect(made).toEqual({
      id: expect.any(String),
      name: body.name,
      description: body.description,
      target_source_type: "email",
      prompt_template: body.prompt_template,
      knowledge_sources: [{ id: file.id, filename: "policy.csv" }],
      automation: null,
    });
    const stolen = await stranger.send("POST", "/api/v1/playbooks", {
      ...body,
      knowledge_source_ids: [file.id],
    });
    expect(stolen.status).toBe(404);
    await owner.send("DELETE", `/api/v1/data/datasets/${file.id}`);
    expect(await owner.json(`/api/v1/playbooks/${made.id}`)).toMatchObject({
      knowledge_sources: [],
    });
  });

  it("are replaced as a whole [API-50 PLAY-15]", async () => {
    const file = await uploadText(owner, "terms.csv", "a\n1\n");
    const { id } = await makePlaybook(server, owner);
    const response = await owner.send("PUT", `/api/v1/playbooks/${id}`, {
      name: "Overdue task",
      target_source_type: "manual",
      prompt_template: "Do {{ inbox_item.payload.due_date }}.",
      knowledge_source_ids: [file.id],
    });
    expect(response.status).toBe(200);
    expect(await owner.json(`/api/v1/playbooks/${id}`)).toEqual({
      id,
      name: "Overdue task",
      description: null,
      target_source_type: "manual",
      prompt_template: "Do {{ inbox_item.payload.due_date }}.",
      knowledge_sources: [{ id: file.id, filename: "terms.csv" }],
      automation: null,
    });
    expect((await stranger.send("PUT", `/api/v1/playbooks/${id}`, body)).status).toBe(404);
  });

  it("are deleted once, by their owner [API-51]", async () => {
    const { id } = await makePlaybook(server, owner);
    expect((await stranger.send("DELETE", `/api/v1/playbooks/${id}`)).status).toBe(404);
    expect((await owner.send("DELETE", `/api/v1/playbooks/${id}`)).status).toBe(204);
    expect((await owner.send("DELETE", `/api/v1/playbooks/${id}`)).status).toBe(404);
  });

  it.each(["jira", "email", "data_condition", "manual"] as const)(
    "apply to %s, and to no other kind of source [PLAY-10]",
    async (target_source_type) => {
      const made = await makePlaybook(server, owner, { target_source_type });
      expect(made).toMatchObject({ target_source_type });
      const refused = await owner.send("POST", "/api/v1/playbooks", {
        ...body,
        target_source_type: "sms",
      });
      expect(refused.status).toBe(422);
    },
  );

  it("are refused with line and column of each mistake in the template", async () => {
    const { id } = await makePlaybook(server, owner);
    const written = {
      ...body,
      prompt_template: "Answer\n  {{ inbox_item.titel }} and {{ inbox_item.title",
    };
    for (const [method, path] of [
      ["POST", "/api/v1/playbooks"],
      ["PUT", `/api/v1/playbooks/${id}`],
    ] as const) {
      const response = await owner.send(method, path, written);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        detail:
          "Line 2, column 3: inbox_item.titel does not exist for email. Did you mean inbox_item.title?\nLine 2, column 30: This {{ has no matching }}.",
      });
    }
  });

  it.each([
    ["free", "Free", 2],
    ["professional", "Professional", 20],
  ] as const)(
    "number as many as the %s plan includes [CT-39]",
    async (subscriptionTier, plan, most) => {
      const person = await server.signUp();
      const { id: userId } = await person.me();
      await server.database.db.update(users).set({ subscriptionTier }).where(eq(users.id, userId));
      for (let made = 0; made < most; made += 1)
        expect((await person.send("POST", "/api/v1/playbooks", body)).status).toBe(201);
      const refused = await person.send("POST", "/api/v1/playbooks", body);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({
        detail: `The ${plan} plan includes ${most} playbooks, and you have ${most}. Delete one, or choose a larger plan on the Pricing page.`,
      });
    },
  );

  it("are nobody's without a session", async () => {
    for (const [method, path] of [
      ["GET", "/api/v1/playbooks"],
      ["POST", "/api/v1/playbooks"],
      ["POST", "/api/v1/playbooks/preview"],
    ] as const)
      expect(
        (await server.anonymous().send(method, path, method === "GET" ? undefined : body)).status,
      ).toBe(401);
  });
});

describe("the versions of a playbook", () => {
  it("are the templates that were replaced, the last first, and nobody else's", async () => {
    const { id } = await makePlaybook(server, owner, { prompt_template: "One" });
    const write = (prompt_template: string, name = "Same") =>
      owner.send("PUT", `/api/v1/playbooks/${id}`, { ...body, name, prompt_template });
    for (const template of ["Two", "Two", "Three"]) await write(template);
    await write("Three", "Another name");
    const path = `/api/v1/playbooks/${id}/versions`;
    const versions = await owner.json<PlaybookVersion[]>(path);
    expect(versions.map(({ prompt_template }) => prompt_template)).toEqual(["Two", "One"]);
    expect((await stranger.send("GET", path)).status).toBe(404);
  });
});

describe("the preview of a playbook", () => {
  it("shows the prompt for an item, and only to whom both belong", async () => {
    const task = await makeTask(owner, "Renew the lease");
    const { id } = await makePlaybook(server, owner, {
      target_source_type: "manual",
      prompt_template: "Plan {{ inbox_item.title }} by {{ inbox_item.payload.due }}.",
    });
    const path = `/api/v1/playbooks/${id}/preview`;
    const response = await owner.send("POST", path, { inbox_item_id: task.id });
    const preview = (await response.json()) as PlaybookPreview;
    expect(preview.prompt).toBe("Plan «Renew the lease» by [inbox_item.payload.due has no value].");
    expect(preview.problems).toEqual([
      {
        line: 1,
        column: 32,
        placeholder: "inbox_item.payload.due",
        problem: "inbox_item.payload.due has no value in this item.",
        suggestion: null,
        refused: false,
      },
    ]);
    expect(preview.parts?.filter(({ placeholder }) => placeholder)).toMatchObject([
      { placeholder: "inbox_item.title", filled: true, text: "«Renew the lease»" },
      { placeholder: "inbox_item.payload.due", filled: false },
    ]);
    const others = await makeTask(stranger, "Not yours");
    expect((await owner.send("POST", path, { inbox_item_id: others.id })).status).toBe(404);
    expect((await stranger.send("POST", path, { inbox_item_id: others.id })).status).toBe(404);
  });

  it("shows a template that is not saved, with what the selected files hold", async () => {
    const task = await makeTask(owner, "Grant a credit");
    const file = await uploadText(owner, "credits.csv", "days,credit\n1,10\n2,25\n");
    const preview = async (more: object) => {
      const response = await owner.send("POST", "/api/v1/playbooks/preview", {
        target_source_type: "manual",
        prompt_template: "{{ knowledge_files['credits.csv'] }}",
        ...more,
      });
      return (await response.json()) as PlaybookPreview;
    };
    const filled = await preview({ inbox_item_id: task.id, knowledge_source_ids: [file.id] });
    expect(filled.prompt).toContain("days, credit\n1, 10\n2, 25");
    expect(filled.problems).toEqual([]);
    const without = await preview({ inbox_item_id: task.id });
    expect(without.problems).toMatchObject([{ line: 1, column: 1, refused: false }]);
    const checked = await preview({ prompt_template: "{{ inbox_item.tite }}" });
    expect(checked).toMatchObject({ prompt: "", problems: [{ refused: true }] });
    expect(checked.fields?.map(({ name }) => name)).toContain("inbox_item.payload.due_date");
  });
});

describe("the ready-made playbooks", () => {
  it("are six, for every kind of source, and can be saved as they are", async () => {
    const offered = await owner.json<ReadyMadePlaybook[]>("/api/v1/playbooks/ready-made");
    expect(offered).toHaveLength(6);
    expect(new Set(offered.map((one) => one.target_source_type))).toEqual(
      new Set(["email", "jira", "data_condition", "manual"]),
    );
    for (const { id: _, ...written } of offered) await makePlaybook(server, owner, written);
  });

  it("have a value for every placeholder of an item that says only what it must", async () => {
    const { id } = await makeTask(owner, "Renew the lease");
    const offered = await owner.json<ReadyMadePlaybook[]>("/api/v1/playbooks/ready-made");
    for (const { target_source_type, prompt_template } of offered) {
      const response = await owner.send("POST", "/api/v1/playbooks/preview", {
        target_source_type,
        prompt_template: prompt_template.replace(
          "{{ inbox_item.from_address }}",
          "{{ inbox_item.from_address | default('somebody') }}",
        ),
        inbox_item_id: id,
      });
      const preview = (await response.json()) as PlaybookPreview;
      expect(preview.problems).toEqual([]);
      expect(preview.prompt).toMatch(/Renew the lease|\(no subject\)/);
    }
  });
});
