import { queryCall } from "../chat-transcript/transcript.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { ToolCall } from "./index.ts";

export const contract = [covers(ToolCall, "tool-call", { call: queryCall, defaultOpen: true })];
