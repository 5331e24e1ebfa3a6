import { describe, expect, it } from "vitest";
import { deskPlugin } from "../../../test/credentials.ts";
import { ToolError, type ConnectionCheck } from "../plugins/types.ts";
import { tryConnection } from "./trial.ts";

const access = { configuration: {}, credentials: { token: "s3cret+1/2", pin: "401" } };
const on = new AbortController().signal;
const trying = (check: ConnectionCheck, signal = on, limitMs = 20) =>
  tryConnection(deskPlugin({ check }), access, signal, limitMs);

describe("trying a connection", () => {
  it("takes a plugin without a check at its word", async () => {
    await expect(tryConnection(deskPlugin(), access, on)).resolves.toBeUndefined();
  });

  it("ends when its time is over, whether the check listens or not", async () => {
    const deaf = () => new Promise<undefined>(() => {});
    const listening: ConnectionCheck = (_access, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("cut")));
      });
    for (const check of [deaf, listening]) {
      await expect(trying(check)).rejects.toThrow(
        new ToolError(
          "Harbor Desk did not respond within 0.02 seconds. Check the settings of the connection, or try again later.",
        ),
      );
    }
  });

  it("ends when the server stops, and is not begun after that", async () => {
    const stop = new AbortController();
    let times = 0;
    const check = () => {
      times += 1;
      stop.abort();
      return new Promise<undefined>(() => {});
    };
    const stopped = () =>
      expect(trying(check, stop.signal, 60_000)).rejects.toMatchObject({ code: "unavailable" });
    await stopped();
    await stopped();
    expect(times).toBe(1);
  });

  it("reports the app's message on one short line without the secrets, as typed or in an address [S14]", async () => {
    const said = `401:\n no ${access.credentials.token} at ?t=${encodeURIComponent(access.credentials.token)} ${"x".repeat(900)}`;
    const refusing = trying(() => Promise.reject(new ToolError(said)), on, 60_000);
    const error: unknown = await refusing.catch((thrown: unknown) => thrown);
    const message = error instanceof ToolError ? error.message : "";
    expect(message).toMatch(/^401: no \[removed\] at \?t=\[removed\] x+…$/);
    expect(message.length).toBeLessThan(510);
  });

  it("lets a fault of a check be one, without the secrets in its words [S14]", async () => {
    const failing = trying(() => Promise.reject(new TypeError(`bad ${access.credentials.token}`)));
    const fault = await failing.catch((error: unknown) => error);
    expect(fault).not.toBeInstanceOf(ToolError);
    expect(String(fault)).toBe("Error: A connection could not be tried: bad [removed]");
  });
});
