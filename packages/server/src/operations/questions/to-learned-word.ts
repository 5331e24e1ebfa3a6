import type { LearnedWord } from "@switchboard/api-client/types";
import type { NamedWord } from "../../questions/learned-words.ts";

/** A learned word in the form of the contract. */
export const toLearnedWord = ({
  id,
  word,
  datasetId,
  filename,
  column,
  value,
  createdAt,
}: NamedWord): LearnedWord => ({
  id,
  word,
  scope: datasetId === null ? "heading" : "file",
  ...(datasetId !== null && { dataset_id: datasetId }),
  ...(filename !== undefined && { filename }),
  ...(column !== null && { column }),
  ...(value !== null && { value }),
  created_at: createdAt.toISOString(),
});
