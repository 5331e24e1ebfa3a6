import { ok, operation } from "../../http/operation.ts";

/** What the app needs to go to a hosted checkout. */
export const getPaymentConfig = operation("getPaymentConfig", ({ deps }) =>
  ok({ publishable_key: deps.payments?.publishableKey ?? "" }),
);
