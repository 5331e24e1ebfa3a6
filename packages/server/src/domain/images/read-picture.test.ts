import { describe, expect, it } from "vitest";
import { readPicture } from "./read-picture.ts";

/** Each 3 pixels wide and 2 high, as ImageMagick wrote them. */
const written = {
  "image/png":
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVQI12P8zwAFTDAGAwATKQEDO7FpHgAAAABJRU5ErkJggg==",
  "image/gif": "R0lGODlhAwACAPAAAP8AAAAAACH5BAAAAAAALAAAAAADAAIAAAIChF8AOw==",
  "image/webp": "UklGRhwAAABXRUJQVlA4TA8AAAAvAkAAAAcQ/Y/+ByKi/wEA",
  "image/webp, lossy":
    "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoDAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=",
  "image/webp, with transparency":
    "UklGRl4AAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAf39/f39/AFZQOCAwAAAA0AEAnQEqAwACAAIANCWgAnS6AfgAA7AA/vDEC/8guWF1yNf/ID/kB/yA//jyAAAA",
} as const;

const jpeg = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b08", "hex"),
    Buffer.from([height >> 8, height & 255, width >> 8, width & 255]),
    Buffer.from("0101110000", "hex"),
  ]);

describe("a picture", () => {
  it.each(Object.entries(written))("is known with its size by what it is: %s", (name, text) => {
    expect(readPicture(Buffer.from(text, "base64"))).toEqual({
      type: name.split(",")[0],
      size: { width: 3, height: 2 },
    });
  });

  it("is known with its size by what it is: image/jpeg", () => {
    expect(readPicture(jpeg(300, 2))).toEqual({
      type: "image/jpeg",
      size: { width: 300, height: 2 },
    });
  });

  it.each(Object.values(written))("has no size where its beginning is cut: %s", (text) => {
    const bytes = Buffer.from(text, "base64");
    for (let end = 0; end < bytes.length; end += 1)
      expect(readPicture(bytes.subarray(0, end))?.size ?? { width: 3, height: 2 }).toEqual({
        width: 3,
        height: 2,
      });
  });

  it.each(["<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", "", "RIFF____WAVE", "GIF88a"])(
    "is nothing else: %s",
    (text) => {
      expect(readPicture(Buffer.from(text))).toBeUndefined();
    },
  );
});
