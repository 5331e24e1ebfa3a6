import { createServer as createHttp } from "node:http";
import { createServer, type AddressInfo, type Server } from "node:net";
import type { TestClient } from "../client.ts";
import { ask } from "../run-stream.ts";
import { stopAfterwards } from "../stop-afterwards.ts";
import { startToxicProxy, type ToxicProxy } from "./toxic-proxy.ts";
import type { World } from "./world.ts";

/** Something that a server calls, behind a proxy that can fail. An object store can be another one. */
export type Dependency = {
  readonly name: string;
  readonly proxy: ToxicProxy;
  /** Uses it as a person does, and fails where it does not work. */
  exercise(client: TestClient): Promise<void>;
  /** What goes on while it fails. */
  readonly elsewhere: string;
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(server: Server): Promise<number> {
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  stopAfterwards(() => void server.close());
  return portOf(server);
}

/** A mail server that takes everything. */
function mailServer(): Server {
  return createServer((socket) => {
    let isData = false;
    socket.on("error", () => undefined);
    socket.write("220 lab\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        if (isData && line !== ".") continue;
        const wasData = isData;
        isData = line.toUpperCase() === "DATA";
        if (isData) socket.write("354 go on\r\n");
        else if (wasData || !/^quit/i.test(line)) socket.write("250 ok\r\n");
        else socket.end("221 bye\r\n");
      }
    });
  });
}

/** As much of Stripe as a checkout needs. */
const stripe = () =>
  createHttp((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ id: "cs_1", object: "checkout.session", url: "https://checkout.test/c" }),
    );
  }) as unknown as Server;

/** Fails with what was said where an answer is no success. */
async function expectOk(response: Response): Promise<void> {
  const said = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${said.slice(0, 200)}`);
}

/** Asks a run and fails where it does. */
async function expectRun(client: TestClient, prompt: string, connectionIds: readonly string[]) {
  const events = await ask(client, prompt, { connection_ids: connectionIds });
  const failure = events.find(({ type, is_error }) => type === "error" || is_error === true);
  if (failure) throw new Error(JSON.stringify(failure).slice(0, 300));
}

const CONTACT = {
  contact_name: "Maya Halden",
  contact_email: "maya@haldencoffee.example",
  company_name: "Halden Coffee",
  project_details: "Forty people.",
};
const ME = "/api/v1/users/me";

/** What a server of the campaign calls. @returns with the variables that it starts with */
export async function startDependencies(world: World, databasePath: string | undefined) {
  const modelPort = Number(new URL(world.env["OPENAI_BASE_URL"] ?? "").port);
  const model = await startToxicProxy(modelPort);
  const tools = await startToxicProxy(Number(new URL(world.tools.url).port));
  const mail = await startToxicProxy(await listening(mailServer()));
  const payments = await startToxicProxy(await listening(stripe()));
  const database = databasePath === undefined ? undefined : await startToxicProxy(databasePath);
  // Whoever connects the tools is told this address.
  world.toolsUrl = `http://127.0.0.1:${tools.port}/mcp`;
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const env = {
    OPENAI_BASE_URL: `${local(model.port)}/v1`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}?tls=off`,
    MAIL_FROM: "Lab <lab@example.com>",
    SUPPORT_EMAIL: "support@example.com",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_test",
    STRIPE_BASE_URL: local(payments.port),
    STRIPE_PRICE_PROFESSIONAL: "price_1",
    STRIPE_PRICE_TEAM: "price_2",
    STRIPE_PRICE_STARTER_PACK: "price_3",
    STRIPE_PRICE_PRO_PACK: "price_4",
  };
  const dependencies: Dependency[] = [
    {
      name: "model",
      proxy: model,
      elsewhere: ME,
      exercise: (client) => expectRun(client, world.newToken("talk"), []),
    },
    {
      name: "tools",
      proxy: tools,
      elsewhere: ME,
      exercise: (client) => expectRun(client, `jot ${world.newToken("jot")}`, [world.connectionId]),
    },
    {
      // It is called by a job: nobody waits for it, and nobody is told that it fails.
      name: "mail",
      proxy: mail,
      elsewhere: ME,
      exercise: async (client) =>
        expectOk(await client.send("POST", "/api/v1/enterprise-contact", CONTACT)),
    },
    {
      name: "payments",
      proxy: payments,
      elsewhere: ME,
      exercise: async (client) =>
        expectOk(
          await client.send("POST", "/api/v1/stripe/create-checkout-session", {
            price_id: "price_1",
            is_subscription: true,
          }),
        ),
    },
  ];
  if (database)
    dependencies.push({
      name: "database",
      proxy: database,
      elsewhere: "/healthz",
      exercise: async (client) => expectOk(await client.fetch(ME)),
    });
  return { dependencies, env, databasePort: database?.port };
}
