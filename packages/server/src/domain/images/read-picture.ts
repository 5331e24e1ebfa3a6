/** An image with the type of its content, whatever its name or sender claims. */
export type Picture = {
  readonly type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  /** In pixels; undefined where its beginning does not say it. */
  readonly size: PictureSize | undefined;
};

export type PictureSize = { readonly width: number; readonly height: number };

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const PNG_HEADER = Buffer.from("0000000d49484452", "hex");

/** Detects the type and size of an image; undefined for anything else. An SVG is a document and does not count. */
export function readPicture(bytes: Buffer): Picture | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { type: "image/png", size: pngSize(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { type: "image/jpeg", size: jpegSize(bytes) };
  if (/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)))
    return { type: "image/gif", size: gifSize(bytes) };
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP")
    return { type: "image/webp", size: webpSize(bytes) };
  return undefined;
}

function pngSize(bytes: Buffer): PictureSize | undefined {
  const at = PNG.length + PNG_HEADER.length;
  if (!bytes.subarray(PNG.length, at).equals(PNG_HEADER) || bytes.length < at + 8) return undefined;
  return { width: bytes.readUInt32BE(at), height: bytes.readUInt32BE(at + 4) };
}

/** Walks over the segments of a JPEG to the one that begins a frame. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Of these markers three begin tables and no frame. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const gifSize = (bytes: Buffer): PictureSize | undefined =>
  bytes.length < 10 ? undefined : { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };

/** The first chunk of a WebP has the size, in a different format for each kind (RFC 9649, sections 2.5 to 2.7). */
function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}
