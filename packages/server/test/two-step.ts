import type { RecoveryCodes, TwoStepSetup } from "@switchboard/api-client/types";
import { TOTP } from "otpauth";
import { readCsrf, submitPortal, PASSWORD } from "./portal.ts";
import type { TestClient } from "./server.ts";

export const TWO_STEP = "/api/v1/account/two-step";

/** What an authenticator app shows for a key. */
export const codeAt = (key: string, at: Date): string =>
  TOTP.generate({ secret: new TOTP({ secret: key }).secret, timestamp: at.getTime() });

/** Turns two-step login on, as the account page does. */
export async function turnOnTwoStep(client: TestClient, at: Date) {
  const begun = await client.send("POST", `${TWO_STEP}/setup`);
  const { key } = (await begun.json()) as TwoStepSetup;
  const done = await client.send("POST", `${TWO_STEP}/confirm`, { code: codeAt(key, at) });
  const { recovery_codes: codes } = (await done.json()) as RecoveryCodes;
  return { key, codes };
}

/** Submits the right password, up to the page with the code. */
export async function bringPassword(client: TestClient, email: string): Promise<string> {
  const response = await submitPortal(client, "sign-in", { email, password: PASSWORD });
  return response.headers.get("location") ?? `${response.status}`;
}

/** Submits the page with the code. */
export async function bringCode(client: TestClient, code: string, kind = "app") {
  const page = await (await client.fetch("/portal/two-step")).text();
  const body = new URLSearchParams({ csrf: readCsrf(page), kind, code });
  const response = await client.fetch("/portal/two-step", { method: "POST", body });
  return { status: response.status, page: await response.text(), response };
}

/** Logs in with the password and a code. */
export async function logInWithCode(client: TestClient, email: string, code: string) {
  await bringPassword(client, email);
  const { response } = await bringCode(client, code);
  const location = response.headers.get("location");
  if (!location) throw new Error(`The code was not taken (${response.status}).`);
  await client.json(`/api/v1/auth/callback${new URL(location).search}`);
}
