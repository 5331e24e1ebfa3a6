import type { TestClient } from "./client.ts";

export const PASSWORD = "correct horse battery";

/** The value of the hidden field in the portal's form. */
export function readCsrf(page: string): string {
  const value = /name="csrf" value="([^"]+)"/.exec(page)?.[1];
  if (!value) throw new Error("The page has no form of the portal.");
  return value;
}

/** Opens a page of the portal as the login page does, and sends its form. */
export async function submitPortal(
  client: TestClient,
  kind: "sign-in" | "sign-up",
  fields: Record<string, string>,
): Promise<Response> {
  await client.json("/api/v1/auth/login-url");
  const page = await (await client.fetch(`/portal/${kind}`)).text();
  return client.fetch(`/portal/${kind}`, {
    method: "POST",
    body: new URLSearchParams({ csrf: readCsrf(page), ...fields }),
  });
}

/** The one-time code in the address that the portal sends the browser to. */
export function codeOf(response: Response): string {
  const location = response.headers.get("location");
  const code = location && new URL(location).searchParams.get("code");
  if (!code) throw new Error(`The portal gave no code (${response.status}).`);
  return code;
}

/** Signs up or in through the real portal and the real callback. */
export async function login(
  client: TestClient,
  kind: "sign-in" | "sign-up",
  email: string,
  password = PASSWORD,
): Promise<{ is_new_user: boolean }> {
  const code = codeOf(await submitPortal(client, kind, { email, password }));
  return client.json(`/api/v1/auth/callback?code=${code}`);
}
