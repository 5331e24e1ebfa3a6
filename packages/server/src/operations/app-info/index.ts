import { getAppInfo } from "./get-app-info.ts";

export const appInfoOperations = [getAppInfo];
