import type { ExportFormat, ExportSource } from "./export-session.ts";

/** Saves a whole conversation as a file. What writes it down is loaded by then: few are taken along. */
export async function exportChat(
  source: ExportSource,
  { id, format }: { id: string; format: ExportFormat },
): Promise<void> {
  const [{ exportSession }, { saveFile }] = await Promise.all([
    import("./export-session.ts"),
    import("./save-file.ts"),
  ]);
  saveFile(await exportSession(source, id, format));
}
