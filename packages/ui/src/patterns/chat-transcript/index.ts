export { Transcript, type TranscriptProps } from "./transcript.tsx";
export type { TranscriptMessage, WorkingView } from "./types.ts";
