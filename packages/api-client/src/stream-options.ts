import type { CallData, StreamCall } from "./call.ts";
import type { RunEvent } from "./gen/types.gen.ts";
import type { ReadRunEvent } from "./stream-events.ts";
import type { StreamClock } from "./stream-clock.ts";
import type { StreamNetwork } from "./stream-network.ts";

/** `open` and `resumed` when events can come, `reconnecting` after a cut, `offline` after one while this device has no network. */
export type StreamState = "open" | "reconnecting" | "resumed" | "offline";

export type ResumeOptions = {
  /** Path that gives the events of a run after a number. @default the one of `streamRunEvents` */
  readonly path?: (runId: string) => string;
  /** Attempts in a row that may fail before the stream does. @default 4, and any number once the server has begun the run */
  readonly attempts?: number;
};

export type StreamOptions = {
  /** Address of the API host. @default the page's own */
  readonly baseUrl?: string;
  /** Ends the stream without an error. The run goes on. */
  readonly signal?: AbortSignal;
  /** @default the platform's `fetch` */
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of the last event that is known already. @default 0 */
  readonly after?: number;
  /** Reconnects after a cut, for servers with the extension `runs`. @default one attempt */
  readonly resume?: boolean | ResumeOptions;
  readonly onState?: (state: StreamState) => void;
  /** Silence in ms, heartbeats included, that counts as a cut once the run can be resumed. @default 45000 */
  readonly idleMs?: number;
  readonly clock?: StreamClock;
  /** Attempts that fail while it is away do not count; when it is back the next is made at once. @default one that is always there */
  readonly network?: StreamNetwork;
};

/** The events of a run, to be read once with `for await`. */
export type RunStream = AsyncIterable<ReadRunEvent> & {
  /** True once the end marker has come; false after an abort or an end without one. */
  readonly done: boolean;
  /** Number of the last event given out. */
  readonly lastSeq: number;
  readonly runId: string | undefined;
};

/** A request that begins a stream: the path is that of the call unless given. */
export type StreamRequest<Data extends CallData> = StreamOptions & {
  readonly call: StreamCall<Data, RunEvent>;
  readonly body: Data["body"];
  readonly path?: string;
  /** Names what is begun, so that asking again begins no second one. Sent with `resume` only. */
  readonly key?: string;
};
