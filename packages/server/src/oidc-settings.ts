import type { OidcSettings } from "./integrations/oidc/provider.ts";

/** The variables of login at an OpenID provider. */
type OidcVariables = {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_EMAILS?: "trusted" | undefined;
};

/** Reads the OpenID provider; undefined if none is set. @param problems takes a sentence for each that is missing */
export function readOidc(value: OidcVariables, problems: string[]): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value;
  const trustsEmails = value.OIDC_EMAILS === "trusted";
  if (issuer && clientId) return { issuer, clientId, clientSecret, trustsEmails };
  if (issuer) problems.push("OIDC_ISSUER is set, so OIDC_CLIENT_ID must be set too.");
  else if (clientId || clientSecret)
    problems.push("OIDC_CLIENT_ID is set, so OIDC_ISSUER must be set too.");
  return undefined;
}
