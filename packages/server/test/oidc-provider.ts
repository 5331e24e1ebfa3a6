import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { challengeOf } from "../src/domain/auth/secrets.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

export const CLIENT_ID = "switchboard-test";

/** The provider's claims about the user; a test may make them false. */
export type Claims = Readonly<Record<string, unknown>>;

/** An OpenID provider that signs real tokens. It logs users in without a form. */
export type TestProvider = {
  readonly issuer: string;
  /** Follows the login URL like a browser, and returns with a code. */
  authorize(loginUrl: string, claims: Claims): string;
  stop(): void;
};

/**
 * Starts the provider on a free port. It ends with the test, or with the file when started in `beforeAll`.
 * @param reachedAt the address of a proxy in front of that port, if there is one
 */
export async function startProvider(
  reachedAt = async (port: number) => `http://127.0.0.1:${port}`,
): Promise<TestProvider> {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, { challenge: string | null; idToken: Claims }>();
  let issuer = "";

  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  function signed(claims: Claims) {
    const content = `${encode({ alg: "RS256", kid: "k1", typ: "JWT" })}.${encode(claims)}`;
    return `${content}.${sign("sha256", Buffer.from(content), keys.privateKey).toString("base64url")}`;
  }

  function token(form: URLSearchParams): [number, object] {
    const code = form.get("code") ?? "";
    const found = codes.get(code);
    codes.delete(code);
    if (!found || challengeOf(form.get("code_verifier") ?? "") !== found.challenge) {
      return [400, { error: "invalid_grant" }];
    }
    const answer = { access_token: "a", token_type: "Bearer", expires_in: 60 };
    return [200, { ...answer, id_token: signed(found.idToken) }];
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (request.url === "/.well-known/openid-configuration") {
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        authorization_response_iss_parameter_supported: true,
        prompt_values_supported: ["create"],
      });
    }
    if (request.url === "/jwks") {
      return answer(200, {
        keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256" }],
      });
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    answer(...token(new URLSearchParams(Buffer.concat(chunks).toString())));
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  issuer = await reachedAt(typeof address === "object" && address ? address.port : 0);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  stopAfterwards(stop);

  return {
    issuer,
    stop,
    authorize(loginUrl, claims) {
      const asked = new URL(loginUrl).searchParams;
      const code = randomUUID();
      const seconds = Math.floor(Date.now() / 1000);
      codes.set(code, {
        challenge: asked.get("code_challenge"),
        idToken: {
          iss: issuer,
          aud: asked.get("client_id"),
          nonce: asked.get("nonce"),
          iat: seconds,
          exp: seconds + 60,
          sub: "person-1",
          email: "ada@example.com",
          email_verified: true,
          ...claims,
        },
      });
      return code;
    },
  };
}
