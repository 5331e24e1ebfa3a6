import { covers } from "../../testing/contract.tsx";
import { Spinner } from "./index.ts";

export const contract = [covers(Spinner, "spinner", {})];
