import type { Operation } from "../../http/operation.ts";
import { listLedger } from "./list-ledger.ts";

export const creditOperations: readonly Operation[] = [listLedger];
