import { createServer } from "node:http";
import { stopAfterwards } from "./stop-afterwards.ts";

/** A span as it came over the wire. */
export type WireSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2 for an error. */
  readonly status: number;
};

/** A stand-in for an OpenTelemetry collector. */
export type Collector = {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  /** Everything that was sent, as text. */
  readonly received: readonly string[];
  spans(): WireSpan[];
};

type WireValue = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type WireBatch = {
  resourceSpans: {
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: { key: string; value: WireValue }[];
        status?: { code?: number };
      }[];
    }[];
  }[];
};

/** Starts one. @param mood whether it takes what comes, refuses it, or never answers */
export async function startCollector(
  mood: "takes" | "refuses" | "hangs" = "takes",
): Promise<Collector> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      received.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`);
      if (mood === "hangs") return;
      response.writeHead(mood === "takes" ? 200 : 500, { "content-type": "application/json" });
      response.end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stopAfterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  const port = typeof at === "object" && at ? at.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    received,
    spans: () =>
      received.flatMap((text) => readBatch(text.slice(text.indexOf('{"resourceSpans"')))),
  };
}

const readBatch = (body: string): WireSpan[] =>
  (JSON.parse(body) as WireBatch).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ traceId, spanId, parentSpanId, name, attributes, status }) => ({
      ...{ traceId, spanId, name },
      parentSpanId: parentSpanId === "" ? undefined : parentSpanId,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [
          key,
          value.stringValue ?? value.doubleValue ?? Number(value.intValue),
        ]),
      ),
      status: status?.code ?? 0,
    }));
