import { z } from "zod";

/** The operator's gate decides which servers may be called without https. */
const address = z.url({ protocol: /^https?$/, error: "must be an address of the web" });

/** Set by us: a manifest that set them could defeat their purpose. */
const OURS: ReadonlySet<string> = new Set([
  "client_id",
  "client_secret",
  "code_challenge",
  "code_challenge_method",
  "nonce",
  "redirect_uri",
  "request",
  "request_uri",
  "response_mode",
  "response_type",
  "scope",
  "state",
]);

/** Further credentials in every connection of such a plugin. */
const KEPT: ReadonlySet<string> = new Set(["issuer", "account"]);
/** Response fields of the protocol itself. */
const PROTOCOLS: ReadonlySet<string> = new Set([
  "code",
  "state",
  "iss",
  "error",
  "error_description",
  "error_uri",
]);

/** Where and how an app requests a user's consent: the `oauth` part of a plugin. PKCE is always used. */
export const oauthPluginSchema = z
  .strictObject({
    /** Who authorizes, as the server itself writes it. */
    issuer: address,
    /** Looks the addresses up at the issuer: `oidc` for OpenID Connect, `oauth2` for a server that only authorizes. */
    discovery: z.enum(["oidc", "oauth2"]).optional(),
    /** Endpoints of a server without discovery. */
    endpoints: z
      .strictObject({ authorization: address, token: address, revocation: address.optional() })
      .optional(),
    scopes: z.array(z.string().regex(/^[!#-[\]-~]+$/, "is no scope")),
    /** Further parameters that the app expects, such as `access_type: offline`. */
    parameters: z
      .record(z.string().min(1), z.string())
      .refine(
        (all) => !Object.keys(all).some((name) => OURS.has(name)),
        "holds a parameter that is always set",
      )
      .optional(),
    /** Connection settings that the app sends with its answer, each with its parameter, such as `realmId`. */
    answers: z
      .record(
        z.string().regex(/^[a-z][a-z0-9_]*$/),
        z
          .string()
          .min(1)
          .refine((name) => !PROTOCOLS.has(name), "is a parameter of the protocol"),
      )
      .refine(
        (all) => !Object.keys(all).some((name) => KEPT.has(name)),
        "holds a name that a connection has already",
      )
      .optional(),
    /** How the client secret is sent; `none` for an app without one. */
    client_auth: z.enum(["client_secret_basic", "client_secret_post", "none"]),
    /** True for a server that names itself in each answer, so that one without its name is refused. */
    answers_with_issuer: z.literal(true).optional(),
  })
  .refine(({ discovery, endpoints }) => (discovery === undefined) !== (endpoints === undefined), {
    error: "needs either discovery or endpoints",
  });

/** The `oauth` part of a plugin. */
export type OAuthPlugin = z.output<typeof oauthPluginSchema>;
