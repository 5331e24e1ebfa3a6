import { describe, expect, it } from "vitest";
import { asOutboundError, NotConnected } from "./as-outbound-error.ts";

const coded = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, ...(syscall !== undefined && { syscall }) });
const told = (cause: Error) =>
  asOutboundError(new TypeError("fetch failed", { cause }), "app.example");

describe("a call that ended without an answer", () => {
  it.each([
    ["a line that went silent after the request", coded("ETIMEDOUT", "read")],
    ["a network that went away under it", coded("EHOSTUNREACH", "write")],
    ["a fault of encryption on a line that stood", coded("ERR_SSL_BAD_RECORD_MAC")],
    [
      "a certificate that the host asked for afterwards",
      coded("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED"),
    ],
  ])("may have arrived over %s [R7]", (_what, error) => {
    expect(told(error)).toMatchObject({
      sent: true,
      message: "app.example closed the connection.",
    });
  });

  it.each([
    [coded("ECONNREFUSED", "connect"), "app.example cannot be reached."],
    [coded("UND_ERR_CONNECT_TIMEOUT"), "app.example cannot be reached."],
    [coded("ECONNRESET", "read"), "app.example cannot be reached."],
    [coded("DEPTH_ZERO_SELF_SIGNED_CERT"), "The certificate of app.example is not valid."],
    [coded("ERR_TLS_CERT_ALTNAME_INVALID"), "The certificate of app.example is not valid."],
  ])("has not where no connection came about: %s", (error, message) => {
    expect(told(new NotConnected(error))).toMatchObject({ sent: false, message });
  });
});
