import { rmSync } from "node:fs";
import S3rver from "s3rver";
import type { BucketSettings } from "../src/files/bucket-files.ts";
import { newFolder } from "./folder.ts";

/** A local server of S3's protocol with one bucket. */
export type BucketServer = {
  readonly settings: BucketSettings;
  close(): Promise<void>;
};

export async function startBucket(): Promise<BucketServer> {
  const directory = newFolder("bucket-");
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: "files", configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket: "files",
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      prefix: "switchboard/",
      credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
      isInPath: true,
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
