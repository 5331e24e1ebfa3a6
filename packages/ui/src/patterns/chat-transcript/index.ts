export { Transcript, type TranscriptProps } from "./transcript.tsx";
export type { TranscriptMessage, WorkingView } from "./types.ts";
export { type Speakers, transcriptMarkdown } from "./markdown.logic.ts";
