import * as openid from "openid-client";
import {
  AppNotSetUp,
  BeginAgain,
  GrantEnded,
  type OAuthApp,
} from "../../domain/authorizations/ports.ts";
import { storableText } from "../../domain/storable.ts";
import { ToolError } from "../../domain/plugins/types.ts";

const MAX_MESSAGE_LENGTH = 300;
/** Codes that are about us and not about the user. */
const ABOUT_US: ReadonlySet<string> = new Set([
  "invalid_client",
  "invalid_scope",
  "unauthorized_client",
  "unsupported_grant_type",
  "unsupported_response_type",
]);

/**
 * Describes a failure in a sentence. Of the request and the answer it includes only the app's error text: the library's errors
 * hold whole answers, tokens included.
 * @param ended the sentence to use instead of `GrantEnded` while there is no consent yet that could have ended
 */
export function asToolError(error: unknown, app: OAuthApp, ended?: string): Error {
  const name = app.manifest.display_name;
  if (error instanceof openid.AuthorizationResponseError) {
    if (error.error === "access_denied") {
      return new ToolError(`${name} was not connected because access was denied.`);
    }
    return refusal(app, error);
  }
  if (error instanceof openid.ResponseBodyError) {
    if (error.error !== "invalid_grant") return refusal(app, error);
    return ended === undefined ? new GrantEnded(name) : new BeginAgain(ended);
  }
  if (error instanceof openid.WWWAuthenticateChallengeError) return notKnown(name, "");
  const known = causes(error).find((cause) => cause instanceof ToolError);
  if (known) return known;
  const isLibrarys = error instanceof openid.ClientError || error instanceof TypeError;
  // An internal error. It contains no response of the app, and only the log gets it.
  if (!isLibrarys) return new Error(`${name} could not be authorized.`, { cause: error });
  return new ToolError(
    `${name} returned a response that could not be verified. Start again. If this keeps happening, contact your administrator.`,
  );
}

function refusal(
  { manifest: { display_name: name }, clientSecret }: OAuthApp,
  { error, error_description: description }: { error: string; error_description?: string },
): ToolError {
  const said = wordsOf(description ?? error, clientSecret);
  if (ABOUT_US.has(error)) return notKnown(name, said);
  return new ToolError(`${name} says: ${said}.`);
}

const notKnown = (name: string, said: string) =>
  new AppNotSetUp(
    `${name} rejected this server's client credentials${said === "" ? "" : ` (${said})`}. Ask an administrator to check its client ID and client secret in the plugin settings.`,
  );

function wordsOf(text: string, secret: string | undefined): string {
  const safe = secret ? text.replaceAll(secret, "[removed]") : text;
  const line = storableText(safe).replaceAll(/\s+/g, " ").trim().replace(/\.$/, "");
  return line.length > MAX_MESSAGE_LENGTH
    ? `${line.slice(0, MAX_MESSAGE_LENGTH).toWellFormed()}…`
    : line;
}

function causes(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}
