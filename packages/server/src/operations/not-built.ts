import type { OperationId } from "@switchboard/api-client/operations";

/** Only names of operations that the contract has. */
type OfContract<Id extends OperationId> = Id;

/** Operations of the contract without a handler yet: they are answered 501. Whoever writes a handler takes its line out here. */
export type NotBuilt = OfContract<never>;
