import type { Authorization, Connection } from "@switchboard/api-client/types";
import { CLIENT_ID, CLIENT_SECRET, startConsentApp, type ConsentApp } from "./consent-app.ts";
import { consent } from "./consent.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

/** A server with an app that people authorize on the app's own page. */
export type OAuthTestServer = {
  readonly app: ConsentApp;
  readonly server: TestServer;
  readonly admin: TestClient;
  /** Where the start sends a browser; an address of the app, or of ours when it was refused. */
  start(client: TestClient, query?: string): Promise<string>;
  /** Returns an answer of the app, and reads how it ended. */
  comeBack(client: TestClient, answer: URL): Promise<Authorization>;
  /** The whole way, up to the connection. */
  connect(client: TestClient, as?: string): Promise<Connection>;
};

/** What the page that a browser is sent back to reads. */
export async function readEnd(client: TestClient, location: string): Promise<Authorization> {
  const { pathname, searchParams } = new URL(location, "http://any");
  if (pathname !== "/ui/connections") throw new Error(`The browser was sent to ${location}.`);
  return client.json(
    `/api/v1/connections/oauth/authorizations/${searchParams.get("authorization")}`,
  );
}

/** Starts both, and lets the administrator set the app up. They end with the test, or with the file. */
export async function startOAuthServer({
  app: appOptions,
  server: serverOptions,
}: {
  readonly app?: Parameters<typeof startConsentApp>[0];
  readonly server?: Parameters<typeof startTestServer>[0];
} = {}): Promise<OAuthTestServer> {
  const app = await startConsentApp(appOptions);
  stopAfterwards(() => app.stop());
  const server = await startTestServer({
    ...serverOptions,
    env: { ADMIN_EMAILS: "boss@example.com", ...app.env, ...serverOptions?.env },
  });
  app.register(server.url);
  const admin = await server.signUp("boss@example.com");
  await admin.send("POST", `/api/v1/admin/plugin-settings/${app.plugin}`, {
    config: { client_id: CLIENT_ID, client_secret: CLIENT_SECRET },
  });

  const start = async (client: TestClient, query = "") => {
    const response = await client.fetch(`/api/v1/connections/oauth/${app.plugin}/start${query}`);
    if (response.status !== 303) throw new Error(`${response.status}: ${await response.text()}`);
    return response.headers.get("location") ?? "";
  };
  const comeBack = async (client: TestClient, answer: URL) => {
    const response = await client.fetch(answer.href);
    if (response.status !== 303) throw new Error(`${response.status}: ${await response.text()}`);
    return readEnd(client, response.headers.get("location") ?? "");
  };
  return {
    app,
    server,
    admin,
    start,
    comeBack,
    async connect(client, as) {
      const { connection_id: id, problem } = await comeBack(
        client,
        await consent(await start(client), as ? { as } : {}),
      );
      if (!id) throw new Error(problem ?? "There is no connection.");
      return (await client.json<{ connection: Connection }>(`/api/v1/connections/${id}`))
        .connection;
    },
  };
}
