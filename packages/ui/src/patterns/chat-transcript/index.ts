export { Transcript, type TranscriptProps } from "./transcript.tsx";
export type { ErrorWay, TranscriptMessage, WorkingView } from "./types.ts";
