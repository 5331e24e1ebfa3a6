import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanContext,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Around, Traces, Work, WorkEnd } from "../telemetry.ts";
import { APP_VERSION } from "../version.ts";
import { beginningOf, endOf } from "./span-attributes.ts";

/** How long a collector may take for one batch. What comes meanwhile waits, up to 2,048 spans; more are dropped. */
const EXPORT_MS = 10_000;
/** How long the last spans may take when the server stops. */
const CLOSE_MS = 2_000;

const KINDS = {
  request: SpanKind.SERVER,
  run: SpanKind.INTERNAL,
  model: SpanKind.CLIENT,
  tool: SpanKind.INTERNAL,
  job: SpanKind.CONSUMER,
} as const satisfies Record<Work["kind"], SpanKind>;

/** Sends spans to a collector in the background. It never holds up or fails the work that they are about. */
export function createTraces({
  url,
  share,
}: {
  readonly url: string;
  readonly share: number;
}): Traces {
  const exporter = new OTLPTraceExporter({ url });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({ "service.name": "switchboard", "service.version": APP_VERSION }),
      )
      // Last, since what the operator says of it counts.
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  });
  const tracer = provider.getTracer("switchboard", APP_VERSION);
  return {
    begin(work, around) {
      const { name, attributes } = beginningOf(work, around?.fields["session_id"]);
      const span = tracer.startSpan(
        name,
        { kind: KINDS[work.kind], attributes },
        parentOf(work, around),
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        ...{ traceId, spanId, traceFlags },
        end(end: WorkEnd) {
          const { name: finalName, attributes: more, isFailure } = endOf(work, end);
          if (finalName !== undefined) span.updateName(finalName);
          span.setAttributes(more);
          // Without a message: errors quote what people wrote.
          if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, CLOSE_MS);
      // What a collector does not take is lost.
      await Promise.race([provider.shutdown().catch(() => undefined), late.promise]);
      clearTimeout(timer);
    },
  };
}

function parentOf(work: Work, around: Around | undefined): Context {
  const parent =
    around?.span ?? (work.kind === "request" ? readTraceparent(work.traceparent?.()) : undefined);
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId, traceFlags } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags });
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's span, as W3C Trace Context writes it. */
function readTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId = "", spanId = "", flags = ""] = TRACEPARENT.exec(text ?? "") ?? [];
  const isValid = /[^0]/.test(traceId) && /[^0]/.test(spanId);
  if (!isValid) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
