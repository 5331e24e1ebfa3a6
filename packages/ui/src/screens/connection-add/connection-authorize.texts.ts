/** Texts for an app that is authorized on its own page. */
export const authorizeTexts = {
  title: (app: string) => `Sign in at ${app}`,
  message: (app: string) =>
    `You leave for a page of ${app}, sign in there and allow what is asked for. Then you are back here with a new connection. No password is entered here.`,
  go: (app: string) => `Continue to ${app}`,
  cancel: "Cancel",
  tools: "What the agent can do then",
  toolsHint:
    "What changes or sends something waits for your answer at first. You can change that, and turn tools off, once it is connected.",
  notSetUp: (app: string) => `${app} is not set up on this server yet`,
  askAdmin: (app: string) =>
    `Your administrator has to enter what ${app} knows this server as. Nothing is wrong with your account.`,
  steps: (app: string) => [
    `Register an application at ${app} with this redirect address, letter by letter:`,
    `Enter the client ID and the client secret that ${app} gives you in the plugin settings.`,
  ],
  copy: "Copy the redirect address",
  settings: "Plugin Settings",
} as const;
