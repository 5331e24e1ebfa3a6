import type { SharedV4ProviderMetadata } from "@ai-sdk/provider";
import type { AssumedPart } from "@switchboard/api-client/types";
import { zAnswerReading } from "@switchboard/api-client/schemas";

/** What the planner took for granted to come to a call, as the call carries it: it is no argument, since it changes nothing. */
export const callNotes = (assumed: readonly AssumedPart[]): SharedV4ProviderMetadata => ({
  switchboard: { assumed: assumed.map((part) => ({ ...part })) },
});

/** Reads it from a call; nothing where another model made it. */
export function readAssumed(notes: unknown): { readonly assumed?: readonly AssumedPart[] } {
  const found: unknown = Object(Object(notes).switchboard).assumed;
  const { data } = zAnswerReading.shape.assumed.safeParse(found);
  return data ? { assumed: data } : {};
}
