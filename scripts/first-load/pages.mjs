/**
 * @typedef {object} Page
 * @property {string} [build] `public` for the pages of visitors
 * @property {string} path where the browser opens it
 * @property {string[] | null} modules what it loads beside the entry; null if it loads neither, only what is in its HTML's head
 * @property {number} goal bytes of compressed script
 * @property {string} ready CSS selector of what shows that the page can be used
 * @property {boolean} [isOnlyCounted] in the build, and not opened: another page is the same at an earlier moment
 * @property {"admin" | "visitor"} [as] who opens it: somebody signed in unless it says otherwise
 */

/** @param {string} name */
const route = (name) => `packages/app/src/routes/${name}.tsx`;

/** What shows messages: loaded beside those of a stored chat, and after a new one is shown. */
const MESSAGES = "packages/ui/src/patterns/chat-transcript/reading.ts";

/** Loaded beside a chat on a wide screen, and once it is shown and the browser has nothing to do. */
const AFTER_CHAT = [
  MESSAGES,
  "packages/ui/src/screens/chat/chat-settings-panel.tsx",
  "packages/ui/src/screens/chat/chat-windows.tsx",
  "packages/api-client/src/watch.ts",
];

/** The pages whose first load has a budget, by name. @type {Record<string, Page>} */
export const PAGES = {
  // Complete and of use without its code, which comes when the browser is idle, or with the press of a button.
  landing: {
    build: "public",
    path: "/",
    modules: null,
    as: "visitor",
    goal: 60_000,
    ready: "h1",
  },
  "landing, after idle": {
    build: "public",
    path: "/",
    modules: [],
    as: "visitor",
    goal: 100_000,
    ready: "h1",
    isOnlyCounted: true,
  },
  login: {
    path: "/ui/login",
    modules: [route("login")],
    goal: 120_000,
    as: "visitor",
    ready: "main a[href*=portal]",
  },
  chat: {
    path: "/switchboard-chat",
    modules: [route("chat")],
    goal: 220_000,
    ready: "textarea",
  },
  "chat with messages": {
    path: "/switchboard-chat",
    modules: [route("chat"), MESSAGES],
    goal: 220_000,
    ready: "textarea",
    isOnlyCounted: true,
  },
  "chat, after idle": {
    path: "/switchboard-chat",
    modules: [route("chat"), ...AFTER_CHAT],
    goal: 330_000,
    ready: "textarea",
    isOnlyCounted: true,
  },
  inbox: {
    path: "/switchboard-inbox",
    modules: [route("inbox-layout"), route("inbox")],
    goal: 190_000,
    ready: "[data-slot=inbox]",
  },
  ...others({
    "my connections": ["/ui/connections", "connections"],
    playbooks: ["/ui/playbooks", "playbooks"],
    "api keys": ["/ui/developer-settings", "api-keys"],
    profile: ["/ui/profile", "profile"],
    account: ["/ui/account", "account"],
    credits: ["/ui/credits", "credits"],
    pricing: ["/pricing", "pricing"],
    organization: ["/ui/organization/settings", "organization"],
    "inbox sources": ["/ui/inbox-sources", "inbox-sources"],
    usage: ["/ui/admin/usage", "admin-usage"],
    "admin settings": ["/ui/admin/settings", "admin-settings"],
    "admin users": ["/ui/admin/users", "admin-users"],
    "admin models": ["/ui/admin/models", "admin-models"],
    "admin health": ["/ui/admin/health", "admin-health"],
    "admin audit": ["/ui/admin/audit", "audit"],
  }),
};

/** Pages with a heading and the common goal. @param {Record<string, [path: string, route: string]>} pages @returns {Record<string, Page>} */
function others(pages) {
  return Object.fromEntries(
    Object.entries(pages).map(([name, [path, module]]) => [
      name,
      {
        path,
        modules: [route(module)],
        goal: 200_000,
        ready: "main h1",
        ...(path.startsWith("/ui/admin/") && { as: "admin" }),
      },
    ]),
  );
}
