import { apiUrl, docsUrl, logoutUrl, oauthStartUrl } from "@switchboard/api-client";
import { publicPages } from "@switchboard/api-client/public-pages";
import type { AppConfig } from "./default-config.ts";

/** Whether the server handles an address, also where the app has the same host. */
export const isOfServer = (href: string): boolean =>
  /^(?:\/(?:api|outbox|portal)(?:\/|$)|https?:)/.test(href);

/** Every path of the product, built from the brand's slug and the API host. */
export function createPaths({ brand, apiHost }: AppConfig) {
  const chat = `/${brand.slug}-chat`;
  const inbox = `/${brand.slug}-inbox`;
  return {
    home: publicPages.home.path,
    login: "/ui/login",
    createAccount: "/ui/login?view=create",
    callback: "/ui/callback",
    welcome: "/ui/welcome",
    chat,
    chatSession: (sessionId: string) => `${chat}/${encodeURIComponent(sessionId)}`,
    inbox,
    inboxItem: (id: string) => `${inbox}/${encodeURIComponent(id)}`,
    inboxSources: "/ui/inbox-sources",
    /** @param chatId the one to go back to */
    fileReading: (id: string, chatId?: string) =>
      `/ui/files/${encodeURIComponent(id)}/reading${chatId === undefined ? "" : `?chat=${encodeURIComponent(chatId)}`}`,
    connections: "/ui/connections",
    authorizationEnd: (id: string) => `/ui/connections?authorization=${encodeURIComponent(id)}`,
    connectionAdd: (plugin: string) => `/ui/connections/add/${encodeURIComponent(plugin)}`,
    connectionEdit: (id: string) => `/ui/connections/edit/${encodeURIComponent(id)}`,
    connectionReconnect: (id: string) =>
      `/ui/connections/edit/${encodeURIComponent(id)}?reconnect=credentials`,
    connectionSetup: (plugin: string) => `/ui/connections/setup/${encodeURIComponent(plugin)}`,
    toolDocs: (plugin: string) => `/ui/tools/${encodeURIComponent(plugin)}`,
    customTool: "/ui/connections/create-custom-tool",
    mcpReconnect: (url: string) =>
      `/ui/connections/create-custom-tool?url=${encodeURIComponent(url)}`,
    playbooks: "/ui/playbooks",
    createPlaybook: "/ui/playbooks/create",
    playbookFrom: (readyMade: string) =>
      `/ui/playbooks/create?from=${encodeURIComponent(readyMade)}`,
    playbookEdit: (id: string) => `/ui/playbooks/edit/${encodeURIComponent(id)}`,
    apiKeys: "/ui/developer-settings",
    developers: publicPages.developers.path,
    profile: "/ui/profile",
    account: "/ui/account",
    smsPreferences: "/ui/sms-preferences",
    organization: "/ui/organization/settings",
    invitations: "/ui/invitations",
    pricing: publicPages.pricing.path,
    purchaseSuccess: "/ui/purchase-success",
    purchaseCancelled: "/ui/purchase-cancelled",
    enterpriseContact: publicPages.enterpriseContact.path,
    credits: "/ui/credits",
    howItWorks: publicPages.howItWorks.path,
    privacyPolicy: publicPages.privacyPolicy.path,
    termsOfService: publicPages.termsOfService.path,
    adminSettings: "/ui/admin/settings",
    adminUsers: "/ui/admin/users",
    adminUser: (id: string) => `/ui/admin/users/${encodeURIComponent(id)}`,
    adminModels: "/ui/admin/models",
    adminUsage: "/ui/admin/usage",
    adminHealth: "/ui/admin/health",
    adminAudit: "/ui/admin/audit",
    activity: "/ui/activity",
    runCall: `/api/${brand.slug}-chat/run`,
    discoverCall: `/api/${brand.slug}-chat/discover`,
    accountExport: apiUrl(apiHost, "/api/v1/account/export/file"),
    auditExport: apiUrl(apiHost, "/api/v1/admin/audit/export"),
    apiDocs: docsUrl(apiHost),
    localOutbox: apiUrl(apiHost, "/outbox"),
    resetPassword: apiUrl(apiHost, "/portal/forgot"),
    logout: logoutUrl(apiHost),
    oauthStart: (plugin: string) => oauthStartUrl(plugin, apiHost),
    oauthReconnect: (plugin: string, id: string) =>
      `${oauthStartUrl(plugin, apiHost)}?connection=${encodeURIComponent(id)}`,
  } as const;
}

export type Paths = ReturnType<typeof createPaths>;
