// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** What the hosted checkout needs. */
export const getPaymentConfig: Call<t.GetPaymentConfigData, t.GetPaymentConfigResponse> = { method: "GET", path: "/api/v1/stripe/config" };
/** Begin to buy a plan or a pack. */
export const createCheckoutSession: Call<t.CreateCheckoutSessionData, t.CreateCheckoutSessionResponse> = { method: "POST", path: "/api/v1/stripe/create-checkout-session" };
/** Begin to manage a paid plan. Extension `billing-portal`. */
export const createPortalSession: Call<t.CreatePortalSessionData, t.CreatePortalSessionResponse> = { method: "POST", path: "/api/v1/stripe/create-portal-session" };
