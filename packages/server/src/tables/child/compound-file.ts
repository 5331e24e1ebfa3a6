import { CFB } from "@e965/xlsx";

/** Paths within a compound file, in lower case: old workbooks, but also documents, mails and encrypted new workbooks. */
export function compoundPaths(bytes: Buffer): string[] {
  try {
    return CFB.read(bytes, { type: "buffer" }).FullPaths.map((path: string) => path.toLowerCase());
  } catch {
    return [];
  }
}
