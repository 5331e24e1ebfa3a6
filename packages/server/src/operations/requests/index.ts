import { requestMethod } from "./request-method.ts";
import { requestTool } from "./request-tool.ts";

export const requestOperations = [requestTool, requestMethod];
