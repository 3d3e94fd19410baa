import { setTimeout as sleep } from 'node:timers/promises';
import {
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  trace,
} from '@opentelemetry/api';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Logger } from '../../core/logger.ts';
import type { Settings } from '../../core/settings.ts';
import type { Tracer } from '../../core/tracing.ts';
import { openExporter } from './open-exporter.ts';
import { propagator, wrapSpan } from './sdk-span.ts';

const SERVICE = 'cortado';
/** Of the ten seconds that a process has for its end. */
const CLOSE_MS = 2000;

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

/** Sends traces by OTLP over HTTP, in batches and in the background; what a collector does not take is dropped. */
export async function openTracer(settings: Settings, url: string, logger: Logger): Promise<Tracer> {
  const makeExporter = await openExporter(settings, url, logger);
  const provider = withWarnings(
    logger,
    () =>
      new BasicTracerProvider({
        resource: resourceOf(settings),
        spanProcessors: [new BatchSpanProcessor(makeExporter())],
      }),
  );
  const tracer = provider.getTracer(SERVICE);
  return {
    request(name, attributes, headers) {
      const context = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return wrapSpan(
        tracer,
        tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, context),
      );
    },
    job(name, attributes, traceparent) {
      const origin = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const context = trace.getSpanContext(origin);
      const links = context ? [{ context }] : [];
      return wrapSpan(
        tracer,
        tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes, links }, ROOT_CONTEXT),
      );
    },
    async close() {
      const patience = new AbortController();
      const late = sleep(CLOSE_MS, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      patience.abort();
    },
  };
}
