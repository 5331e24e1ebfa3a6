import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
} from "node:tls";
import { createGzip, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { readAllowList } from "../src/connectors/gate/allow-list.ts";
import type { Resolve } from "../src/connectors/gate/find-addresses.ts";
import { createGate, type Gate, type MailCall } from "../src/connectors/gate/gate.ts";
import { ToolError } from "../src/domain/plugins/types.ts";
import { CERTIFICATE } from "./fixtures/certificate.ts";
import { startWebServer } from "./web-server.ts";

const MEGABYTE = 1024 * 1024;

function openGate(allow = "", resolve?: Resolve): Gate {
  const { entries, problems } = readAllowList(allow);
  expect(problems).toEqual([]);
  const gate = createGate({ allow: entries, resolve });
  onTestFinished(() => gate.close());
  return gate;
}

/** A name server with these hosts, each with one address. */
const nameServer =
  (hosts: Readonly<Record<string, string>>): Resolve =>
  async (host) => {
    const address = hosts[host];
    if (address === undefined) throw new Error(`no ${host}`);
    return [{ address, family: address.includes(":") ? 6 : 4 }];
  };

/** The sentence that a call ends with. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error("It was let through."),
    (reason: unknown) => reason,
  );
  if (error instanceof ToolError) return error.message;
  throw error;
}

const PRIVATE = (shown: string) => `Switchboard does not connect to private addresses (${shown}).`;
const RESERVED = (shown: string) =>
  `Switchboard does not connect to reserved addresses (${shown}).`;

describe("what the gate refuses", () => {
  it.each([
    // This machine, however it is spelled.
    ["https://127.0.0.1/", PRIVATE("127.0.0.1")],
    ["https://127.1/", PRIVATE("127.0.0.1")],
    ["https://2130706433/", PRIVATE("127.0.0.1")],
    ["https://0x7f000001/", PRIVATE("127.0.0.1")],
    ["https://0x7f.0.0.0x1/", PRIVATE("127.0.0.1")],
    ["https://0177.0.0.1/", PRIVATE("127.0.0.1")],
    ["https://017700000001/", PRIVATE("127.0.0.1")],
    ["https://１２７.0.0.1/", PRIVATE("127.0.0.1")],
    ["https://%31%32%37.0.0.1/", PRIVATE("127.0.0.1")],
    ["https://127.254.254.254:8443/", PRIVATE("127.254.254.254")],
    ["https://localhost/", PRIVATE("localhost")],
    ["https://LOCALHOST:8443/", PRIVATE("localhost")],
    ["https://app.localhost/", PRIVATE("app.localhost")],
    ["https://[::1]/", PRIVATE("::1")],
    ["https://[0:0:0:0:0:0:0:1]/", PRIVATE("::1")],
    ["https://[::ffff:127.0.0.1]/", PRIVATE("127.0.0.1")],
    ["https://[::ffff:7f00:1]/", PRIVATE("127.0.0.1")],
    // Networks that are not public.
    ["https://10.0.0.5/", PRIVATE("10.0.0.5")],
    ["https://172.16.0.1/", PRIVATE("172.16.0.1")],
    ["https://172.31.255.255/", PRIVATE("172.31.255.255")],
    ["https://192.168.1.1/", PRIVATE("192.168.1.1")],
    ["https://100.64.0.1/", PRIVATE("100.64.0.1")],
    ["https://[fc00::1]/", PRIVATE("fc00::1")],
    ["https://[fec0::1]/", PRIVATE("fec0::1")],
    ["https://[::ffff:10.0.0.5]/", PRIVATE("10.0.0.5")],
    // Cloud metadata.
    ["https://169.254.169.254/latest/meta-data/", RESERVED("169.254.169.254")],
    ["https://[::ffff:169.254.169.254]/", RESERVED("169.254.169.254")],
    ["https://[fd00:ec2::254]/", RESERVED("fd00:ec2::254")],
    ["https://100.100.100.200/", RESERVED("100.100.100.200")],
    ["https://168.63.129.16/", RESERVED("168.63.129.16")],
    ["https://192.0.0.192/", RESERVED("192.0.0.192")],
    // What no host has.
    ["https://0.0.0.0/", RESERVED("0.0.0.0")],
    ["https://0/", RESERVED("0.0.0.0")],
    ["https://[::]/", RESERVED("::")],
    ["https://224.0.0.1/", RESERVED("224.0.0.1")],
    ["https://255.255.255.255/", RESERVED("255.255.255.255")],
    ["https://240.0.0.1/", RESERVED("240.0.0.1")],
    ["https://192.0.2.1/", RESERVED("192.0.2.1")],
    ["https://198.18.0.1/", RESERVED("198.18.0.1")],
    ["https://[ff02::1]/", RESERVED("ff02::1")],
    ["https://[fe80::1]/", RESERVED("fe80::1")],
    ["https://[2001:db8::1]/", RESERVED("2001:db8::1")],
    ["https://[3fff::1]/", RESERVED("3fff::1")],
    ["https://[4000::1]/", RESERVED("4000::1")],
    // IPv6 that leads to an IPv4 address inside.
    ["https://[::127.0.0.1]/", RESERVED("::7f00:1")],
    ["https://[64:ff9b::7f00:1]/", RESERVED("64:ff9b::7f00:1")],
    ["https://[64:ff9b:1::a00:5]/", RESERVED("64:ff9b:1::a00:5")],
    ["https://[2002:7f00:1::]/", RESERVED("2002:7f00:1::")],
    ["https://[2001:0:7f00:1::]/", RESERVED("2001:0:7f00:1::")],
    ["https://[::ffff:0:7f00:1]/", RESERVED("::ffff:0:7f00:1")],
    // What is no address that a browser would open.
    ["https://[fe80::1%25eth0]/", "'https://[fe80::1%25eth0]/' is not an address."],
    ["https://256.1.1.1/", "'https://256.1.1.1/' is not an address."],
    ["not an address", "'not an address' is not an address."],
    ["/relative", "'/relative' is not an address."],
    ["file:///etc/passwd", "Switchboard connects to https addresses only, not 'file://'."],
    ["ftp://example.com/", "Switchboard connects to https addresses only, not 'ftp://'."],
    ["gopher://example.com/", "Switchboard connects to https addresses only, not 'gopher://'."],
    ["data:text/plain,x", "Switchboard connects to https addresses only, not 'data://'."],
    ["http://example.com/", "Switchboard connects to https addresses only, not 'http://'."],
    ["https://example.com:25/", "Switchboard does not connect to port 25."],
    ["https://example.com:22/", "Switchboard does not connect to port 22."],
    ["https://example.com:80/", "Switchboard does not connect to port 80."],
    [
      "https://example.com./",
      "Switchboard does not connect to a host that ends in a dot (example.com.).",
    ],
    [
      "https://localhost./",
      "Switchboard does not connect to a host that ends in a dot (localhost.).",
    ],
    ["https://127.0.0.1./", PRIVATE("127.0.0.1")],
    [
      "https://user:secret@example.com/",
      "Switchboard does not connect to an address that contains a username or password.",
    ],
    [
      "https://example.com@127.0.0.1/",
      "Switchboard does not connect to an address that contains a username or password.",
    ],
  ])("%s [S16]", async (address, sentence) => {
    const gate = openGate("", nameServer({ "example.com": "93.184.215.14" }));
    expect(await refusal(gate.fetch(address))).toBe(sentence);
  });

  it.each(["10.0.0.5", "127.0.0.1", "::1", "::ffff:192.168.0.1", "fd12::1"])(
    "a name that resolves to %s, without revealing the address [S16]",
    async (address) => {
      const gate = openGate("", nameServer({ "inside.example": address }));
      expect(await refusal(gate.fetch("https://inside.example/"))).toBe(PRIVATE("inside.example"));
    },
  );

  it("headers that say how a message is carried [S16]", async () => {
    const gate = openGate("127.0.0.1");
    for (const name of ["Host", "Transfer-Encoding", "Content-Length"]) {
      const call = gate.fetch("http://127.0.0.1:9999/", { headers: { [name]: "1" } });
      expect(await refusal(call)).toBe(
        `Switchboard sets the header '${name.toLowerCase()}' itself.`,
      );
    }
  });
});

describe("the operator's list", () => {
  it("lets a private host in, by address, by range and by name, and no other [S16]", async () => {
    const server = await startWebServer((_request, response) => response.end("inside"));
    const names = nameServer({ "redmine.internal": "127.0.0.1", "other.internal": "127.0.0.1" });
    for (const allow of [server.host, "127.0.0.0/8", `redmine.internal:${server.port}`]) {
      const gate = openGate(allow, names);
      const host = allow.startsWith("redmine") ? `redmine.internal:${server.port}` : server.host;
      expect(await (await gate.fetch(`http://${host}/`)).text()).toBe("inside");
    }
    const byName = openGate(`redmine.internal:${server.port}`, names);
    expect(await refusal(byName.fetch(`http://other.internal:${server.port}/`))).toContain("http");
    expect(await refusal(byName.fetch(`https://other.internal:${server.port}/`))).toBe(
      PRIVATE("other.internal"),
    );
    expect(await refusal(byName.fetch(`${server.url}/`))).toBe(PRIVATE("127.0.0.1"));
    const byPort = openGate(server.host);
    expect(await refusal(byPort.fetch("http://127.0.0.1:1234/"))).toBe(PRIVATE("127.0.0.1"));
    expect(server.requests).toHaveLength(3);
  });

  it.each(["169.254.169.254", "fd00:ec2::254", "fd20:ce::254", "100.100.100.200"])(
    "does not lead a listed name to the metadata of a cloud: %s [S16]",
    async (address) => {
      const gate = openGate("wiki.internal", nameServer({ "wiki.internal": address }));
      expect(await refusal(gate.fetch("http://wiki.internal/"))).toBe(RESERVED("wiki.internal"));
    },
  );
});

describe("a name server that changes its mind", () => {
  it("is looked up once for a connection, and its answer is dialled [S16]", async () => {
    const server = await startWebServer((_request, response) => {
      response.setHeader("connection", "close");
      response.end("outside");
    });
    const asked: string[] = [];
    const gate = openGate(server.host, async (host) => {
      asked.push(host);
      return [{ address: asked.length === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
    });
    const address = `http://rebind.example:${server.port}/`;
    expect(await (await gate.fetch(address)).text()).toBe("outside");
    expect(asked).toEqual(["rebind.example"]);
    expect(await refusal(gate.fetch(address.replace("http:", "https:")))).toBe(
      PRIVATE("rebind.example"),
    );
    expect(await refusal(gate.fetch(address))).toBe(PRIVATE("rebind.example"));
    expect(server.requests).toHaveLength(1);
  });

  it("cannot slip a private address in among public ones [S16]", async () => {
    const inside = await startWebServer((_request, response) => response.end("inside"));
    const gate = openGate("", async () => [
      { address: "127.0.0.1", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ]);
    const addresses = openGate(inside.host, async () => [
      { address: "10.0.0.1", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ]);
    expect(await refusal(gate.fetch(`https://mixed.example:${inside.port}/`))).toBe(
      PRIVATE("mixed.example"),
    );
    const answer = await addresses.fetch(`http://mixed.example:${inside.port}/`);
    expect(await answer.text()).toBe("inside");
    expect(inside.requests).toHaveLength(1);
  });

  it("does not reach a host that a gate with another list has a connection to [S16]", async () => {
    const server = await startWebServer((_request, response) => response.end("inside"));
    const names = nameServer({ "redmine.internal": "127.0.0.1" });
    const address = `http://redmine.internal:${server.port}/`;
    const before = openGate("redmine.internal", names);
    for (const _ of [1, 2, 3, 4]) await (await before.fetch(address)).text();
    const kept = server.connections();
    expect(kept).toBeLessThan(4);
    const after = openGate("", names);
    expect(await refusal(after.fetch(address))).toContain("https addresses only");
    expect(await refusal(after.fetch(address.replace("http:", "https:")))).toBe(
      PRIVATE("redmine.internal"),
    );
    expect([server.connections(), server.requests.length]).toEqual([kept, 4]);
  });
});

describe("redirects", () => {
  const forwards = (location: () => string, status = 302) =>
    startWebServer((request, response) => {
      if (request.url === "/end") return response.end("the end");
      response.writeHead(status, { location: location() });
      response.end("moved");
    });

  it.each([
    ["https://169.254.169.254/latest/", RESERVED("169.254.169.254")],
    ["http://169.254.169.254/latest/", RESERVED("169.254.169.254")],
    ["//127.0.0.2/", PRIVATE("127.0.0.2")],
    ["file:///etc/passwd", "Switchboard connects to https addresses only, not 'file://'."],
    [
      "https://a:b@example.com/",
      "Switchboard does not connect to an address that contains a username or password.",
    ],
  ])("to %s is refused [S16]", async (location, sentence) => {
    const server = await forwards(() => location);
    expect(await refusal(openGate(server.host).fetch(server.url))).toBe(sentence);
  });

  it("to another origin carries no credentials [S16] [S17]", async () => {
    const other = await startWebServer((_request, response) => response.end("other"));
    const server = await forwards(() => `${other.url}/`);
    const gate = openGate(`${server.host}, ${other.host}`);
    const answer = await gate.fetch(server.url, {
      headers: {
        authorization: "Bearer secret",
        cookie: "session=secret",
        "x-api-key": "secret",
        accept: "text/plain",
        "accept-language": "pt",
        "user-agent": "Test",
      },
    });
    expect(await answer.text()).toBe("other");
    expect(answer).toMatchObject({ url: `${other.url}/`, redirected: true });
    expect(server.requests[0]?.headers).toMatchObject({ "x-api-key": "secret" });
    expect(other.requests[0]?.headers).toMatchObject({
      accept: "text/plain",
      "accept-language": "pt",
      "user-agent": "Test",
    });
    expect(JSON.stringify(other.requests)).not.toContain("secret");
  });

  it("do not bring the headers back when they lead back [S17]", async () => {
    let first = "";
    const other = await forwards(() => `${first}/end`);
    const server = await forwards(() => other.url);
    first = server.url;
    const gate = openGate(`${server.host}, ${other.host}`);
    await gate.fetch(server.url, { headers: { authorization: "Bearer secret" } });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer secret",
      undefined,
    ]);
  });

  it("carry a change on at the same host, and never to another [S16] [S17]", async () => {
    const other = await startWebServer((_request, response) => response.end("other"));
    let location = "/end";
    const server = await forwards(() => location, 307);
    const gate = openGate(`${server.host}, ${other.host}`);
    const change = { method: "POST", body: "a change", headers: { authorization: "x" } };
    expect(await (await gate.fetch(server.url, change)).text()).toBe("the end");
    expect(server.requests.at(-1)).toMatchObject({ method: "POST", body: "a change" });
    location = other.url;
    const error: unknown = await gate.fetch(server.url, change).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: `${server.host} redirects to ${other.host}. Switchboard does not resend a change to another host.`,
      sent: true,
    });
    expect(other.requests).toHaveLength(0);
  });

  it("are read with GET after a change, without its body [S17]", async () => {
    const server = await forwards(() => "/end", 303);
    const gate = openGate(server.host);
    const answer = await gate.fetch(server.url, {
      method: "POST",
      body: new URLSearchParams("a=1"),
    });
    expect(await answer.text()).toBe("the end");
    expect(server.requests.map(({ method, body }) => [method, body])).toEqual([
      ["POST", "a=1"],
      ["GET", ""],
    ]);
    expect(server.requests[1]?.headers["content-type"]).toBeUndefined();
  });

  it("end after five, and are handed over or refused where the caller says so [S16]", async () => {
    const server = await forwards(() => "/again");
    const gate = openGate(server.host);
    expect(await refusal(gate.fetch(server.url))).toBe(`${server.host} redirects too often.`);
    expect(server.requests).toHaveLength(6);
    expect(await refusal(gate.fetch(server.url, { redirect: "error" }))).toBe(
      `${server.host} redirects to another address.`,
    );
    const answer = await gate.fetch(server.url, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/again"]);
  });
});

describe("the limits of a call", () => {
  it("end a body of 10 GB early, in little memory [S16]", async () => {
    let sent = 0;
    const piece = Buffer.alloc(MEGABYTE);
    const server = await startWebServer((_request, response) => {
      const send = () => {
        while (!response.destroyed && sent < 10_240 * MEGABYTE) {
          sent += piece.length;
          if (!response.write(piece)) return response.once("drain", send);
        }
        response.end();
      };
      send();
    });
    const before = process.memoryUsage().rss;
    expect(await refusal((await openGate(server.host).fetch(server.url)).arrayBuffer())).toBe(
      `The response from ${server.host} is larger than 10 MB.`,
    );
    expect(sent).toBeLessThan(100 * MEGABYTE);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
  });

  it("count what a packed body unpacks to [S16]", async () => {
    const zeros = Buffer.alloc(MEGABYTE);
    const server = await startWebServer((_request, response) => {
      response.setHeader("content-encoding", "gzip");
      const gzip = createGzip();
      gzip.pipe(response);
      const send = (left: number): void => {
        if (left === 0 || response.destroyed) gzip.end();
        else gzip.write(zeros, () => send(left - 1));
      };
      send(200);
    });
    const before = process.memoryUsage().rss;
    const answer = await openGate(server.host).fetch(server.url, {
      limits: { bodyBytes: 5 * MEGABYTE },
    });
    expect(await refusal(answer.text())).toBe(
      `The response from ${server.host} is larger than 5 MB.`,
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
  });

  it("let a packed body through that is small enough", async () => {
    const server = await startWebServer((_request, response) => {
      response.setHeader("content-encoding", "gzip");
      response.end(gzipSync("small"));
    });
    expect(await (await openGate(server.host).fetch(server.url)).text()).toBe("small");
  });

  it("end a body that stops coming, and one that drips for ever [S16]", async () => {
    const server = await startWebServer((request, response) => {
      response.write("a");
      if (request.url !== "/drip") return;
      const drip = setInterval(() => response.write("a"), 20);
      response.on("close", () => clearInterval(drip));
    });
    const gate = openGate(server.host);
    const stops = await gate.fetch(server.url, { limits: { idleMs: 200 } });
    expect(await refusal(stops.text())).toBe(`${server.host} stopped sending for 0.2 seconds.`);
    const drips = await gate.fetch(`${server.url}/drip`, { limits: { totalMs: 500 } });
    expect(await refusal(drips.text())).toBe(`${server.host} took longer than 0.5 seconds.`);
  });

  it("end a wait for an answer that does not begin [S16]", async () => {
    const server = await startWebServer(() => undefined);
    const call = openGate(server.host).fetch(server.url, { limits: { headersMs: 100 } });
    expect(await refusal(call)).toBe(`${server.host} did not respond within 0.1 seconds.`);
  });

  it("leave a stream open whose reader takes its time", async () => {
    const server = await startWebServer((_request, response) => {
      response.write("one");
      setTimeout(() => response.end("two"), 300);
    });
    const answer = await openGate(server.host).fetch(server.url, {
      limits: { idleMs: Infinity, totalMs: Infinity },
    });
    expect(await answer.text()).toBe("onetwo");
  });

  it("leave the caller's own signal its reason", async () => {
    const server = await startWebServer((_request, response) => void response.write("a"));
    const gate = openGate(server.host);
    const stop = new AbortController();
    const answer = await gate.fetch(server.url, { signal: stop.signal });
    stop.abort(new Error("The person stopped the run."));
    await expect(answer.text()).rejects.toThrow("The person stopped the run.");
    await expect(gate.fetch(server.url, { signal: stop.signal })).rejects.toThrow("The person");
  });
});

describe("what a caller can tell of a failure", () => {
  it("whether the request may have arrived", async () => {
    const server = await startWebServer((request) => request.socket.destroy());
    const gate = openGate("127.0.0.1", nameServer({}));
    const failure = (address: string) => gate.fetch(address).catch((error: unknown) => error);
    expect(await failure("https://nowhere.example/")).toMatchObject({
      message: "The host nowhere.example was not found, or its name server did not respond.",
      sent: false,
    });
    expect(await failure("http://127.0.0.1:2/")).toMatchObject({
      message: "127.0.0.1:2 cannot be reached.",
      sent: false,
    });
    expect(await failure(server.url)).toMatchObject({
      message: `${server.host} closed the connection.`,
      sent: true,
    });
  });
});

describe("mail servers", () => {
  const names = {
    "mail.example": "93.184.215.14",
    "mail.internal": "10.0.0.9",
    "mail.harbor.test": "127.0.0.1",
  };
  const gate = (allow = "mail.internal:2525") => openGate(allow, nameServer(names));

  /** A mail server on this machine, which greets every client. */
  async function startMailServer(secure = false) {
    const greet = (socket: Socket) => {
      socket.on("error", () => undefined);
      socket.write("* OK\r\n");
    };
    const server = secure ? createTlsServer(CERTIFICATE, greet) : createServer(greet);
    let dialled = 0;
    server.on("connection", () => (dialled += 1));
    await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
    onTestFinished(() => void server.close());
    return { port: (server.address() as AddressInfo).port, dialled: () => dialled };
  }

  it("are dialled where they were looked up once, as the operator lists them [S16]", async () => {
    const { port } = await startMailServer();
    let asked = 0;
    const resolve: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? "127.0.0.1" : "10.0.0.9", family: 4 }];
    };
    const line = await openGate(`mail.harbor.test:${port}`, resolve).connect(
      "mail.harbor.test",
      port,
      { security: "none" },
    );
    expect(line.socket.remoteAddress).toBe("127.0.0.1");
    expect(asked).toBe(1);
    expect(String((await once(line.socket, "data"))[0])).toBe("* OK\r\n");
    line.close();
  });

  it.each([
    ["mail.example", 25, "Switchboard does not connect to port 25."],
    ["mail.example", 443, "Switchboard does not connect to port 443."],
    ["mail.internal", 993, PRIVATE("mail.internal")],
    ["0x7f.1", 993, PRIVATE("127.0.0.1")],
    ["::1", 993, PRIVATE("::1")],
    ["::ffff:10.0.0.5", 993, PRIVATE("10.0.0.5")],
    ["localhost", 993, PRIVATE("localhost")],
    ["169.254.169.254", 993, RESERVED("169.254.169.254")],
    ["fe80::1%eth0", 993, "'fe80::1%eth0' is not a valid host name."],
    ["mail.example:443", 993, "'mail.example:443' is not a valid host name."],
    ["a@mail.example", 993, "'a@mail.example' is not a valid host name."],
    ["mail.example/x", 993, "'mail.example/x' is not a valid host name."],
    ["", 993, "'' is not a valid host name."],
  ])("%s at port %i is refused [S16]", async (host, port, sentence) => {
    for (const security of ["TLS", "STARTTLS"] as const) {
      expect(await refusal(gate().connect(host, port, { security }))).toBe(sentence);
    }
  });

  it("are called without encryption only where the operator lists them [S16]", async () => {
    const plain = { security: "none" } as const;
    const { port, dialled } = await startMailServer();
    for (const [host, at] of [
      ["mail.example", 143],
      ["mail.harbor.test", port],
    ] as const) {
      expect(await refusal(gate("").connect(host, at, plain))).toBe(
        "Switchboard reads and sends mail over encrypted connections only.",
      );
    }
    expect(dialled()).toBe(0);
  });

  it("must have a certificate of their name that somebody vouches for [S16]", async () => {
    const { port } = await startMailServer(true);
    const call = () => gate(`127.0.0.1`).connect("mail.harbor.test", port, { security: "TLS" });
    const badCertificate = "The certificate of mail.harbor.test is not valid.";
    expect(await refusal(call())).toBe(badCertificate);
    const trusted = getCACertificates("default");
    setDefaultCACertificates([...trusted, CERTIFICATE.cert]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    const line = await call();
    expect(line.socket).toMatchObject({ authorized: true });
    line.close();
    const byAddress = gate("127.0.0.1").connect("127.0.0.1", port, { security: "TLS" });
    expect(await refusal(byAddress)).toBe("The certificate of 127.0.0.1 is not valid.");
  });

  it("are closed when the caller aborts, at the timeout, and at the size limit [S18]", async () => {
    const { port } = await startMailServer();
    const open = (call: Partial<MailCall>) =>
      gate("127.0.0.1").connect("mail.harbor.test", port, { security: "none", ...call });
    const stopped = new AbortController();
    const [asked, late, much] = await Promise.all([
      open({ signal: stopped.signal }),
      open({ limits: { totalMs: 1_000 } }),
      open({ limits: { bodyBytes: 3 } }),
    ]);
    const ends = [asked, late, much].map(({ socket }) => once(socket, "close"));
    stopped.abort(new Error("Not wanted any more."));
    much.limit(much.socket);
    await Promise.all(ends);
    const reasons = [asked, late, much].map((line) => line.failure(new Error("closed")));
    expect(reasons.map(String)).toEqual([
      "Error: Not wanted any more.",
      "OutboundFailed: mail.harbor.test took longer than 1 second.",
      "OutboundFailed: The response from mail.harbor.test is larger than 0 kB.",
    ]);
    const already = AbortSignal.abort(new Error("Before it began."));
    await expect(open({ signal: already })).rejects.toThrow("Before it began.");
  });

  it("that do not listen cannot be reached", async () => {
    const call = gate("127.0.0.1").connect("127.0.0.1", 2, { security: "none" });
    expect(await refusal(call)).toBe("127.0.0.1 cannot be reached.");
  });
});
