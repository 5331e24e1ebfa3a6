import type {
  Invitation,
  InvitationOffer,
  OrganizationDetails,
  SharedCredits,
} from "@switchboard/api-client/types";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { dropExpired } from "../src/domain/jobs/drop-expired.ts";
import { givePooledCredits } from "../src/domain/credits/pool.ts";
import { newId } from "../src/ids.ts";
import { invitations, users } from "../src/store/schema.ts";
import { ask, enableTasks, runBody } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let now: number;
beforeAll(async () => {
  now = Date.now();
  server = await startTestServer({
    overrides: { clock: { now: () => new Date(now) }, agent: { plannerPaceMs: 0 } },
  });
});

/** An organization of a new person, whose page has its address. */
async function organization(name = "Acme") {
  const owner = await server.signUp();
  const made = await owner.send("POST", "/api/v1/organizations", { name });
  const { id } = (await made.json()) as { id: string };
  const path = `/api/v1/organizations/${id}`;
  return { owner, id, path };
}
const details = (client: TestClient, path: string) =>
  client.json<OrganizationDetails>(`${path}/details`);

let people = 0;
const freshEmail = () => `invited-${++people}@example.com`;

async function invite(owner: TestClient, path: string, email = freshEmail()) {
  const response = await owner.send("POST", `${path}/invitations`, { email });
  expect(response.status).toBe(201);
  const invitation = (await response.json()) as Invitation;
  return { invitation, email, token: await tokenFor(email) };
}

/** What the latest mail to an address has in its link. */
async function tokenFor(email: string): Promise<string> {
  await server.jobs.idle();
  const mails = await server.deps.store.localOutbox.list(200);
  const mail = mails.find(({ recipient }) => recipient === email);
  const text = mail?.channel === "mail" ? mail.content.text : "";
  return /\/ui\/invitations\/([\w-]+)/.exec(text)?.[1] ?? "";
}
const accept = (client: TestClient, token: string) =>
  client.send("POST", `/api/v1/invitations/${token}/accept`);

/** A new member of an organization. */
async function join(owner: TestClient, path: string) {
  const { email, token } = await invite(owner, path);
  const member = await server.signUp(email);
  expect((await accept(member, token)).status).toBe(200);
  return { member, email, token, id: (await member.me()).id };
}

async function refusal(response: Response) {
  const { detail } = (await response.json()) as { detail: string };
  return [response.status, detail] as const;
}

const statuses = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe("an invitation", () => {
  it("is listed, and is sent as a link with 256 bits of which only a hash is kept [ORG-09 ORG-11 ENTITY-23 S14]", async () => {
    const { owner, path, id } = await organization();
    const { invitation, email, token } = await invite(owner, path);
    expect(await details(owner, path)).toMatchObject({
      id,
      name: "Acme",
      owner_id: (await owner.me()).id,
      members: [{ role: "owner" }],
      invitations: [{ id: invitation.id, email }],
    });
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await server.database.db.select().from(invitations);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(invitation)).not.toContain(token);
  });

  it("is shown to holders of its link, and to nobody else", async () => {
    const { owner, path } = await organization();
    const { email, token } = await invite(owner, path);
    const visitor = server.anonymous();
    expect(await visitor.json<InvitationOffer>(`/api/v1/invitations/${token}`)).toMatchObject({
      organization_name: "Acme",
      invited_by: (await owner.me()).email,
      email,
      state: "open",
    });
    const other = await visitor.fetch(`/api/v1/invitations/${"x".repeat(43)}`);
    expect(await refusal(other)).toEqual([404, expect.stringContaining("was not found")]);
  });

  it("makes its person a member who works in the organization, and both see each other", async () => {
    const { owner, path, id } = await organization();
    const { member, email } = await join(owner, path);
    expect(await member.me()).toMatchObject({
      active_organization_id: id,
      organizations: [{ id, name: "Acme" }],
    });
    for (const client of [owner, member]) {
      const { members, invitations: open } = await details(client, path);
      expect(members.map(({ role }) => role)).toEqual(["owner", "member"]);
      expect(members[1]?.email).toBe(email);
      expect(open).toEqual([]);
    }
  });

  it("is for its address alone, however that is written", async () => {
    const { owner, path } = await organization();
    const email = freshEmail();
    const { token } = await invite(owner, path, email.toUpperCase());
    const other = await server.signUp();
    expect(await refusal(await accept(other, token))).toEqual([
      403,
      expect.stringMatching(
        new RegExp(`^This invitation is for ${email.toUpperCase()}, and you are logged in as .+`),
      ),
    ]);
    expect((await accept(server.anonymous(), token)).status).toBe(401);
    const member = await server.signUp(email);
    expect((await accept(member, token)).status).toBe(200);
  });

  it("counts once, also when it is accepted many times at once", async () => {
    const { owner, path } = await organization();
    const { email, token } = await invite(owner, path);
    const member = await server.signUp(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(member, token)));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect((await details(owner, path)).members).toHaveLength(2);
    expect(await refusal(await accept(member, token))).toEqual([
      409,
      "You are already a member of Acme.",
    ]);
    await member.send("POST", `${path}/leave`);
    expect(await refusal(await accept(member, token))).toEqual([
      409,
      "This invitation has already been used. Ask for a new one.",
    ]);
  });

  it("ends after 14 days, and is still explained then", async () => {
    const { owner, path } = await organization();
    const { email, token } = await invite(owner, path);
    now += 14 * DAY_MS;
    try {
      const late = await server.signUp(email);
      expect(await late.json(`/api/v1/invitations/${token}`)).toMatchObject({ state: "expired" });
      expect(await refusal(await accept(late, token))).toEqual([
        409,
        "This invitation has expired. Ask for a new one.",
      ]);
      now += 91 * DAY_MS;
      await dropExpired(server.deps);
      expect((await late.fetch(`/api/v1/invitations/${token}`)).status).toBe(404);
    } finally {
      now -= 105 * DAY_MS;
    }
  });

  it("is withdrawn by the owner: its link says so and works no longer", async () => {
    const { owner, path } = await organization();
    const { invitation, email, token } = await invite(owner, path);
    const member = await server.signUp(email);
    const withdraw = () => owner.send("DELETE", `${path}/invitations/${invitation.id}`);
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).status).toBe(404);
    expect(await refusal(await accept(member, token))).toEqual([
      409,
      "This invitation was withdrawn.",
    ]);
    expect((await details(owner, path)).invitations).toEqual([]);
    await invite(owner, path, email);
  });

  it("is sent again with another link, and the one before works no longer", async () => {
    const { owner, path } = await organization();
    const { invitation, email, token } = await invite(owner, path);
    const resend = await owner.send("POST", `${path}/invitations/${invitation.id}/resend`);
    expect(resend.status).toBe(200);
    const latest = await tokenFor(email);
    expect(latest).not.toBe(token);
    const member = await server.signUp(email);
    expect(await refusal(await accept(member, token))).toEqual([
      409,
      "This link was replaced by a newer one. Use the link in your latest email.",
    ]);
    expect((await accept(member, latest)).status).toBe(200);
  });

  it("is open once for an address, also when it is sent many times at once", async () => {
    const { owner, path } = await organization();
    const email = freshEmail();
    const send = (to: string) => owner.send("POST", `${path}/invitations`, { email: to });
    const answers = await Promise.all([send(email), send(email.toUpperCase()), send(email)]);
    expect(statuses(answers)).toEqual([201, 409, 409]);
    const own = (await owner.me()).email;
    expect(await refusal(await send(own))).toEqual([409, `${own} is already a member of Acme.`]);
  });

  it("reveals to nobody who has an account", async () => {
    const { owner, path } = await organization();
    const known = await server.signUp();
    const { email } = await known.me();
    const shape = async (to: string) => {
      const { invitation } = await invite(owner, path, to);
      return { ...invitation, id: "", email: "", expires_at: "" };
    };
    expect(await shape(email)).toEqual(await shape(freshEmail()));
  });

  it("refuses what is no address, and keeps the one before [ORG-10]", async () => {
    const { owner, path } = await organization();
    for (const email of ["", "   ", "sofia", 7]) {
      const response = await owner.send("POST", `${path}/invitations`, { email });
      expect(response.status).toBe(422);
    }
    expect((await details(owner, path)).invitations).toEqual([]);
  });

  it("is refused after 20 within an hour, whichever organization they are for", async () => {
    const { owner, path } = await organization();
    const other = await owner.send("POST", "/api/v1/organizations", { name: "Other" });
    const { id } = (await other.json()) as { id: string };
    const email = freshEmail();
    for (let sent = 0; sent < 20; sent += 1) {
      const to = sent % 2 ? path : `/api/v1/organizations/${id}`;
      const { invitation } = await invite(owner, to, `${sent}-${email}`);
      await owner.send("DELETE", `${to}/invitations/${invitation.id}`);
    }
    const send = () => owner.send("POST", `${path}/invitations`, { email });
    expect(await refusal(await send())).toEqual([
      429,
      "You have sent 20 invitations in the last hour. Try again in an hour.",
    ]);
    now += HOUR_MS;
    expect((await send()).status).toBe(201);
    now -= HOUR_MS;
  });
});

const setPlan = async (owner: TestClient, subscriptionTier: "team" | "enterprise") =>
  server.database.db
    .update(users)
    .set({ subscriptionTier })
    .where(eq(users.id, (await owner.me()).id));

describe("the users of a plan", () => {
  it("are five with those who are invited, and more in Enterprise", async () => {
    const { owner, path } = await organization();
    await setPlan(owner, "team");
    const sent = [];
    for (let index = 0; index < 4; index += 1) sent.push(await invite(owner, path));
    const email = freshEmail();
    const send = () => owner.send("POST", `${path}/invitations`, { email });
    expect(await refusal(await send())).toEqual([
      403,
      "Acme has 5 users, pending invitations included. The Team plan allows 5. Remove a member or withdraw an invitation first.",
    ]);
    await setPlan(owner, "enterprise");
    const sixth = await invite(owner, path, email);
    await setPlan(owner, "team");
    const members = await Promise.all(
      [...sent, sixth].map(async (one) => ({ ...one, client: await server.signUp(one.email) })),
    );
    const answers = await Promise.all(members.map(({ client, token }) => accept(client, token)));
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 403]);
    expect((await details(owner, path)).members).toHaveLength(5);
  });
});

describe("members", () => {
  it("see the lists, and change nothing [ORG-08 ROLE-08 ROLE-11 S1]", async () => {
    const { owner, path } = await organization();
    const { member, id } = await join(owner, path);
    const { invitation } = await invite(owner, path);
    expect((await details(member, path)).invitations).toHaveLength(1);
    const tries: [string, string, unknown?][] = [
      ["POST", `${path}/invitations`, { email: freshEmail() }],
      ["DELETE", `${path}/invitations/${invitation.id}`],
      ["POST", `${path}/invitations/${invitation.id}/resend`],
      ["DELETE", `${path}/members/${id}`],
      ["POST", `${path}/credits`, { amount: 1 }],
      ["PATCH", `${path}/credits`, { member_daily_limit: null }],
      ["DELETE", path],
    ];
    for (const [method, to, body] of tries) {
      expect(await refusal(await member.send(method, to, body))).toEqual([
        403,
        "Only the owner of the organization can do this.",
      ]);
    }
    expect((await details(owner, path)).members).toHaveLength(2);
  });

  it("are removed by the owner, and keep what is theirs [ORG-13 ORG-14]", async () => {
    const { owner, path } = await organization();
    const { member, id } = await join(owner, path);
    const tasks = await enableTasks(member);
    const before = await member.me();
    expect((await owner.send("DELETE", `${path}/members/${id}`)).status).toBe(204);
    expect(await member.me()).toEqual({
      ...before,
      active_organization_id: null,
      organizations: [],
    });
    expect((await member.me()).connections.map((one) => one.id)).toContain(tasks.id);
    expect((await member.fetch(`${path}/details`)).status).toBe(404);
    expect(await refusal(await owner.send("DELETE", `${path}/members/${id}`))).toEqual([
      404,
      "This member was not found. They may have left already.",
    ]);
  });

  it("leave by themselves; the owner can neither leave nor be removed", async () => {
    const { owner, path } = await organization();
    const { member } = await join(owner, path);
    expect((await member.send("POST", `${path}/leave`)).status).toBe(204);
    expect((await member.me()).organizations).toEqual([]);
    expect((await member.send("POST", `${path}/leave`)).status).toBe(404);
    expect(await refusal(await owner.send("POST", `${path}/leave`))).toEqual([
      409,
      "The owner cannot leave the organization. Make another member the owner first, or delete the organization.",
    ]);
    const { id } = await owner.me();
    expect(await refusal(await owner.send("DELETE", `${path}/members/${id}`))).toEqual([
      409,
      "The owner cannot be removed from the organization.",
    ]);
  });

  it("become the owner by the owner's hand, who may then leave", async () => {
    const { owner, path } = await organization();
    const { member, id } = await join(owner, path);
    const makeOwner = (client: TestClient, who: string) =>
      client.send("POST", `${path}/members/${who}/owner`);
    const { id: ownerId } = await owner.me();
    expect((await makeOwner(member, id)).status).toBe(403);
    expect((await makeOwner(owner, id)).status).toBe(204);
    const roles = (await details(member, path)).members.map((one) => [one.id, one.role]);
    expect(roles).toEqual([
      [id, "owner"],
      [ownerId, "member"],
    ]);
    expect(await refusal(await makeOwner(owner, ownerId))).toEqual([
      403,
      "Only the owner of the organization can do this.",
    ]);
    expect((await member.send("POST", `${path}/leave`)).status).toBe(409);
    expect((await owner.send("POST", `${path}/leave`)).status).toBe(204);
    expect((await details(member, path)).members).toHaveLength(1);
    const { store } = server.deps;
    const lines = await store.audit.list({ actorId: ownerId }, undefined, 20);
    expect(lines.map(({ detail }) => detail)).toContain("owner changed");
  });

  it("become the owner only while they are members, and where their plan has room", async () => {
    const { owner, path } = await organization();
    const { member, id } = await join(owner, path);
    await setPlan(owner, "enterprise");
    for (let count = 0; count < 4; count += 1) await join(owner, path);
    const answer = await owner.send("POST", `${path}/members/${id}/owner`);
    expect(await refusal(answer)).toEqual([
      403,
      `The Free plan of ${(await member.me()).email} allows 5 users, and this organization has 6.`,
    ]);
    expect((await member.send("POST", `${path}/leave`)).status).toBe(204);
    expect(await refusal(await owner.send("POST", `${path}/members/${id}/owner`))).toEqual([
      404,
      "This member was not found. They may have left already.",
    ]);
  });

  it("are in or out, never half, when they are removed while they accept", async () => {
    const { owner, path } = await organization();
    const { email, token } = await invite(owner, path);
    const member = await server.signUp(email);
    const { id } = await member.me();
    await Promise.all([
      accept(member, token),
      owner.send("DELETE", `${path}/members/${id}`),
      owner.send("DELETE", `${path}/members/${id}`),
    ]);
    const { members } = await details(owner, path);
    const me = await member.me();
    const isIn = members.some((one) => one.id === id);
    expect(me.organizations).toHaveLength(isIn ? 1 : 0);
    expect(me.active_organization_id === null).toBe(!isIn);
  });
});

describe("deleting an organization", () => {
  it("takes its members list and invitations, and nothing that members own [ORG-16]", async () => {
    const { owner, path } = await organization();
    const { member } = await join(owner, path);
    const { token } = await invite(owner, path);
    const before = await member.me();
    expect((await owner.send("DELETE", path)).status).toBe(204);
    for (const client of [owner, member]) {
      expect(await client.me()).toMatchObject({ active_organization_id: null, organizations: [] });
      expect((await client.fetch(`${path}/details`)).status).toBe(404);
    }
    expect((await member.me()).connections).toEqual(before.connections);
    expect((await server.anonymous().fetch(`/api/v1/invitations/${token}`)).status).toBe(404);
    expect((await owner.send("DELETE", path)).status).toBe(404);
  });

  it("leaves a run of a member alone, and gives its owner what is left of the shared credits", async () => {
    const { owner, path, id } = await organization();
    const { member } = await join(owner, path);
    await server.deps.store.transaction((tx) =>
      givePooledCredits({ newId }, tx, {
        organizationId: id,
        amount: 100_00,
        reason: "grant",
        cause: "Test",
        sourceKey: newId(),
      }),
    );
    const tasks = await enableTasks(member);
    // It waits for its approval, and holds credits while it does.
    const events = await ask(member, 'Create a task called "Waits"', {
      connection_ids: [tasks.id],
    });
    const runId = events[0]?.run_id ?? "";
    expect((await member.me()).balance).toBeLessThan(100);
    expect((await owner.send("DELETE", path)).status).toBe(204);
    expect((await member.me()).balance).toBe(500);
    await member.send("POST", `/api/v1/runs/${runId}/stop`);
    expect((await owner.me()).balance).toBe(600);
    expect((await member.me()).balance).toBe(500);
  });
});

describe("shared credits", () => {
  const read = (client: TestClient, path: string) => client.json<SharedCredits>(`${path}/credits`);

  it("are for the Team plan: its owner adds their own, sets a daily limit and sees who used how much [CT-05]", async () => {
    const { owner, path } = await organization();
    const { member, email } = await join(owner, path);
    const add = (amount: number) => owner.send("POST", `${path}/credits`, { amount });
    expect(await refusal(await add(10))).toEqual([
      403,
      "Shared credits are part of the Team plan.",
    ]);
    expect(await read(owner, path)).toMatchObject({ is_shared: false, can_share: false });
    await server.database.db
      .update(users)
      .set({ subscriptionTier: "team" })
      .where(eq(users.id, (await owner.me()).id));
    expect((await add(100.5)).status).toBe(200);
    expect(await refusal(await add(1000))).toEqual([
      402,
      "You have 399.50 personal credits. Enter that many or fewer.",
    ]);
    expect((await owner.me()).balance).toBe(100.5);
    expect((await member.me()).balance).toBe(100.5);

    const tasks = await enableTasks(member, { verify: [] });
    await ask(member, 'Create a task called "One"', { connection_ids: [tasks.id] });
    expect(await read(owner, path)).toMatchObject({
      is_shared: true,
      can_share: true,
      balance: 99.5,
      spending: [{ email, spent: 1 }],
    });
    expect((await read(member, path)).spending).toHaveLength(1);
    const limit = await owner.send("PATCH", `${path}/credits`, { member_daily_limit: 2 });
    expect(await limit.json()).toMatchObject({ member_daily_limit: 2 });
    const refused = await member.send(
      "POST",
      "/api/switchboard-chat/run",
      runBody("Create a task", { connection_ids: [tasks.id] }),
    );
    expect(await refusal(refused)).toEqual([
      402,
      expect.stringContaining("of the 2.00 credits a day that Acme allows each member"),
    ]);
  });

  it("are not shown to others [ROLE-11 S2]", async () => {
    const { path } = await organization();
    const stranger = await server.signUp();
    expect((await stranger.fetch(`${path}/credits`)).status).toBe(404);
  });
});
