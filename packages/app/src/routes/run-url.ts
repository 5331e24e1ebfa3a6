import type { Services } from "../services.ts";

/** Where a program calls the agent, with the host. */
export const runUrl = ({ config, paths }: Pick<Services, "config" | "paths">): string =>
  new URL(paths.runCall, new URL(config.apiHost, window.location.href)).href;
