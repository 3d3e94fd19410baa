import { setTimeout as sleep } from 'node:timers/promises';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanOptions,
  type Tracer as SdkTracer,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Logger } from '../../core/logger.ts';
import type { Settings } from '../../core/settings.ts';
import type { Span, Tracer } from '../../core/tracing.ts';

const SERVICE = 'cortado';
/** Of the ten seconds that a process has for its end. */
const CLOSE_MS = 2000;

const propagator = new W3CTraceContextPropagator();

/** Who sends: the settings of the SDK go before the default, and OTEL_SERVICE_NAME before all. */
function resourceOf({ OTEL_SERVICE_NAME }: Settings) {
  return resourceFromAttributes({ [ATTR_SERVICE_NAME]: SERVICE })
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(
      resourceFromAttributes(
        OTEL_SERVICE_NAME === undefined ? {} : { [ATTR_SERVICE_NAME]: OTEL_SERVICE_NAME },
      ),
    );
}

/** Logs what the SDK finds wrong with the settings that it reads itself; the exporter logs failures of sending. */
function withWarnings<T>(logger: Logger, work: () => T): T {
  const warn = (message: string) => logger.warn(message);
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  );
  try {
    return work();
  } finally {
    diag.disable();
  }
}

/** Logs an outage once, with its cause, and its end. */
function withOutageLog(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isUnavailable = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { code, error } = result;
        const failed = code !== ExportResultCode.SUCCESS;
        if (failed && !isUnavailable) logger.warn({ err: error }, 'Traces cannot be sent.');
        if (!failed && isUnavailable) logger.info('Traces are sent again.');
        isUnavailable = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** What kind of error it was; what it says may hold a value. */
function typeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

/** Begins a span of the SDK as the product knows spans. */
function beginSpan(tracer: SdkTracer, name: string, options: SpanOptions, parent: Context): Span {
  const span = tracer.startSpan(name, options, parent);
  const context = trace.setSpan(ROOT_CONTEXT, span);
  return {
    get traceparent() {
      const carrier: { traceparent?: string } = {};
      propagator.inject(context, carrier, defaultTextMapSetter);
      return carrier.traceparent!;
    },
    child: (called, attributes) =>
      beginSpan(tracer, called, { kind: SpanKind.CLIENT, attributes }, context),
    end({ name: newName, attributes = {}, error } = {}) {
      if (newName !== undefined) span.updateName(newName);
      span.setAttributes(attributes);
      if (error !== undefined) {
        span.setAttribute(ATTR_ERROR_TYPE, typeOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/**
 * Sends traces by OTLP over HTTP, in batches and in the background; what a collector does not take is dropped.
 * Only the exporter of the protocol is loaded.
 */
export async function openTracer(settings: Settings, url: string, logger: Logger): Promise<Tracer> {
  const protocol =
    settings.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? settings.OTEL_EXPORTER_OTLP_PROTOCOL;
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const provider = withWarnings(logger, () => {
    const exporter = withOutageLog(new OTLPTraceExporter({ url }), logger);
    return new BasicTracerProvider({
      resource: resourceOf(settings),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
  });
  const tracer = provider.getTracer(SERVICE);
  return {
    request(name, attributes, headers) {
      const context = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return beginSpan(tracer, name, { kind: SpanKind.SERVER, attributes }, context);
    },
    job(name, attributes, traceparent) {
      const origin = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const context = trace.getSpanContext(origin);
      const links = context ? [{ context }] : [];
      return beginSpan(tracer, name, { kind: SpanKind.CONSUMER, attributes, links }, ROOT_CONTEXT);
    },
    async close() {
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
