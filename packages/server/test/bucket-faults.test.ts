import { createServer, type RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { asOutage } from "../src/domain/outage.ts";
import { bucketFiles, bucketProblem, createBucketClient } from "../src/files/bucket-files.ts";
import { startBucket } from "./bucket.ts";

const BUCKET = {
  ...{ bucket: "files", region: "us-east-1", prefix: "", isInPath: true },
  credentials: { accessKeyId: "one", secretAccessKey: "two" },
};
const REQUEST_MS = 300;

/** A store that answers each request in one way. */
async function startStore(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return createBucketClient({ ...BUCKET, endpoint: `http://127.0.0.1:${port}` }, REQUEST_MS);
}

const faults: readonly [string, RequestListener][] = [
  ["never answers", () => {}],
  ["resets", (request) => void request.socket.destroy()],
  ["answers 500", (_, response) => void response.writeHead(500).end()],
  ["refuses", (_, response) => void response.writeHead(403).end()],
  [
    "stops within an answer",
    (_, response) => {
      response.writeHead(200, { "content-length": 1000 });
      response.write("x");
    },
  ],
];

it.each(faults)(
  "says that files can't be reached where the store %s, within its deadline [R14]",
  async (_, answer) => {
    const files = bucketFiles(await startStore(answer), "files", "uploads/");
    const asked = [
      () => files.list(),
      () => files.put("a-raw", one()),
      () => files.put("a-raw", manyParts()),
      () => buffer(files.read("a-raw")),
    ];
    for (const ask of asked) {
      const error = await ask().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(asOutage(error)?.message).toMatch(/^Where files are kept can't be reached/);
    }
  },
);

it("names what is wrong with the settings, and lets a store pass that is only away", async () => {
  const refusing = await startStore((_, response) => void response.writeHead(403).end());
  expect(await bucketProblem(refusing, BUCKET)).toMatch(/refuses access to the bucket files/);
  const away = await startStore((request) => void request.socket.destroy());
  expect(await bucketProblem(away, BUCKET)).toBeUndefined();
  const server = await startBucket();
  onTestFinished(() => server.close());
  const client = createBucketClient(server.settings);
  expect(await bucketProblem(client, { bucket: "other" })).toMatch(/no such bucket/);
  expect(await bucketProblem(client, server.settings)).toBeUndefined();
});

/** More than goes in one request. */
async function* manyParts() {
  for (let n = 0; n < 9; n++) yield Buffer.alloc(1024 * 1024);
}

async function* one() {
  yield Buffer.from("x");
}
