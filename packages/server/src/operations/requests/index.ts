export * from "./contact-sales.ts";
export * from "./request-method.ts";
export * from "./request-tool.ts";
