import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { ScriptedModel } from "./scripted-model.ts";
import { TestServer } from "./server.ts";

interface WorkerFixtures {
  /** One real server for all tests of a worker; each test creates its own users. */
  sharedServer: TestServer;
}

interface TestFixtures {
  /** A server of this test alone, for tests that kill, restart or configure it. */
  ownServer: TestServer;
  /** A model that answers when the test says so, and a server for this test alone that uses it. */
  scripted: { model: ScriptedModel; server: TestServer };
  /** Fails if axe finds anything on the current page. */
  expectAccessible: (page: Page) => Promise<void>;
}

/**
 * Playwright's `test` over the real server: `page.goto("/ui/login")` reaches the shared one.
 * A test with `ownServer` goes to `ownServer.url`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    async ({}, provide) => {
      const server = await TestServer.launch();
      await provide(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
  ownServer: async ({}, provide, testInfo) => {
    const server = await TestServer.launch();
    await provide(server);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("server output", { body: server.printed });
    }
    await server.dispose();
  },
  scripted: async ({}, provide) => {
    const model = await ScriptedModel.launch();
    // In some tests, this machine answers the server's requests to foreign servers.
    const server = await TestServer.launch({ ...model.settings, OUTBOUND_ALLOW: "127.0.0.1" });
    await provide({ model, server });
    await server.dispose();
    await model.close();
  },
  baseURL: async ({ sharedServer }, provide) => provide(sharedServer.url),
  expectAccessible: async ({}, provide) => {
    await provide(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`,
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };
