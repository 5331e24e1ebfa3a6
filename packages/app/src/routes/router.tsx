import { createBrowserRouter, type RouteObject } from "react-router";
import type { Services } from "../services.ts";
import { PageError } from "./page-error.tsx";
import { PageLoading } from "./page-loading.tsx";
import { rootLoader } from "./root.ts";
import { RootLayout } from "./root-layout.tsx";

/** What a page's module creates from the services. */
export type PageRoute = Pick<RouteObject, "loader" | "Component" | "HydrateFallback">;

/** A page whose code is loaded when it is first opened. */
const lazily =
  (services: Services, load: () => Promise<{ createRoute: (services: Services) => PageRoute }>) =>
  async (): Promise<PageRoute> =>
    (await load()).createRoute(services);

/** Maps paths to pages. */
export function createRoutes(services: Services): RouteObject[] {
  const { paths } = services;
  const on = (path: string, load: Parameters<typeof lazily>[1]): RouteObject => ({
    path,
    lazy: lazily(services, load),
  });
  return [
    {
      // Without a loader of its own, the shell renders at once and stays when a page fails.
      Component: RootLayout,
      children: [
        {
          loader: () => rootLoader(services),
          HydrateFallback: PageLoading,
          ErrorBoundary: PageError,
          children: [
            on(paths.home, () => import("./landing.tsx")),
            on(paths.login, () => import("./login.tsx")),
            on(paths.callback, () => import("./callback.tsx")),
            on(paths.welcome, () => import("./welcome.tsx")),
            on(`${paths.chat}/:sessionId?`, () => import("./chat.tsx")),
            on("/ui/files/:fileId/reading", () => import("./file-reading.tsx")),
            on(paths.connections, () => import("./connections.tsx")),
            on(`${paths.connections}/edit/:connectionId`, () => import("./connection-edit.tsx")),
            on(`${paths.connections}/add/:pluginName`, () => import("./connection-add.tsx")),
            on(paths.customTool, () => import("./custom-tool.tsx")),
            on(
              `${paths.connections}/setup/:pluginName`,
              async () => (await import("./guide.tsx")).setupGuide,
            ),
            on("/ui/tools/:pluginName", async () => (await import("./guide.tsx")).toolDocs),
            on(paths.playbooks, () => import("./playbooks.tsx")),
            on(paths.createPlaybook, () => import("./playbook-form.tsx")),
            on(`${paths.playbooks}/edit/:playbookId`, () => import("./playbook-form.tsx")),
            on(paths.pricing, () => import("./pricing.tsx")),
            on(paths.credits, () => import("./credits.tsx")),
            on(paths.purchaseSuccess, () => import("./purchase-success.tsx")),
            on(paths.purchaseCancelled, () => import("./purchase-cancelled.tsx")),
            on(paths.enterpriseContact, () => import("./enterprise-contact.tsx")),
            on(paths.smsPreferences, () => import("./sms-preferences.tsx")),
            on(paths.profile, () => import("./profile.tsx")),
            on(paths.account, () => import("./account.tsx")),
            on(paths.apiKeys, () => import("./api-keys.tsx")),
            on(paths.developers, () => import("./developers.tsx")),
            on(paths.howItWorks, () => import("./how-it-works.tsx")),
            on(paths.privacyPolicy, async () => (await import("./legal.tsx")).privacyPolicy),
            on(paths.termsOfService, async () => (await import("./legal.tsx")).termsOfService),
            on(paths.inboxSources, () => import("./inbox-sources.tsx")),
            {
              path: paths.inbox,
              lazy: lazily(services, () => import("./inbox-layout.tsx")),
              children: [
                { index: true, lazy: lazily(services, () => import("./inbox.tsx")) },
                on(":itemId", () => import("./inbox-item.tsx")),
              ],
            },
            on(paths.organization, () => import("./organization.tsx")),
            on(`${paths.invitations}/:token`, () => import("./invitation.tsx")),
            on(paths.adminSettings, () => import("./admin-settings.tsx")),
            on(paths.adminUsers, () => import("./admin-users.tsx")),
            on(`${paths.adminUsers}/:userId`, () => import("./admin-user-edit.tsx")),
            on(paths.adminModels, () => import("./admin-models.tsx")),
            on(paths.adminUsage, () => import("./admin-usage.tsx")),
            on(paths.adminHealth, () => import("./admin-health.tsx")),
            on(paths.adminAudit, async () => (await import("./audit.tsx")).wholeAudit),
            on(paths.activity, async () => (await import("./audit.tsx")).ownAudit),
            on(`/ui${paths.chat}/:sessionId?`, () => import("./chat-redirect.ts")),
            on("*", () => import("./not-found.tsx")),
          ],
        },
      ],
    },
  ];
}

export const createRouter = (services: Services) => createBrowserRouter(createRoutes(services));
