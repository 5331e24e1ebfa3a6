// Made by scripts/generate.ts from openapi/. Do not edit.

export * from "./calls-auth.gen.ts";
export * from "./calls-users.gen.ts";
export * from "./calls-account.gen.ts";
export * from "./calls-app-info.gen.ts";
export * from "./calls-watch.gen.ts";
export * from "./calls-chat.gen.ts";
export * from "./calls-runs.gen.ts";
export * from "./calls-approvals.gen.ts";
export * from "./calls-data.gen.ts";
export * from "./calls-questions.gen.ts";
export * from "./calls-connections.gen.ts";
export * from "./calls-plugins.gen.ts";
export * from "./calls-organizations.gen.ts";
export * from "./calls-requests.gen.ts";
export * from "./calls-developer.gen.ts";
export * from "./calls-inbox.gen.ts";
export * from "./calls-sources.gen.ts";
export * from "./calls-playbooks.gen.ts";
export * from "./calls-billing.gen.ts";
export * from "./calls-phone.gen.ts";
export * from "./calls-credits.gen.ts";
export * from "./calls-models.gen.ts";
export * from "./calls-audit.gen.ts";
export * from "./calls-admin.gen.ts";
