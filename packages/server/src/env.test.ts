import { describe, expect, it } from "vitest";
import { newKey } from "../test/credentials.ts";
import { EnvError, parseEnv } from "./env.ts";

const problems = (source: NodeJS.ProcessEnv) => {
  try {
    parseEnv(source, "/somewhere");
    return [];
  } catch (error) {
    return error instanceof EnvError ? error.problems : [String(error)];
  }
};

describe("the operator's settings", () => {
  it("need nothing at all", () => {
    expect(parseEnv({}, "/somewhere")).toMatchObject({
      mode: "development",
      host: "127.0.0.1",
      port: 3000,
      dataDir: "/somewhere/data",
      databaseUrl: undefined,
      publicUrl: undefined,
      uploadLimitBytes: 25 * 1024 * 1024,
      adminEmails: [],
      outboundAllow: [],
      oidc: undefined,
      credentialKeys: undefined,
      credentialKeyFile: "/somewhere/data.credentials-key",
    });
  });

  it("turn metrics and traces on, and refuse a token that can be guessed and a share that is none", () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" };
    const read = (source: NodeJS.ProcessEnv) => parseEnv(source, "/somewhere").telemetry;
    const url = "http://collector:4318/v1/traces";
    expect(read({})).toEqual({ metricsToken: undefined, traces: undefined });
    expect(read(endpoint).traces).toEqual({ url, share: 1 });
    expect(read({ ...endpoint, OTEL_SDK_DISABLED: "true" }).traces).toBeUndefined();
    const sampled = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" };
    expect(read({ ...endpoint, ...sampled }).traces).toEqual({ url, share: 0.1 });
    expect(
      problems({
        METRICS_TOKEN: "secret",
        OTEL_TRACES_SAMPLER: "traceidratio",
        OTEL_TRACES_SAMPLER_ARG: "10%",
      }),
    ).toEqual([
      expect.stringContaining("METRICS_TOKEN must have at least 16 characters"),
      "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.",
    ]);
  });

  it("read an empty variable as one that is not set", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "", OIDC_ISSUER: "" }, "/somewhere")).toEqual(
      parseEnv({}, "/somewhere"),
    );
  });

  it("read what is set", () => {
    const env = parseEnv({
      PORT: "0",
      PUBLIC_URL: "https://switchboard.example/",
      ADMIN_EMAILS: "Boss@Example.com, other@example.com",
      OIDC_ISSUER: "https://id.example",
      OIDC_CLIENT_ID: "me",
    });
    expect(env).toMatchObject({
      port: 0,
      publicUrl: "https://switchboard.example",
      adminEmails: ["boss@example.com", "other@example.com"],
      oidc: { issuer: "https://id.example", clientId: "me", clientSecret: undefined },
    });
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
    [
      { UPLOAD_LIMIT_BYTES: "-1" },
      "UPLOAD_LIMIT_BYTES must be a whole number from 1024 to 1073741824.",
    ],
    [
      { DATABASE_URL: "mysql://x" },
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
    ],
    [
      { PUBLIC_URL: "switchboard.example" },
      "PUBLIC_URL must be an address that begins with http:// or https://.",
    ],
    [
      { OPENAI_BASE_URL: "javascript:1" },
      "OPENAI_BASE_URL must be an address that begins with http:// or https://.",
    ],
    [
      { LOG_LEVEL: "loud" },
      "LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.",
    ],
    [{ NODE_ENV: "prod" }, "NODE_ENV must be one of development, test, production."],
    [{ LOCAL_PORTAL: "yes" }, "LOCAL_PORTAL must be allow, or not be set."],
    [
      { OIDC_ISSUER: "https://id.example" },
      "OIDC_ISSUER is set, so OIDC_CLIENT_ID must be set too.",
    ],
    [{ OIDC_CLIENT_ID: "me" }, "OIDC_CLIENT_ID is set, so OIDC_ISSUER must be set too."],
  ])("refuse %o in one sentence", (source, sentence) => {
    expect(problems(source)).toEqual([sentence]);
  });

  it("read the hosts that may be private, and name each bad one [S16]", () => {
    const list =
      "Redmine.internal:3000, wiki 10.20.0.0/16,127.0.0.1:8080, [::1]:8080, fd00::/8, ::1";
    expect(parseEnv({ OUTBOUND_ALLOW: list }).outboundAllow).toMatchObject([
      { kind: "host", host: "redmine.internal", port: 3000 },
      { kind: "host", host: "wiki", port: undefined },
      { kind: "range", port: undefined },
      { kind: "range", port: 8080 },
      { kind: "range", port: 8080 },
      { kind: "range", port: undefined },
      { kind: "range", port: undefined },
    ]);
    const bad = [
      "10.0.0.0/33",
      "127.1",
      "0x7f000001:80",
      "host:70000",
      "http://wiki",
      "a@wiki",
      "x.",
    ];
    expect(problems({ OUTBOUND_ALLOW: `wiki.internal, ${bad.join(", ")}` })).toEqual(
      bad.map(
        (entry) =>
          `OUTBOUND_ALLOW: '${entry}' is no host, host:port or range of addresses such as 10.20.0.0/16.`,
      ),
    );
  });

  it("name every bad value at once", () => {
    expect(problems({ PORT: "x", LOG_LEVEL: "x" })).toHaveLength(2);
  });

  it("refuse the built-in portal in production unless it is named", () => {
    const production = {
      NODE_ENV: "production",
      LOCAL_OUTBOX: "allow",
      CREDENTIALS_KEYS: newKey("a"),
    };
    expect(problems(production)).toEqual([expect.stringContaining("LOCAL_PORTAL=allow")]);
    expect(problems({ ...production, LOCAL_PORTAL: "allow" })).toEqual([]);
    expect(
      problems({ ...production, OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "me" }),
    ).toEqual([]);
  });

  it("refuse the local outbox in production unless it is named [R11]", () => {
    const production = {
      NODE_ENV: "production",
      LOCAL_PORTAL: "allow",
      CREDENTIALS_KEYS: newKey("a"),
    };
    expect(problems(production)).toEqual([expect.stringContaining("LOCAL_OUTBOX=allow")]);
    expect(problems({ ...production, LOCAL_OUTBOX: "allow" })).toEqual([]);
    const smtp = { SMTP_URL: "smtps://mail.example.com", MAIL_FROM: "us@example.com" };
    expect(problems({ ...production, ...smtp, PUBLIC_URL: "https://example.com" })).toEqual([]);
  });

  it("name what is missing for mails and text messages", () => {
    expect(problems({ MAIL_FROM: "us@example.com" })).toEqual([
      "MAIL_FROM is set, so SMTP_URL must be set too.",
    ]);
    expect(problems({ SMTP_URL: "mail.example.com" })).toEqual([
      expect.stringMatching(/^SMTP_URL must be an address like smtp:/),
      expect.stringMatching(/^SMTP_URL is set, so MAIL_FROM must be/),
      expect.stringMatching(/^SMTP_URL is set, so PUBLIC_URL must be/),
    ]);
    expect(problems({ TWILIO_ACCOUNT_SID: "AC1" })).toEqual([
      "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.",
    ]);
    const twilio = { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t" };
    expect(problems({ ...twilio, TWILIO_FROM: "555 1234" })).toEqual([
      expect.stringMatching(/^TWILIO_FROM must be a phone number/),
    ]);
  });

  it.each([
    ["smtps://mail.example.com", { port: 465, security: "TLS" }],
    ["smtp://mail.example.com", { port: 587, security: "STARTTLS" }],
    ["smtp://mail.example.com:25?tls=off", { port: 25, security: "none" }],
    ["smtp://127.0.0.1:1025", { port: 1025, security: "none" }],
    ["smtp://us%40x:p%2Fw@mail.example.com", { user: "us@x", password: "p/w" }],
  ])("read the mail server %s", (SMTP_URL, server) => {
    const from = { MAIL_FROM: 'Harbor "Co" <us@example.com>', PUBLIC_URL: "https://example.com" };
    const { smtp } = parseEnv({ SMTP_URL, ...from });
    expect(smtp).toMatchObject({ server, from: { address: "us@example.com" } });
  });

  it("refuse a key file in production that nobody named [S14]", () => {
    const production = {
      NODE_ENV: "production",
      LOCAL_PORTAL: "allow",
      LOCAL_OUTBOX: "allow",
    };
    expect(problems(production)).toEqual([
      expect.stringContaining("set CREDENTIALS_KEYS to id:key"),
    ]);
    expect(problems({ ...production, CREDENTIALS_KEYS: newKey("a") })).toEqual([]);
    expect(problems({ ...production, CREDENTIALS_KEY_FILE: "/run/keys" })).toEqual([]);
  });

  it("read how much memory the embedded database and the readers of files may take", () => {
    const { embedded, tables } = parseEnv({
      EMBEDDED_BUFFERS_MB: "16",
      EMBEDDED_OPTIMIZE: "on",
      TABLE_MEMORY_MB: "256",
      TABLE_PROCESSES: "1",
    });
    expect(embedded).toEqual({ buffersMegabytes: 16, optimized: true });
    expect(tables).toEqual({ memoryMegabytes: 256, processes: 1 });
    expect(problems({ EMBEDDED_BUFFERS_MB: "2", EMBEDDED_OPTIMIZE: "yes" })).toEqual([
      "EMBEDDED_BUFFERS_MB must be a whole number from 4 to 1024.",
      "EMBEDDED_OPTIMIZE must be on, or not be set.",
    ]);
  });

  it("read the keys of credentials in their order, or name each that is wrong [S15]", () => {
    const keys = `${newKey("new")},${newKey("old")}`;
    const ids = parseEnv({ CREDENTIALS_KEYS: keys }).credentialKeys?.map(({ id }) => id);
    expect(ids).toEqual(["new", "old"]);
    expect(problems({ CREDENTIALS_KEYS: `${keys},x` })).toEqual([
      "CREDENTIALS_KEYS: entry 3 must be written id:key.",
    ]);
    expect(problems({ CREDENTIALS_KEYS: keys, CREDENTIALS_KEY_FILE: "/run/keys" })).toEqual([
      "CREDENTIALS_KEYS and CREDENTIALS_KEY_FILE are both set; keep one of them.",
    ]);
  });
});
