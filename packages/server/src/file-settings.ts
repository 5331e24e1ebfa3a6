import type { BucketSettings } from "./files/bucket-files.ts";

export const fileStores = ["folder", "database", "s3"] as const;

type Names =
  | "FILES"
  | "DATABASE_URL"
  | "S3_BUCKET"
  | "S3_REGION"
  | "S3_ENDPOINT"
  | "S3_PREFIX"
  | "S3_ACCESS_KEY_ID"
  | "S3_SECRET_ACCESS_KEY";
type Variables = { readonly [Name in Exclude<Names, "FILES">]?: string | undefined } & {
  readonly FILES?: FileStoreKind | undefined;
};

export type FileStoreKind = (typeof fileStores)[number];

/** Where uploaded files and exports are kept. */
export type FileSettings = {
  readonly kind: FileStoreKind;
  /** The bucket, also where files are kept elsewhere: they can be moved there. */
  readonly bucket: BucketSettings | undefined;
};

/** A bucket if one is set, else the database if it serves several processes, else the data folder. `FILES` chooses another one. */
export function readFileSettings(value: Variables, problems: string[]): FileSettings {
  const bucket = readBucket(value, problems);
  if (value.FILES === "database" && !value.DATABASE_URL)
    problems.push("FILES is database, so DATABASE_URL must be set too.");
  if (value.FILES === "s3" && !bucket) problems.push("FILES is s3, so S3_BUCKET must be set too.");
  const usual = value.DATABASE_URL ? "database" : "folder";
  return { kind: value.FILES ?? (bucket ? "s3" : usual), bucket };
}

function readBucket(value: Variables, problems: string[]): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = value;
  if (!bucket) {
    const others = Object.entries(value).flatMap(([name, set]) =>
      name.startsWith("S3_") && set ? [name] : [],
    );
    if (others.length > 0) problems.push(`Files in a bucket need S3_BUCKET beside ${others[0]}.`);
    return undefined;
  }
  if (!id !== !secret)
    problems.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together, or neither.");
  const prefix = value.S3_PREFIX?.replace(/^\/+|\/+$/g, "");
  return {
    bucket,
    region: value.S3_REGION ?? "us-east-1",
    endpoint: value.S3_ENDPOINT,
    prefix: prefix ? `${prefix}/` : "",
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
    isInPath: value.S3_ENDPOINT !== undefined,
  };
}
