import type {
  AvailableSource,
  InboxItem,
  InboxSource,
  LedgerPage,
} from "@switchboard/api-client/types";
import { describe, expect, it } from "vitest";
import type { FedMail } from "../src/domain/plugins/inbox-feed.ts";
import type { Plugin } from "../src/domain/plugins/types.ts";
import { giveCredits } from "../src/domain/credits/credits.ts";
import { newId } from "../src/ids.ts";
import { startOpenAi, type ProviderTurn } from "./provider-servers.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const SOURCES = "/api/v1/inbox-sources";
const ITEMS = "/api/v1/inbox-items";
const MODEL = "openai:gpt-4o";
const LONG = "The crane at pier 4 stopped this morning. ".repeat(12);

const mail = (text: string): FedMail => ({
  kind: "mail",
  id: "1",
  thread: null,
  messageId: "<1@harbor.example>",
  subject: "Crane",
  from: "Ben <ben@harbor.example>",
  to: "ana@harbor.example",
  cc: "",
  date: null,
  receivedAt: "2026-11-24T08:00:00.000Z",
  text,
  attachments: [],
  isUrgent: false,
  isBulk: false,
});

/** A mailbox with one mail. */
const mailbox = (text: string): Plugin => ({
  manifest: {
    name: "harbor",
    display_name: "Harbor Post",
    description: "Mail of the harbor.",
    auth_type: "other",
    connection_settings_schema: { properties: {} },
    tools: [],
    inbox: { kind: "mail", settings: { query: { title: "Query", description: "Which." } } },
  },
  logo: null,
  setupMarkdown: null,
  docsMarkdown: null,
  handlers: {},
  feed: async () => ({
    entries: [mail(text)],
    cursor: {},
    more: false,
    count: 1,
    hasUncounted: false,
  }),
});

async function start(turns: readonly ProviderTurn[], text = LONG) {
  const provider = await startOpenAi(turns);
  const server = await startTestServer({
    env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `${provider.url}/v1` },
    overrides: { plugins: [mailbox(text)], agent: { maxRetries: 0 } },
  });
  return { provider, server, ana: await server.signUp() };
}

/** Adds the mailbox. @returns the answer to it */
async function addMailbox(client: TestClient, more: object) {
  const made = await client.send("POST", "/api/v1/connections", { connection_type: "harbor" });
  const { id } = (await made.json()) as { id: string };
  return client.send("POST", SOURCES, {
    name: "Post",
    source_type: "harbor",
    connection_ids: [id],
    config: { query: "all" },
    refresh_frequency_minutes: 60,
    ...more,
  });
}

const summarize = async (client: TestClient, id: string | undefined) =>
  (await client.send("POST", `${ITEMS}/${id}/summarize`)).json() as Promise<InboxItem>;

/** Waits for the mail and opens its page. @returns it before and after it was summarized */
async function openMail(server: TestServer, client: TestClient) {
  await server.jobs.idle();
  const [listed] = await client.json<InboxItem[]>(ITEMS);
  const before = await client.json<InboxItem>(`${ITEMS}/${listed?.id}`);
  return { before, after: await summarize(client, listed?.id) };
}

const charges = async (client: TestClient) =>
  (await client.json<LedgerPage>("/api/v1/credits/ledger")).items
    .filter(({ reason }) => reason === "charge")
    .map(({ delta, cause }) => [delta, cause]);

describe("the summary of a mail by a model", { timeout: 60_000 }, () => {
  it("is made once when the mail is opened, of a source whose person chose a model, and charged for", async () => {
    const { provider, server, ana } = await start([
      { kind: "text", pieces: ["The crane ", "at pier 4 stopped."], tokens: [1000, 200] },
    ]);
    const types = await ana.json<AvailableSource[]>(`${SOURCES}/available-sources`);
    const modelsOf = (type: string) =>
      types.find(({ source_type }) => source_type === type)?.summary_models;
    expect(modelsOf("harbor")).toEqual([
      { id: MODEL, provider: new URL(provider.url).host, most_credits: 1.43 },
    ]);
    expect(modelsOf("data_condition")).toEqual([]);
    const added = await addMailbox(ana, { summary_model: MODEL });
    expect((await added.json()) as InboxSource).toMatchObject({ summary_model: MODEL });
    await server.jobs.idle();
    // Nothing is sent before somebody opens it.
    expect(provider.requests).toEqual([]);
    const { before, after } = await openMail(server, ana);
    expect(before).toMatchObject({ distilled_by: "extract", summary_model: MODEL });
    const summary = {
      distilled_content: "The crane at pier 4 stopped.",
      distilled_by: "model",
      distilled_model: MODEL,
      summary_model: null,
    };
    expect(after).toMatchObject({ ...summary, distilled_problem: null });
    expect(await charges(ana)).toEqual([[-0.45, "Summary of a mail: 1,200 tokens of GPT-4o"]]);
    expect((await openMail(server, ana)).before).toMatchObject(summary);
    expect(provider.requests).toHaveLength(1);
    // The model can do nothing but answer.
    expect(provider.requests[0]?.["tools"]).toBeUndefined();
  });

  it("is made and paid for once for two windows, and never costs more than was said", async () => {
    const { provider, server, ana } = await start([
      { kind: "text", pieces: ["It stopped."], tokens: [50_000, 9_000] },
    ]);
    await addMailbox(ana, { summary_model: MODEL });
    await server.jobs.idle();
    const [listed] = await ana.json<InboxItem[]>(ITEMS);
    const both = await Promise.all([summarize(ana, listed?.id), summarize(ana, listed?.id)]);
    expect(both.map((item) => item.distilled_content)).toEqual(["It stopped.", "It stopped."]);
    expect(provider.requests).toHaveLength(1);
    expect(await charges(ana)).toEqual([[-1.43, expect.stringContaining("59,000 tokens")]]);
  });

  it("is not made unless its person chose a model", async () => {
    const { provider, server, ana } = await start([]);
    await addMailbox(ana, {});
    const { before, after } = await openMail(server, ana);
    expect(before.summary_model).toBeNull();
    expect(after).toMatchObject({ distilled_by: "extract", distilled_problem: null });
    expect(provider.requests).toEqual([]);
    const [source] = await ana.json<InboxSource[]>(SOURCES);
    const change = (body: object) => ana.send("PATCH", `${SOURCES}/${source?.id}`, body);
    // A model without a key cannot be chosen.
    const refused = await change({ summary_model: "google:gemini-1.5-pro-latest" });
    expect(refused.status).toBe(422);
    const chosen = await change({ summary_model: MODEL });
    expect((await chosen.json()) as InboxSource).toMatchObject({ summary_model: MODEL });
    const renamed = await change({ name: "Harbor post" });
    expect((await renamed.json()) as InboxSource).toMatchObject({ summary_model: MODEL });
  });

  it("is not made of a text that is short already", async () => {
    const { provider, server, ana } = await start([], "The crane stopped.");
    await addMailbox(ana, { summary_model: MODEL });
    const { before, after } = await openMail(server, ana);
    expect(before.summary_model).toBeNull();
    expect(after.distilled_by).toBe("extract");
    expect(provider.requests).toEqual([]);
  });

  it("leaves the mail's own first sentences and says why where credits are short or the model fails, and can be tried again", async () => {
    const { provider, server, ana } = await start([
      { kind: "refuse", status: 400, message: "No." },
      { kind: "text", pieces: ["It stopped."] },
    ]);
    await addMailbox(ana, { summary_model: MODEL });
    const excerpt = {
      distilled_by: "extract",
      distilled_content: expect.stringContaining("The crane at pier 4"),
      summary_model: MODEL,
    };
    expect((await openMail(server, ana)).after).toMatchObject({
      ...excerpt,
      distilled_problem: expect.stringMatching(/^GPT-4o could not answer: .*No\./),
    });
    expect(await charges(ana)).toEqual([]);
    const { id: userId } = await ana.me();
    const give = (amount: number) =>
      server.deps.store.transaction((tx) =>
        giveCredits(server.deps, tx, {
          ...{ userId, amount, reason: "admin", cause: "Changed", sourceKey: newId() },
        }),
      );
    await give(-499_00);
    expect((await openMail(server, ana)).after).toMatchObject({
      ...excerpt,
      distilled_problem: "You have 1.00 credits and this summary may need up to 1.43. Add credits.",
    });
    expect(provider.requests).toHaveLength(1);
    await give(100_00);
    expect((await openMail(server, ana)).after).toMatchObject({
      ...{ distilled_by: "model", distilled_content: "It stopped.", distilled_problem: null },
    });
  });

  it("is text, whatever a mail makes the model say [S22 S23]", async () => {
    const evil = "\u202eoops\u0007 <script>alert(1)</script> [x](javascript:alert(1))";
    const { server, ana } = await start([{ kind: "text", pieces: [evil, "x".repeat(2_000)] }]);
    await addMailbox(ana, { summary_model: MODEL });
    const { distilled_content: said } = (await openMail(server, ana)).after;
    expect(said).toMatch(/^oops <script>/);
    expect(said?.length).toBeLessThanOrEqual(1_201);
  });
});
