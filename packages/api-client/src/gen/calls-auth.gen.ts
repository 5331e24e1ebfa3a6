// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Where to send the browser to log in. */
export const getLoginUrl: Call<t.GetLoginUrlData, t.GetLoginUrlResponse> = { method: "GET", path: "/api/v1/auth/login-url" };
/** Exchange the portal's code for a session. */
export const completeLogin: Call<t.CompleteLoginData, t.CompleteLoginResponse> = { method: "GET", path: "/api/v1/auth/callback" };
/** This documentation as an OpenAPI document. Extension `openapi`. */
export const getOpenapi: Call<t.GetOpenapiData, t.GetOpenapiResponse> = { method: "GET", path: "/api/v1/openapi.json" };
