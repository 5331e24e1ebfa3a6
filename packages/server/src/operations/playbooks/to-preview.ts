import type { PlaybookPreview } from "@switchboard/api-client/types";
import type { Preview } from "../../domain/playbooks/preview.ts";

/** A preview as the contract has it. */
export const toPreview = ({ prompt, problems, parts, fields }: Preview): PlaybookPreview => ({
  prompt,
  problems: problems.map((one) => ({ ...one })),
  parts: parts.map((one) => ({ ...one })),
  fields: fields.map((one) => ({ ...one })),
});
