import { fixtureNow, fullRun } from "./transcript.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { Transcript } from "./index.ts";

export const contract = [
  covers(Transcript, "transcript", {
    conversationId: "s-1",
    messages: fullRun,
    product: "Switchboard",
    now: fixtureNow,
  }),
];
