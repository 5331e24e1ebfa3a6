import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MultipartError, readMultipart } from "./multipart.ts";

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]) {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function readAll(contentType: string, body: AsyncIterable<Uint8Array>) {
  const parts: { name: string; filename: string | undefined; text: string }[] = [];
  for await (const part of readMultipart(contentType, body)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.bytes) chunks.push(chunk);
    parts.push({
      name: part.name,
      filename: part.filename,
      text: Buffer.concat(chunks).toString("latin1"),
    });
  }
  return parts;
}

/** The form as fetch itself writes it, so that the reader is not tested against our own idea of the format. */
async function encode(form: FormData) {
  const response = new Response(form);
  return {
    contentType: response.headers.get("content-type") ?? "",
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

describe("readMultipart", () => {
  it("gives each part's bytes exactly, however the body is cut [UPLOAD-03]", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 }),
        async (content, sizes) => {
          const form = new FormData();
          form.append("note", "\r\n--not a boundary");
          form.append("file", new Blob([content]), 'Café "Löwe".csv');
          const { contentType, bytes } = await encode(form);
          expect(await readAll(contentType, inPieces(bytes, sizes))).toEqual([
            { name: "note", filename: undefined, text: "\r\n--not a boundary" },
            {
              name: "file",
              filename: 'Café "Löwe".csv',
              text: Buffer.from(content).toString("latin1"),
            },
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("passes over a million blanks after a boundary, in one look at each", async () => {
    const blanks = " \t".repeat(500_000);
    const form = `--x${blanks}\r\ncontent-disposition: form-data; name="a"\r\n\r\nfirst\r\n--x${blanks}--`;
    expect(
      await readAll("multipart/form-data; boundary=x", inPieces(Buffer.from(form), [700_000])),
    ).toEqual([{ name: "a", filename: undefined, text: "first" }]);
  });

  it("passes over a part that nobody reads", async () => {
    const form = new FormData();
    form.append("a", "first");
    form.append("b", "second");
    const { contentType, bytes } = await encode(form);
    const names: string[] = [];
    for await (const part of readMultipart(contentType, inPieces(bytes, [7])))
      names.push(part.name);
    expect(names).toEqual(["a", "b"]);
  });

  it("refuses a form that is cut short, has no boundary or no end of headers", async () => {
    const form = new FormData();
    form.append("file", new Blob(["a,b\n1,2\n"]), "a.csv");
    const { contentType, bytes } = await encode(form);
    await expect(readAll(contentType, inPieces(bytes.subarray(0, -4), [9]))).rejects.toThrow(
      MultipartError,
    );
    await expect(readAll("application/json", inPieces(bytes, [9]))).rejects.toThrow(MultipartError);
    const endless = Buffer.from(`--x\r\n${"h".repeat(40_000)}`);
    await expect(
      readAll("multipart/form-data; boundary=x", inPieces(endless, [500])),
    ).rejects.toThrow("The headers of a part are too long.");
  });
});
