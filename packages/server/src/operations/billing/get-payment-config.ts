import { ok, operation } from "../../http/operation.ts";

/** The app's configuration for a hosted checkout. */
export const getPaymentConfig = operation("getPaymentConfig", ({ deps }) =>
  ok({ publishable_key: deps.payments?.publishableKey ?? "" }),
);
