import { createServer, type AddressInfo, type Socket } from "node:net";
import { createServer as createTlsServer, TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";
import { CERTIFICATE } from "./fixtures/certificate.ts";

/** One line that a mail client sends to the test server. */
export type Heard = { readonly tag: string; readonly line: string; readonly socket: Socket };

/** The response to a command: lines that are sent, or whatever a function does with the socket. */
export type Says = string | ((heard: Heard) => void);

/** A mail server that a test plays, on this machine. */
export type PlayedServer = {
  readonly port: number;
  /** The lines that it was sent, tags and all. */
  readonly heard: readonly string[];
  /** How many connections there were. */
  connections(): number;
};

type Protocol = {
  readonly greeting: string;
  /** The command of a line, in capitals. */
  read(line: string): { tag: string; command: string };
  answer(command: string, heard: Heard): string;
};

async function play(
  { greeting, read, answer }: Protocol,
  says: Readonly<Record<string, Says>>,
  secure: boolean,
): Promise<PlayedServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const listen = (socket: Socket) => {
    let text = "";
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (piece: Buffer) => {
      text += piece.toString("utf8");
      const lines = text.split("\r\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        heard.push(line);
        const { tag, command } = read(line);
        const said = says[command];
        if (typeof said === "function") said({ tag, line, socket });
        else if (command === "STARTTLS" && said !== undefined) {
          socket.removeAllListeners("data");
          socket.write(said.replaceAll("TAG", tag));
          listen(new TLSSocket(socket, { isServer: true, ...CERTIFICATE }));
        } else
          socket.write((said ?? answer(command, { tag, line, socket })).replaceAll("TAG", tag));
      }
    });
  };
  const greet = (socket: Socket) => {
    listen(socket);
    socket.write(says["greeting"] === undefined ? greeting : String(says["greeting"]));
  };
  const server = secure ? createTlsServer(CERTIFICATE, greet) : createServer(greet);
  server.on("connection", () => (connections += 1));
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, heard, connections: () => connections };
}

const IMAP_ANSWERS: Readonly<Record<string, string>> = {
  CAPABILITY: "* CAPABILITY IMAP4rev1 UIDPLUS MOVE SPECIAL-USE\r\n",
  LIST: '* LIST (\\HasNoChildren) "/" INBOX\r\n* LIST (\\HasNoChildren \\Sent) "/" Sent\r\n',
  EXAMINE: "* 1 EXISTS\r\n* OK [UIDVALIDITY 7] state\r\n* OK [UIDNEXT 2] next\r\n",
  SELECT:
    "* FLAGS (\\Seen \\Deleted)\r\n* 1 EXISTS\r\n* OK [PERMANENTFLAGS (\\Seen \\Deleted)] yes\r\n* OK [UIDVALIDITY 7] state\r\n* OK [UIDNEXT 2] next\r\n",
  "UID SEARCH": "* SEARCH 1\r\n",
};

/**
 * Plays an IMAP server with one message, whose id is `1-7`.
 * @param says answers to commands such as `LOGIN` or `UID FETCH`; `TAG` in them becomes that of the command
 */
export const playImap = (
  says: Readonly<Record<string, Says>> = {},
  secure = false,
): Promise<PlayedServer> =>
  play(
    {
      greeting: "* OK ready\r\n",
      read(line) {
        const [tag = "", first = "", second = ""] = line.split(" ");
        const command = first.toUpperCase();
        return { tag, command: command === "UID" ? `UID ${second.toUpperCase()}` : command };
      },
      answer: (command) => `${IMAP_ANSWERS[command] ?? ""}TAG OK done\r\n`,
    },
    says,
    secure,
  );

const SMTP_ANSWERS: Readonly<Record<string, string>> = {
  EHLO: "250-mail.harbor.test\r\n250 AUTH PLAIN\r\n",
  STARTTLS: "502 5.5.1 No such command\r\n",
  AUTH: "235 2.7.0 Welcome\r\n",
  MAIL: "250 2.1.0 Ok\r\n",
  RCPT: "250 2.1.5 Ok\r\n",
  DATA: "354 Go on\r\n",
  ".": "250 2.0.0 Taken\r\n",
  QUIT: "221 2.0.0 Bye\r\n",
};

/** Plays an SMTP server that accepts everything. @param says answers to commands such as `RCPT` or the `.` that ends a mail */
export const playSmtp = (
  says: Readonly<Record<string, Says>> = {},
  secure = false,
): Promise<PlayedServer> =>
  play(
    {
      greeting: "220 mail.harbor.test\r\n",
      read: (line) => ({ tag: "", command: (line.split(/[ :]/)[0] ?? "").toUpperCase() }),
      // Lines of the mail itself are no commands.
      answer: (command) => SMTP_ANSWERS[command] ?? "",
    },
    says,
    secure,
  );
