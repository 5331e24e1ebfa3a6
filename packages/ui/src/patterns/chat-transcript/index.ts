export { Transcript, type TranscriptProps } from "./transcript.tsx";
export type { AnnouncePace, ErrorWay, TranscriptMessage, WorkingView } from "./types.ts";
