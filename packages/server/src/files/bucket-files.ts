import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
  type CompletedPart,
} from "@aws-sdk/client-s3";
import { FileGoneError, groupOf, isFileKey, type FileKey, type RemoteFiles } from "./file-store.ts";
import { FilesUnavailableError } from "./files-unavailable.ts";
import { inParts } from "./in-parts.ts";

/** An S3-compatible bucket. */
export type BucketSettings = {
  readonly bucket: string;
  readonly region: string;
  /** The store's address; undefined means that of AWS. */
  readonly endpoint: string | undefined;
  /** What every key begins with, such as `switchboard/`. */
  readonly prefix: string;
  /** Undefined takes those of the machine: roles, instance metadata, or a web identity. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** Whether the bucket is in the path of addresses, as most stores beside AWS have it, and not in the host. */
  readonly isInPath: boolean;
};

/** Bytes of a part. S3 takes no fewer than 5 MiB, but for the last one, and 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024;
/** Keys that S3 deletes in one request. */
const MAX_DELETED = 1000;

/** Of a request and its answer: 8 MiB at 2 Mbit/s. */
const REQUEST_MS = 32_000;
/** Of a file that is read. A store that sends a byte at a time must not hold a question for ever. */
const READ_MS = 5 * 60_000;

/** @param requestMs how long the store may take for a request, or be silent within an answer */
export function createBucketClient(settings: BucketSettings, requestMs = REQUEST_MS): S3Client {
  const { region, endpoint, credentials, isInPath } = settings;
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: isInPath,
    maxAttempts: 2,
    // Stores beside AWS know fewer kinds of checksums. TLS and the signature protect what is sent.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: requestMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
      socketTimeout: requestMs,
    },
  });
}

/**
 * Why the store refuses to be used, such as a wrong name or key; undefined if it can be used or does not answer, which passes.
 */
export async function bucketProblem(
  client: S3Client,
  { bucket }: Pick<BucketSettings, "bucket">,
): Promise<string | undefined> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return undefined;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404) return `S3_BUCKET is ${bucket}, and the store has no such bucket.`;
    if (status === 403 || status === 401)
      return `The store refuses access to the bucket ${bucket}. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and what the key may do.`;
    if (status === 301) return `The bucket ${bucket} is in another region than S3_REGION.`;
    return undefined;
  }
}

/**
 * Files in an S3-compatible bucket.
 * @param folder what the keys begin with, a slash at its end
 */
export function bucketFiles(client: S3Client, Bucket: string, folder: string): RemoteFiles {
  const at = (key: FileKey) => ({ Bucket, Key: `${folder}${key}` });

  async function putInParts(
    key: FileKey,
    parts: AsyncIterable<Uint8Array>,
    first: Uint8Array,
  ): Promise<void> {
    const { UploadId } = await ask(client.send(new CreateMultipartUploadCommand(at(key))));
    const sent: CompletedPart[] = [];
    const send = async (Body: Uint8Array) => {
      const PartNumber = sent.length + 1;
      const part = new UploadPartCommand({ ...at(key), UploadId, PartNumber, Body });
      sent.push({ PartNumber, ETag: (await ask(client.send(part))).ETag });
    };
    try {
      await send(first);
      for await (const part of parts) await send(part);
      const MultipartUpload = { Parts: sent };
      await ask(
        client.send(new CompleteMultipartUploadCommand({ ...at(key), UploadId, MultipartUpload })),
      );
    } catch (error) {
      // What is not taken back costs space until the bucket's own rule removes it.
      await client
        .send(new AbortMultipartUploadCommand({ ...at(key), UploadId }))
        .catch(() => undefined);
      throw error;
    }
  }

  async function* list(prefix: string): AsyncGenerator<{ key: FileKey; storedAt: Date }> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}${prefix}` });
    for await (const { Contents = [] } of pages) {
      for (const { Key = "", LastModified = new Date() } of Contents) {
        const key = Key.slice(folder.length);
        // Others may keep things in the same bucket, and what is listed may be swept.
        if (isFileKey(key)) yield { key, storedAt: LastModified };
      }
    }
  }

  return {
    async put(key, bytes) {
      const parts = inParts(bytes, PART_BYTES);
      try {
        const { value: first = new Uint8Array() } = await parts.next();
        if (first.byteLength < PART_BYTES)
          await ask(client.send(new PutObjectCommand({ ...at(key), Body: first })));
        else await putInParts(key, parts, first);
      } finally {
        // What was not read to its end is a file that stays open.
        await parts.return(undefined);
      }
    },
    async *read(key) {
      const abortSignal = AbortSignal.timeout(READ_MS);
      const command = new GetObjectCommand(at(key));
      try {
        const { Body } = await client.send(command, { abortSignal });
        if (!(Body instanceof Readable)) throw new FileGoneError(key);
        for await (const chunk of Body) yield chunk;
      } catch (error) {
        if (isMissing(error)) throw new FileGoneError(key);
        throw new FilesUnavailableError(error);
      }
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new FilesUnavailableError(error);
      }
    },
    async delete(keys) {
      for (let from = 0; from < keys.length; from += MAX_DELETED) {
        const Objects = keys.slice(from, from + MAX_DELETED).map((key) => ({ Key: at(key).Key }));
        const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors: [refused] = [] } = await ask(client.send(command));
        if (refused) throw new FilesUnavailableError(new Error(refused.Code));
      }
    },
    async list(which) {
      const group = which && "group" in which ? which.group : undefined;
      const before = which && "before" in which ? which.before : undefined;
      const keys: FileKey[] = [];
      try {
        for await (const { key, storedAt } of list(group === undefined ? "" : `${group}-`)) {
          const isWanted =
            (group === undefined || groupOf(key) === group) &&
            (before === undefined || storedAt < before);
          if (isWanted) keys.push(key);
        }
      } catch (error) {
        throw new FilesUnavailableError(error);
      }
      return keys;
    },
  };
}

async function ask<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new FilesUnavailableError(error);
  }
}

const isMissing = (error: unknown) =>
  error instanceof FileGoneError ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);
