// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Send a code to a phone. */
export const startPhoneVerification: Call<t.StartPhoneVerificationData, t.StartPhoneVerificationResponse> = { method: "POST", path: "/api/v1/phone-verification/start", empty: true };
/** Prove that the phone is yours. */
export const completePhoneVerification: Call<t.CompletePhoneVerificationData, t.CompletePhoneVerificationResponse> = { method: "POST", path: "/api/v1/phone-verification/complete", empty: true };
