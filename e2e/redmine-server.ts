import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A tracker that answers as Redmine does, with one key that the test sets and takes back. */
export type RedmineServer = {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** The only key that it takes from now on; null for none. */
  setKey(key: string | null): void;
  close(): Promise<void>;
};

const issue = {
  ...{ id: 812, project: { id: 3, name: "Website" }, tracker: { id: 1, name: "Bug" } },
  ...{ status: { id: 1, name: "New", is_closed: false }, priority: { id: 3, name: "High" } },
  ...{ author: { id: 17, name: "Ana Souza" }, assigned_to: { id: 17, name: "Ana Souza" } },
  ...{ subject: "Blank page after sign-in", due_date: "2026-11-27" },
  custom_fields: [{ id: 5, name: "Kunde", value: "Halden" }],
  updated_on: "2026-11-19T15:01:00Z",
};

const answers: Record<string, unknown> = {
  "/users/current.json": { user: { id: 17, login: "ana", firstname: "Ana", lastname: "Souza" } },
  "/custom_fields.json": {
    custom_fields: [
      { id: 5, name: "Kunde", customized_type: "issue", field_format: "string" },
      { id: 6, name: "Cost centre", customized_type: "issue", field_format: "string" },
    ],
  },
  "/issues.json": { issues: [issue], total_count: 1, offset: 0, limit: 50 },
};

/** Starts it on a free port of this machine. */
export async function startRedmine(): Promise<RedmineServer> {
  let taken: string | null = null;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://redmine");
    if (taken === null || request.headers["x-redmine-api-key"] !== taken) {
      response.writeHead(401, { "www-authenticate": 'Basic realm="Redmine API"' }).end();
      return;
    }
    const answer = answers[pathname];
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setKey(key) {
      taken = key;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
