import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { stopAfterwards } from "../stop-afterwards.ts";

/** What is wrong with a dependency. Any TCP protocol has these, and `error` is for those over HTTP. */
export const toxics = ["hang", "reset", "error", "drip", "cut"] as const;
export type Toxic = (typeof toxics)[number];

/** A proxy in front of a dependency that can be made to fail. */
export type ToxicProxy = {
  readonly port: number;
  /** From now on, also for what is connected. Undefined lets everything through again and ends what hangs. */
  poison(toxic: Toxic | undefined): void;
};

const DRIP_MS = 200;
const CUT_BYTES = 40;
const ERROR =
  "HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/** Starts a proxy. @param to a port of this machine, or the path of a socket */
export async function startToxicProxy(to: number | string): Promise<ToxicProxy> {
  let toxic: Toxic | undefined;
  const pairs = new Set<{ client: Socket; server: Socket }>();

  function accept(client: Socket) {
    const server = typeof to === "number" ? connect(to, "127.0.0.1") : connect(to);
    const pair = { client, server };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on("error", end).on("close", end);
    if (toxic === "reset") return void client.resetAndDestroy();
    client.on("data", (chunk) => {
      if (toxic === "hang") return;
      if (toxic === "reset") client.resetAndDestroy();
      else if (toxic === "error") client.end(ERROR);
      else server.write(chunk);
    });
    let sent = 0;
    server.on("data", (chunk) => {
      if (toxic === "drip") drip(client, chunk);
      if (toxic === "drip" || toxic === "hang") return;
      sent += chunk.length;
      if (toxic !== "cut" || sent <= CUT_BYTES) return void client.write(chunk);
      client.write(chunk.subarray(0, CUT_BYTES), end);
    });
  }

  /** One byte after the other, for as long as it is poisoned. */
  function drip(client: Socket, chunk: Buffer) {
    const [first] = chunk;
    if (first === undefined || client.destroyed) return;
    if (toxic !== "drip") return void client.write(chunk);
    client.write(chunk.subarray(0, 1));
    setTimeout(() => drip(client, chunk.subarray(1)), DRIP_MS).unref();
  }

  const listener = createServer(accept);
  await new Promise<void>((listens) => listener.listen(0, "127.0.0.1", listens));
  stopAfterwards(() => {
    listener.close();
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
  });
  return {
    port: (listener.address() as AddressInfo).port,
    poison(next) {
      toxic = next;
      // What a fault swallowed would never come.
      for (const { client } of pairs) client.destroy();
    },
  };
}
