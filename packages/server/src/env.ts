import { delimiter, resolve } from "node:path";
import { z } from "zod";
import { readAllowList, type AllowList } from "./connectors/gate/allow-list.ts";
import { EMBEDDED_DEFAULTS, type EmbeddedSettings } from "./store/embedded-settings.ts";
import { TABLE_DEFAULTS, type TableSettings } from "./tables/table-settings.ts";
import { readProxies, type AddressRange } from "./domain/auth/network-address.ts";
import type { EnvironmentProvider } from "./domain/models/ports.ts";
import { readModelProviders } from "./model-environment.ts";
import { readOutgoing, type OutgoingSettings } from "./outgoing-settings.ts";
import { DEFAULT_RUN_LIMIT, fromCredits, toCredits } from "./domain/credits/amounts.ts";
import type { OidcSettings } from "./integrations/oidc/provider.ts";
import { readCredentialKeys } from "./credential-settings.ts";
import { fileStores, readFileSettings, type FileSettings } from "./file-settings.ts";
import { readOidc } from "./oidc-settings.ts";
import { readPayments, type PaymentSettings } from "./payment-settings.ts";
import { readTelemetry, type TelemetrySettings } from "./telemetry-settings.ts";
import type { KeyRing } from "./secrets/key-ring.ts";

const MEGABYTE = 1024 * 1024;

/** An empty variable counts as one that is not set, as shells and compose files write it. */
const blankToUndefined = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankToUndefined, schema.optional());
const text = optional(z.string().trim().min(1));

const httpAddress = (name: string) =>
  optional(
    z
      .string()
      .refine(isHttpAddress, `${name} must be an address that begins with http:// or https://.`),
  );

const wholeNumber = (name: string, min: number, max: number, fallback: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? String(fallback) : value),
    z
      .string()
      .refine(
        (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
        `${name} must be a whole number from ${min} to ${max}.`,
      )
      .transform(Number),
  );

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
const MODES = ["development", "test", "production"] as const;

const variables = z.object({
  NODE_ENV: optional(z.enum(MODES, `NODE_ENV must be one of ${MODES.join(", ")}.`)),
  HOST: text,
  PORT: wholeNumber("PORT", 0, 65_535, 3000),
  PUBLIC_URL: httpAddress("PUBLIC_URL"),
  TRUSTED_PROXIES: text,
  SWITCHBOARD_DATA: text,
  SWITCHBOARD_APP_DIST: text,
  SWITCHBOARD_PLUGINS: text,
  DATABASE_URL: optional(
    z
      .string()
      .regex(
        /^postgres(ql)?:\/\//,
        "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
      ),
  ),
  EMBEDDED_BUFFERS_MB: wholeNumber(
    "EMBEDDED_BUFFERS_MB",
    4,
    1024,
    EMBEDDED_DEFAULTS.buffersMegabytes,
  ),
  EMBEDDED_OPTIMIZE: optional(z.literal("on", "EMBEDDED_OPTIMIZE must be on, or not be set.")),
  TABLE_MEMORY_MB: wholeNumber("TABLE_MEMORY_MB", 64, 16_384, TABLE_DEFAULTS.memoryMegabytes),
  TABLE_PROCESSES: wholeNumber("TABLE_PROCESSES", 1, 32, TABLE_DEFAULTS.processes),
  FILES: optional(z.enum(fileStores, `FILES must be one of ${fileStores.join(", ")}.`)),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: httpAddress("S3_ENDPOINT"),
  S3_PREFIX: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  FILE_CACHE_MB: wholeNumber("FILE_CACHE_MB", 100, 10_000_000, 10_000),
  SHUTDOWN_DELAY_SECONDS: wholeNumber("SHUTDOWN_DELAY_SECONDS", 0, 300, 0),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`)),
  UPLOAD_LIMIT_BYTES: wholeNumber("UPLOAD_LIMIT_BYTES", 1024, 1024 * MEGABYTE, 25 * MEGABYTE),
  RUN_CREDIT_LIMIT: wholeNumber("RUN_CREDIT_LIMIT", 1, 100_000, toCredits(DEFAULT_RUN_LIMIT)),
  ADMIN_EMAILS: text,
  ADMIN_TWO_STEP: optional(
    z.literal("required", "ADMIN_TWO_STEP must be required, or not be set."),
  ),
  AUDIT_KEEP_DAYS: wholeNumber("AUDIT_KEEP_DAYS", 30, 3650, 400),
  SUPPORT_EMAIL: optional(z.email("SUPPORT_EMAIL must be an email address.")),
  SUPPORT_PHONE: text,
  OUTBOUND_ALLOW: text,
  CREDENTIALS_KEYS: text,
  CREDENTIALS_KEY_FILE: text,
  LOCAL_PORTAL: optional(z.literal("allow", "LOCAL_PORTAL must be allow, or not be set.")),
  LOCAL_OUTBOX: optional(z.literal("allow", "LOCAL_OUTBOX must be allow, or not be set.")),
  SMTP_URL: text,
  MAIL_FROM: text,
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_BASE_URL: httpAddress("TWILIO_BASE_URL"),
  SMS_PER_COUNTRY_A_DAY: wholeNumber("SMS_PER_COUNTRY_A_DAY", 0, 1_000_000, 200),
  LOCAL_CHECKOUT: optional(z.literal("allow", "LOCAL_CHECKOUT must be allow, or not be set.")),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_PROFESSIONAL: text,
  STRIPE_PRICE_TEAM: text,
  STRIPE_PRICE_STARTER_PACK: text,
  STRIPE_PRICE_PRO_PACK: text,
  STRIPE_BASE_URL: httpAddress("STRIPE_BASE_URL"),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: httpAddress("OPENAI_BASE_URL"),
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  GOOGLE_BASE_URL: httpAddress("GOOGLE_BASE_URL"),
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: httpAddress("ANTHROPIC_BASE_URL"),
  AZURE_OPENAI_ENDPOINT: httpAddress("AZURE_OPENAI_ENDPOINT"),
  AZURE_OPENAI_API_KEY: text,
  AZURE_OPENAI_API_VERSION: text,
  OIDC_ISSUER: httpAddress("OIDC_ISSUER"),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  METRICS_TOKEN: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress("OTEL_EXPORTER_OTLP_ENDPOINT"),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpAddress("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"),
  OTEL_SDK_DISABLED: text,
  OTEL_TRACES_SAMPLER: text,
  OTEL_TRACES_SAMPLER_ARG: text,
  OIDC_EMAILS: optional(z.literal("trusted", "OIDC_EMAILS must be trusted, or not be set.")),
});

function isHttpAddress(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Everything the operator can set, parsed once at start. */
export type Env = OutgoingSettings & {
  readonly mode: "development" | "test" | "production";
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The address people use, without a slash at the end; undefined means the address we listen on. */
  readonly publicUrl: string | undefined;
  /** Proxies of the operator's own, which tell the visitor's address. */
  readonly trustedProxies: readonly AddressRange[];
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Absolute path of the built app. */
  readonly appDist: string;
  /** Absolute paths of folders with plugins, in addition to the server's own. */
  readonly pluginFolders: readonly string[];
  readonly databaseUrl: string | undefined;
  /** Where uploaded files and exports are kept. */
  readonly files: FileSettings & {
    /** What may stay of other processes' files in the data folder, in bytes. */
    readonly cacheBytes: number;
  };
  /** How long the server still takes requests after a stop signal, in milliseconds, so that proxies can stop sending them first. */
  readonly shutdownDelayMs: number;
  /** Of the embedded database. */
  readonly embedded: EmbeddedSettings;
  /** Of the processes that read uploaded files. */
  readonly tables: TableSettings;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly uploadLimitBytes: number;
  /** Credits, in hundredths, that a run may use before it has to ask, where its user set no limit. */
  readonly runCreditLimit: number;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** Whether administrators of the portal need two-step login for the administration pages. */
  readonly adminsNeedTwoStep: boolean;
  /** How long lines of the audit record are kept. */
  readonly auditKeepDays: number;
  /** The support contact; absent if there is none. */
  readonly support: { readonly supportEmail?: string; readonly supportPhone?: string };
  /** Hosts that may be private and need no https, even if a user, an app or a model names them. */
  readonly outboundAllow: AllowList;
  readonly modelProviders: readonly EnvironmentProvider[];
  readonly oidc: OidcSettings | undefined;
  /** Limit for codes per country and day. */
  readonly smsPerCountryADay: number;
  readonly payments: PaymentSettings;
  readonly telemetry: TelemetrySettings;
  /** Keys that encrypt the credentials of connections; undefined means those in `credentialKeyFile`. */
  readonly credentialKeys: KeyRing | undefined;
  /** Absolute path. Outside the data folder, so that a copy of that folder alone cannot decrypt credentials. */
  readonly credentialKeyFile: string;
};

/** Invalid settings. Each problem is one sentence that names its variable. */
export class EnvError extends Error {
  override readonly name = "EnvError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Reads the settings.
 * @param source the process's variables
 * @param cwd base of relative paths
 * @throws EnvError with one sentence for each invalid value
 */
export function parseEnv(source: NodeJS.ProcessEnv, cwd = process.cwd()): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) throw new EnvError(parsed.error.issues.map((issue) => issue.message));
  const value = parsed.data;
  const problems: string[] = [];
  const oidc = readOidc(value, problems);
  const files = readFileSettings(value, problems);
  const outboundAllow = readAllowList(value.OUTBOUND_ALLOW ?? "");
  const proxies = readProxies(value.TRUSTED_PROXIES ?? "");
  problems.push(...outboundAllow.problems, ...proxies.problems);
  if (value.NODE_ENV === "production" && !oidc && !value.LOCAL_PORTAL) {
    problems.push(
      "The built-in login portal is off with NODE_ENV=production. Set OIDC_ISSUER to your identity provider, or LOCAL_PORTAL=allow.",
    );
  }
  const outgoing = readOutgoing(value, problems);
  const credentialKeys = readCredentialKeys(value, problems);
  const payments = readPayments(value, problems);
  const telemetry = readTelemetry(value, problems);
  const modelProviders = readModelProviders(value, problems);
  if (problems.length > 0) throw new EnvError(problems);
  const dataDir = resolve(cwd, value.SWITCHBOARD_DATA ?? "data");
  return {
    mode: value.NODE_ENV ?? "development",
    host: value.HOST ?? "127.0.0.1",
    port: value.PORT,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ""),
    trustedProxies: proxies.ranges,
    dataDir,
    appDist: resolve(
      cwd,
      value.SWITCHBOARD_APP_DIST ?? resolve(import.meta.dirname, "../../app/dist"),
    ),
    pluginFolders: (value.SWITCHBOARD_PLUGINS ?? "")
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => resolve(cwd, folder)),
    databaseUrl: value.DATABASE_URL,
    embedded: {
      buffersMegabytes: value.EMBEDDED_BUFFERS_MB,
      optimized: value.EMBEDDED_OPTIMIZE === "on",
    },
    tables: { memoryMegabytes: value.TABLE_MEMORY_MB, processes: value.TABLE_PROCESSES },
    files: { ...files, cacheBytes: value.FILE_CACHE_MB * MEGABYTE },
    shutdownDelayMs: value.SHUTDOWN_DELAY_SECONDS * 1000,
    logLevel: value.LOG_LEVEL ?? "warn",
    uploadLimitBytes: value.UPLOAD_LIMIT_BYTES,
    runCreditLimit: fromCredits(value.RUN_CREDIT_LIMIT),
    adminEmails: (value.ADMIN_EMAILS ?? "")
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    adminsNeedTwoStep: value.ADMIN_TWO_STEP === "required",
    auditKeepDays: value.AUDIT_KEEP_DAYS,
    support: {
      ...(value.SUPPORT_EMAIL && { supportEmail: value.SUPPORT_EMAIL }),
      ...(value.SUPPORT_PHONE && { supportPhone: value.SUPPORT_PHONE }),
    },
    outboundAllow: outboundAllow.entries,
    modelProviders,
    oidc,
    ...outgoing,
    smsPerCountryADay: value.SMS_PER_COUNTRY_A_DAY,
    payments,
    telemetry,
    credentialKeys,
    credentialKeyFile: resolve(cwd, value.CREDENTIALS_KEY_FILE ?? `${dataDir}.credentials-key`),
  };
}
