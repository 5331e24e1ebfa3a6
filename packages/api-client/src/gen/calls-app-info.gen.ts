// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Version, plugins and what this server offers. */
export const getAppInfo: Call<t.GetAppInfoData, t.GetAppInfoResponse> = { method: "GET", path: "/api/v1/app-info" };
