export { Transcript, type TranscriptProps } from "./transcript.tsx";
export type { AnnouncePace, ErrorAction, TranscriptMessage, WorkingView } from "./types.ts";
export { loadReading } from "./use-reading.ts";
