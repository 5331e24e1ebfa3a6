import { argon2, randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { createFairQueue, type Turn } from "./fair-queue.ts";
import { sameText } from "./secrets.ts";

const derive = promisify(argon2);

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Each hash takes a processor for tens of milliseconds, and a thread of the small pool that also reads files. One processor is left for
 * everybody else's requests.
 */
const QUEUE = {
  running: Math.max(1, Math.min(2, availableParallelism() - 1)),
  perLane: 16,
  waiting: 64,
} as const;

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes passwords with argon2id, a bounded number at once. Throws AppError `too_many` while too many wait. */
export type PasswordHasher = {
  /** The hash with its parameters and salt, to store. */
  hash(password: string, turn: Turn): Promise<string>;
  /** Whether the password belongs to the hash. Without a hash it takes the same time and is false. */
  verify(password: string, hash: string | undefined, turn: Turn): Promise<boolean>;
};

type Parameters = {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  length: number;
};

/** A hasher with a queue of its own. */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createFairQueue(QUEUE);
  const decoy = {
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    salt: randomBytes(SALT_BYTES),
    length: HASH_BYTES,
  };

  const run = (
    turn: Turn,
    password: string,
    { memory, passes, parallelism, salt, length }: Parameters,
  ) =>
    inTurn(turn, () =>
      derive("argon2id", {
        message: password,
        nonce: salt,
        parallelism,
        tagLength: length,
        memory,
        passes,
      }),
    );

  return {
    async hash(password, turn) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await run(turn, password, { ...decoy, salt });
      return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
    },
    async verify(password, hash, turn) {
      const [, memory, passes, lanes, salt, tag] = FORMAT.exec(hash ?? "") ?? [];
      if (!memory || !passes || !lanes || !salt || !tag) {
        await run(turn, password, decoy);
        return false;
      }
      const expected = Buffer.from(tag, "base64");
      const actual = await run(turn, password, {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(lanes),
        salt: Buffer.from(salt, "base64"),
        length: expected.length,
      });
      return sameText(unpadded(actual), tag);
    },
  };
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
