import type { Page } from "@playwright/test";
import { giveConnections, makePlugins } from "./many-connections.ts";
import { signUpToChat } from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

const CONNECTIONS = 200;
const PLUGINS = 100;

/** Every call of the API that a page makes, as `GET /api/v1/plugins`, in order. */
function calls(page: Page): string[] {
  const list: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !pathname.endsWith("/logo"))
      list.push(`${request.method()} ${pathname}`);
  });
  return list;
}

test("two hundred connections and a catalogue of a hundred apps are loaded once, and found by typing [CONN-02 CONN-07]", async ({
  page,
}) => {
  const [folder, remove] = await makePlugins(PLUGINS);
  const server = await TestServer.launch({ SWITCHBOARD_PLUGINS: folder });
  try {
    await signUpToChat(page, { origin: server.url });
    // A page that polls for the restarted server would make requests, too.
    await page.goto("about:blank");
    await giveConnections(server, CONNECTIONS, PLUGINS);

    const asked = calls(page);
    await page.goto(`${server.url}/ui/connections`);
    const table = page.getByRole("table", { name: "Connections" });
    await expect(table.getByRole("row")).toHaveCount(CONNECTIONS + 1);
    expect(asked).toEqual([...new Set(asked)]);

    const catalogue = page.getByRole("list", { name: "Add or Enable Tools" });
    expect(await catalogue.getByRole("listitem").count()).toBeGreaterThan(PLUGINS);
    await page.getByRole("searchbox", { name: /^Search/ }).fill("tracker 42");
    await expect(catalogue.getByRole("listitem")).toHaveCount(1);
    await expect(catalogue.getByRole("link", { name: /Tracker 42/ })).toBeVisible();

    asked.length = 0;
    await page.goto(`${server.url}/switchboard-chat`);
    await expect(page.getByRole("checkbox", { name: /Customer 200/ })).toBeChecked();
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked.join()).not.toContain("manifest");

    asked.length = 0;
    await page.getByRole("link", { name: "My Connections" }).first().click();
    await expect(table.getByRole("row")).toHaveCount(CONNECTIONS + 1);
    // The next page does not refetch what is cached.
    expect(asked).toEqual([]);
  } finally {
    await server.dispose();
    await remove();
  }
});
