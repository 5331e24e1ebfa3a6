import { crc32, inflateRawSync } from "node:zlib";
import { tableLimits } from "../limits.ts";
import { damaged, type CellBudget } from "./source-table.ts";

/** One file inside a workbook, unpacked. */
export type PackagePart = { readonly name: string; readonly bytes: Buffer };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

type Entry = { name: string; flags: number; method: number; packed: number; offset: number };

/** Names of the files in a zip archive by its directory; undefined where there is none. */
export function partNames(bytes: Buffer): string[] | undefined {
  return readDirectory(bytes)?.map((entry) => entry.name);
}

/**
 * Unpacks the XML of a workbook and measures the real size: an archive's headers are only its sender's claims.
 * @throws TableRefusal over the limit, or if the archive is damaged
 */
export function unpackXml(bytes: Buffer, filename: string, budget: CellBudget): PackagePart[] {
  const parts: PackagePart[] = [];
  let left: number = tableLimits.unpackedBytes;
  for (const entry of readDirectory(bytes) ?? []) {
    if (!READABLE.test(entry.name)) continue;
    if (entry.flags & 1) throw damaged(filename);
    const part = unpack(bytes, entry, left, filename);
    if (part === "too large" || part.length > left) budget.tooMuchUnpacked();
    left -= part.length;
    parts.push({ name: entry.name, bytes: part });
  }
  return parts;
}

/**
 * Unpacks one file of an archive.
 * @throws TableRefusal over the limit, or if the archive is damaged
 */
export function unpackFile(
  bytes: Buffer,
  name: string,
  filename: string,
  budget: CellBudget,
): Buffer {
  const entry = readDirectory(bytes)?.find((one) => one.name === name);
  if (!entry || entry.flags & 1) throw damaged(filename);
  const file = unpack(bytes, entry, tableLimits.unpackedBytes, filename);
  return file === "too large" ? budget.tooMuchUnpacked() : file;
}

/** Texts of a workbook, and the parts of a binary one. */
const READABLE = /\.(?:xml|rels)$|^xl\/(?:worksheets\/)?(?!vba|printer)\w+\.bin$/;

function unpack(
  bytes: Buffer,
  entry: Entry,
  limit: number,
  filename: string,
): Buffer | "too large" {
  if (entry.offset + 30 > bytes.length || bytes.readUInt32LE(entry.offset) !== LOCAL)
    throw damaged(filename);
  const start =
    entry.offset +
    30 +
    bytes.readUInt16LE(entry.offset + 26) +
    bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw damaged(filename);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(limit, 1) });
  } catch (error) {
    if (error instanceof RangeError) return "too large";
    throw damaged(filename);
  }
}

function readDirectory(bytes: Buffer): Entry[] | undefined {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** An uncompressed archive of exactly these parts, so that the workbook reader sees only what was measured. */
export function packStored(parts: readonly PackagePart[]): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt32LE(crc32(part.bytes), 10);
    common.writeUInt32LE(part.bytes.length, 14);
    common.writeUInt32LE(part.bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([uint32(LOCAL), common, name, part.bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([uint32(ENTRY), Buffer.from([20, 0]), common, tail, name]));
    chunks.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, listing, end]);
}

function uint32(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
