/** Texts for an app that is authorized on its own page. */
export const authorizeTexts = {
  title: (app: string) => `Log in to ${app}`,
  message: (app: string) =>
    `You'll go to ${app} to log in and grant access, then return here with a new connection. You never enter your password here.`,
  go: (app: string) => `Continue to ${app}`,
  cancel: "Cancel",
  tools: "What the agent will be able to do",
  toolsHint:
    "Everything that does more than read asks for your approval first. You can change that, and turn tools off, once connected.",
  notSetUp: (app: string) => `${app} is not set up on this server yet`,
  askAdmin: (app: string) =>
    `An administrator needs to add ${app}'s client ID and secret in the plugin settings. Nothing is wrong with your account.`,
  steps: (app: string) => [
    `Register an application with ${app}, using exactly this redirect URI:`,
    `Enter the client ID and client secret from ${app} in the plugin settings.`,
  ],
  copy: "Copy redirect URI",
  settings: "Plugin Settings",
} as const;
