import type { Brand, ShellPaths, ShellUser } from "./shell.types.ts";

export const brand: Brand = { name: "Switchboard", slug: "switchboard" };

export const paths: ShellPaths = {
  home: "/",
  login: "/ui/login",
  pricing: "/ui/pricing",
  howItWorks: "/ui/how-it-works",
  privacyPolicy: "/ui/privacy-policy",
  termsOfService: "/ui/terms-of-service",
  apiDocs: "https://api.example.test/api/v1/docs",
  logout: "https://api.example.test/api/v1/auth/logout",
  chat: "/switchboard-chat",
  inbox: "/switchboard-inbox",
  connections: "/ui/connections",
  playbooks: "/ui/playbooks",
  apiKeys: "/ui/developer-settings",
  profile: "/ui/profile",
  account: "/ui/account",
  organization: "/ui/organization/settings",
  adminSettings: "/ui/admin/settings",
  adminUsers: "/ui/admin/users",
  adminModels: "/ui/admin/models",
  adminUsage: "/ui/admin/usage",
  adminHealth: "/ui/admin/health",
  adminAudit: "/ui/admin/audit",
};

export const organizations = [
  { id: "org-1", name: "Halden Coffee" },
  { id: "org-2", name: "Halden Roastery" },
  { id: "org-3", name: "Co-op of the North" },
];

export const user: ShellUser = {
  email: "maya@haldencoffee.example",
  balance: 1842.5,
  isAdmin: false,
  organizations: [],
  activeOrganizationId: null,
};

export const member: ShellUser = { ...user, organizations, activeOrganizationId: "org-1" };
export const admin: ShellUser = { ...member, isAdmin: true };

export const manyOrganizations = Array.from({ length: 20 }, (_, index) => ({
  id: `org-${index}`,
  name: `${index + 1}. Cooperative association of coffee growers and roasters of the northern valleys`,
}));
