import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { AppError } from "../errors.ts";
import { sameText } from "./secrets.ts";

const derive = promisify(argon2);

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Each hash blocks a thread of a small pool; more at once would delay file access and lookups. */
const MAX_RUNNING = 2;
const MAX_WAITING = 64;

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes passwords with argon2id, a bounded number at once. */
export type PasswordHasher = {
  /** The hash with its parameters and salt, to store. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. Without a hash it takes the same time and is false. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
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
  const inTurn = boundedQueue();
  const decoy = {
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    salt: randomBytes(SALT_BYTES),
    length: HASH_BYTES,
  };

  const run = (password: string, { memory, passes, parallelism, salt, length }: Parameters) =>
    inTurn(() =>
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
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await run(password, { ...decoy, salt });
      return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
    },
    async verify(password, hash) {
      const [, memory, passes, lanes, salt, tag] = FORMAT.exec(hash ?? "") ?? [];
      if (!memory || !passes || !lanes || !salt || !tag) {
        await run(password, decoy);
        return false;
      }
      const expected = Buffer.from(tag, "base64");
      const actual = await run(password, {
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

function boundedQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) {
        throw new AppError(
          "too_many",
          "Many people are logging in right now. Please try again in a moment.",
        );
      }
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
