import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import type { Services } from "../services.ts";
import { createRoutes } from "./router.tsx";

const paths = createPaths(defaultConfig);
// A page asks for the other services only once it is loaded.
const routes = createRoutes({ paths } as Services);

const specified = [
  "/",
  "/ui/login",
  "/ui/callback?code=",
  "/ui/welcome",
  "/switchboard-chat",
  "/switchboard-chat/1",
  "/ui/connections",
  "/ui/connections/add/tasks",
  "/ui/connections/edit/1",
  "/ui/connections/setup/tasks",
  "/ui/connections/create-custom-tool",
  "/ui/tools/tasks",
  "/ui/profile",
  "/ui/developer-settings",
  "/ui/developers",
  "/switchboard-inbox",
  "/switchboard-inbox/1",
  "/ui/inbox-sources",
  "/ui/playbooks",
  "/ui/playbooks/create",
  "/ui/playbooks/edit/1",
  "/ui/pricing",
  "/ui/purchase-success",
  "/ui/purchase-cancelled",
  "/ui/enterprise-contact",
  "/ui/sms-preferences",
  "/ui/organization/settings",
  "/ui/admin/settings",
  "/ui/admin/users",
  "/ui/admin/users/1",
  "/ui/privacy-policy",
  "/ui/terms-of-service",
  "/ui/how-it-works",
];

const matched = (path: string) => matchRoutes(routes, path.replace(/\?.*/, ""))?.at(-1)?.route;

it.each(specified)("%s has a page of its own [SHELL-42 SHELL-43 SHELL-44]", (path) => {
  expect(matched(path)).toBeDefined();
  expect(matched(path)?.path).not.toBe("*");
});

it("any other address has the page for what is not found", () => {
  expect(matched("/ui/no-such-page")?.path).toBe("*");
});
