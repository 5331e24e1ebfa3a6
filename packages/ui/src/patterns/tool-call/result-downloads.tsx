import { Download } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import type { Json } from "../json-view/types.ts";
import type { ResultFormat } from "./save-file.ts";

export type ResultDownloadsProps = {
  name: string;
  /** Read on press. */
  result: () => Json;
  formats: readonly ResultFormat[];
};

/**
 * Saves a whole result, since long ones are easier to read elsewhere. The code that writes the file is loaded on press.
 */
export function ResultDownloads({ name, result, formats }: ResultDownloadsProps) {
  const words = useWords(toolCallWords);
  const labels = { csv: words.downloadCsv, json: words.downloadJson };
  const save = (format: ResultFormat) => async () => {
    const { saveResult } = await import("./save-file.ts");
    saveResult(name, result(), format);
  };
  return (
    <div className="flex flex-wrap gap-1" data-slot="result-downloads">
      {formats.map((format) => (
        <Button iconStart={Download} key={format} onClick={save(format)} size="sm" variant="ghost">
          {labels[format]}
        </Button>
      ))}
    </div>
  );
}
