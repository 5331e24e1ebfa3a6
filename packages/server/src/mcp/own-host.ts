import { localhostAllowedHostnames, validateHostHeader } from "@modelcontextprotocol/server";
import type { Deps } from "../deps.ts";
import { AppError } from "../domain/errors.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * Rejects requests with a foreign `Host` header (DNS rebinding). A server that listens beyond this machine without a configured
 * public URL cannot know its name, so it accepts any.
 * @throws AppError `forbidden`
 */
export function requireOwnHost(
  request: Request,
  { publicUrl, host }: Pick<Deps["env"], "publicUrl" | "host">,
): void {
  if (publicUrl === undefined && !LOOPBACK.has(host)) return;
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  const names = [...localhostAllowedHostnames(), ...own];
  const { ok } = validateHostHeader(request.headers.get("host"), names);
  if (!ok) throw new AppError("forbidden", "This request was meant for another host.");
}
