/** Where metrics and traces go. */
export type TelemetrySettings = {
  /** What a collector sends to read `/metrics`; undefined leaves them off. */
  readonly metricsToken: string | undefined;
  /** Undefined leaves traces off. */
  readonly traces:
    | {
        readonly url: string;
        /** The share of traces that are kept where no caller decided. */
        readonly share: number;
      }
    | undefined;
};

type Variables = {
  readonly METRICS_TOKEN?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  readonly OTEL_SDK_DISABLED?: string | undefined;
  readonly OTEL_TRACES_SAMPLER?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG?: string | undefined;
};

/** Shorter ones can be guessed, and the address has no limit of attempts. */
const LEAST_TOKEN = 16;
const SAMPLERS = /^(parentbased_)?(always_on|always_off|traceidratio)$/;

/**
 * Reads the settings of metrics and traces; the others that OpenTelemetry knows (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`)
 * are read by its own packages.
 * @param problems gets one sentence for each invalid value
 */
export function readTelemetry(value: Variables, problems: string[]): TelemetrySettings {
  const token = value.METRICS_TOKEN;
  if (token !== undefined && (token.length < LEAST_TOKEN || /\s/.test(token)))
    problems.push(
      `METRICS_TOKEN must have at least ${LEAST_TOKEN} characters and no spaces. Make one with: openssl rand -hex 24`,
    );
  const share = readShare(value, problems);
  const base = value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "");
  const url = value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  const isOn = url !== undefined && value.OTEL_SDK_DISABLED?.toLowerCase() !== "true";
  return { metricsToken: token, traces: isOn ? { url, share } : undefined };
}

function readShare(
  { OTEL_TRACES_SAMPLER: sampler = "always_on", OTEL_TRACES_SAMPLER_ARG: share = "1" }: Variables,
  problems: string[],
): number {
  const name = SAMPLERS.exec(sampler)?.[2];
  if (name === undefined)
    problems.push(
      "OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, with or without parentbased_ before it.",
    );
  if (name === "always_off") return 0;
  if (name !== "traceidratio") return 1;
  if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(share))
    problems.push("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.");
  return Number(share);
}
