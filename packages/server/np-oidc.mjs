import { generateKeyPairSync } from "node:crypto";
import { Provider } from "oidc-provider";
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const p = new Provider("http://localhost:4400", {
  clients: [{ client_id: "switchboard", client_secret: "secret", redirect_uris: ["https://switchboard.localhost:8443/ui/callback"] }],
  claims: { email: ["email", "email_verified"] },
  findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, email: id.includes("@") ? id : `${id}@example.com`, email_verified: true }) }),
  cookies: { keys: ["x"] }, jwks: { keys: [keys.privateKey.export({ format: "jwk" })] },
});
p.listen(4400);
