/** Code pages of DOS, which the platform cannot decode. */
export const CODE_PAGES: ReadonlySet<string> = new Set(
  "cp437 cp737 cp775 cp850 cp852 cp855 cp857 cp858 cp860 cp861 cp862 cp863 cp865".split(" "),
);

const UTF_32 = new Set(["utf-32le", "utf-32be"]);

/** Whether text files can be read in an encoding of this name. */
export function isEncoding(label: string): boolean {
  if (CODE_PAGES.has(label) || UTF_32.has(label)) return true;
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}
