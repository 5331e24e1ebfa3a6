import { AsyncLocalStorage } from "node:async_hooks";
import type { TokenCount } from "./domain/credits/token-use.ts";
import type { Effect } from "./domain/plugins/types.ts";
import type { Run } from "./domain/runs/ports.ts";

/** A piece of work, with what is known when it begins. It names no content: no prompt, argument, address or query. */
export type Work =
  | {
      readonly kind: "request";
      readonly id: string;
      readonly method: string;
      /** One that programs make every few seconds: it is counted and not traced. */
      readonly isProbe: boolean;
      /** The caller's `traceparent`, if the caller is trusted with that. Asked only where traces are on. */
      readonly traceparent?: () => string | undefined;
    }
  | {
      readonly kind: "run";
      readonly id: string;
      readonly sessionId: string;
      readonly of: Run["kind"];
    }
  | { readonly kind: "model"; readonly provider: string; readonly model: string }
  | { readonly kind: "tool"; readonly name: string; readonly app: string; readonly effect: Effect }
  | {
      readonly kind: "job";
      readonly id: string;
      readonly name: string;
      readonly attempt: number;
    };

/** How a piece of work ended. Each value is one of few, except the counts. */
export type WorkEnd = {
  /** The path of a request as its route is declared, with `:id` in place of an id. */
  readonly route?: string;
  readonly status?: number;
  readonly outcome?: string;
  readonly tokens?: TokenCount;
  /** Why it failed, in a word. */
  readonly failure?: string;
};

/** Something that happened and takes no time. */
export type Fact =
  | { readonly kind: "run_started"; readonly of: Run["kind"] }
  | {
      readonly kind: "run_ended";
      readonly of: Run["kind"];
      readonly outcome: Run["state"];
      /** In hundredths of a credit. */
      readonly charged: number;
    }
  | { readonly kind: "first_event"; readonly of: Run["kind"]; readonly seconds: number }
  | { readonly kind: "job_given_up"; readonly name: string };

/** A piece of work that is going on. */
export type Observation = {
  /** Does a part of it; lines of the log and further work in there belong to it. */
  within<T>(act: () => T): T;
  end(end: WorkEnd): void;
};

/** Sees what the server does: for the log always, for metrics and traces where they are on. */
export type Telemetry = {
  begin(work: Work): Observation;
  /** Does a piece of work. `note` says how it ends, as far as it is known. */
  observe<T>(work: Work, act: (note: (end: WorkEnd) => void) => Promise<T>): Promise<T>;
  record(fact: Fact): void;
};

/** A span that was begun, and what its children need of it. */
export type OpenSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
  end(end: WorkEnd): void;
};

/** The work around a piece of work. */
export type Around = { readonly fields: LogFields; readonly span: OpenSpan | undefined };

/** Where spans are sent. */
export type Traces = {
  begin(work: Work, around: Around | undefined): OpenSpan;
  /** Sends what is left, within a deadline. */
  close(): Promise<void>;
};

/** Where work is counted. */
export type Metrics = {
  ended(work: Work, end: WorkEnd, seconds: number): void;
  record(fact: Fact): void;
};

/** What each line of the log says of the work that it is part of. */
type LogFields = Readonly<Record<string, string>>;

const contexts = new AsyncLocalStorage<Around>();

/** The fields of a line that is logged now, in an object of its own. */
export const logFields = (): Record<string, string> => ({ ...contexts.getStore()?.fields });

/** Does something that is not part of the work that asked for it, such as the next poll of a queue. */
export const apart = <T>(act: () => T): T => contexts.exit(act);

/** What makes a line of the log findable. */
function fieldsOf(work: Work): LogFields {
  switch (work.kind) {
    case "request":
      return { requestId: work.id };
    case "run":
      return { run_id: work.id, session_id: work.sessionId };
    case "job":
      return { job: work.name, job_id: work.id };
    default:
      return {};
  }
}

/** A request and a job belong to nothing else, whatever else is going on when they begin. */
const beginsAnew = ({ kind }: Work) => kind === "request" || kind === "job";

const isTraced = (work: Work) => work.kind !== "request" || !work.isProbe;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** @param to where it goes besides the log */
export function createTelemetry({
  metrics,
  traces,
}: {
  readonly metrics?: Metrics | undefined;
  readonly traces?: Traces | undefined;
} = {}): Telemetry {
  function begin(work: Work): Observation {
    const around = beginsAnew(work) ? undefined : contexts.getStore();
    const began = performance.now();
    const span = isTraced(work) ? traces?.begin(work, around) : undefined;
    const fields = {
      ...around?.fields,
      ...fieldsOf(work),
      ...(span && { trace_id: span.traceId }),
    };
    return {
      within: (act) => contexts.run({ fields, span }, act),
      end(end) {
        metrics?.ended(work, end, (performance.now() - began) / 1000);
        span?.end(end);
      },
    };
  }

  return {
    begin,
    async observe(work, act) {
      const observation = begin(work);
      let end: WorkEnd = {};
      const note = (known: WorkEnd) => {
        end = { ...end, ...known };
      };
      try {
        return await observation.within(() => act(note));
      } catch (error) {
        end = { failure: nameOf(error), ...end };
        throw error;
      } finally {
        observation.end(end);
      }
    },
    record: (fact) => metrics?.record(fact),
  };
}
