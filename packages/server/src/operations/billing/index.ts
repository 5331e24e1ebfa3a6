export * from "./create-checkout-session.ts";
export * from "./create-portal-session.ts";
export * from "./get-payment-config.ts";
