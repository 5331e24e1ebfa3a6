import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { wrapLanguageModel } from "ai";
import type { ProviderState } from "../../domain/models/ports.ts";
import { readProblem, type ProblemKind } from "./problem.ts";
import { redact } from "./redact.ts";

/** What a request came to, for the state of its provider. */
export type Noted = Pick<ProviderState, "state" | "message">;

/**
 * A model that reports after each request what state its provider is in. It only reports: that a state is stored once is up to
 * `note`, which must not throw.
 * @param secrets keys to keep out of the message
 */
export const watchProvider = (
  model: LanguageModelV4,
  note: (noted: Noted) => void,
  secrets: readonly (string | undefined)[] = [],
): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      async wrapStream({ doStream, params }) {
        const fail = (error: unknown) => {
          // A person who stops a run says nothing about the provider.
          if (params.abortSignal?.aborted) return;
          const noted = stateAfter(error, secrets);
          if (noted) note(noted);
        };
        try {
          const { stream, ...rest } = await doStream();
          return { ...rest, stream: stream.pipeThrough(watched(fail, note)) };
        } catch (error) {
          fail(error);
          throw error;
        }
      },
    },
  });

const STATES: Readonly<Partial<Record<ProblemKind, ProviderState["state"]>>> = {
  key: "key_refused",
  unreachable: "unreachable",
  certificate: "unreachable",
  blocked: "unreachable",
  timeout: "unreachable",
  cut: "failing",
  quota: "failing",
  model: "failing",
  path: "failing",
  failing: "failing",
  unreadable: "failing",
};

/**
 * The state that a failure puts a provider in; undefined for one that says nothing about it: a rate limit, a conversation that is
 * too long.
 */
export function stateAfter(
  error: unknown,
  secrets: readonly (string | undefined)[] = [],
): Noted | undefined {
  const problem = readProblem(error);
  const state = STATES[problem.kind];
  if (state === undefined) return undefined;
  const said = redact(problem.said, secrets);
  const status = problem.status === undefined ? "" : `${problem.status}`;
  const message = [said, status && `(status ${status})`].filter(Boolean).join(" ");
  return { state, message: message || null };
}

function watched(fail: (error: unknown) => void, note: (noted: Noted) => void) {
  let failed = false;
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      if (part.type === "error") {
        failed = true;
        fail(part.error);
      }
      if (part.type === "finish" && !failed) note({ state: "working", message: null });
      controller.enqueue(part);
    },
  });
}
