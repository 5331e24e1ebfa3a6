import { createClient, type User } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { expect, it, vi } from "vitest";
import { createAccount } from "./account.ts";

it("forgets a deleted connection although an answer from before the deletion comes later", async () => {
  const answers: ((user: User) => void)[] = [];
  const api = createClient({
    baseUrl: "",
    fetch: vi.fn<typeof fetch>(
      () => new Promise((done) => answers.push((user) => done(Response.json(user)))),
    ),
  });
  const account = createAccount(api);
  const { user } = fixtures;
  account.store.set({ status: "user", user });
  const [first] = user.connections;
  const rest = user.connections.slice(1);
  const loading = account.refresh();
  account.applyEvent({ type: "connection_deleted", connection_id: first?.id ?? "" });
  expect(account.store.get()).toMatchObject({ user: { connections: rest } });

  answers[0]?.(user);
  await loading;
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.({ ...user, connections: rest });
  await expect
    .poll(() => account.store.get())
    .toMatchObject({ user: { connections: { length: rest.length } } });
});
