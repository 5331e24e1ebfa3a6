export { Transcript, type TranscriptProps } from "./transcript.tsx";
export type { TranscriptMessage, WorkingView } from "./types.ts";
export {
  createTaskCall,
  fixtureNow,
  fixtureWorking,
  fullRun,
  longConversation,
  queryCall,
  runningRun,
} from "./transcript.fixtures.ts";
