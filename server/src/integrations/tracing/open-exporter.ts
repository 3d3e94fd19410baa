import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from '../../core/logger.ts';
import type { Settings } from '../../core/settings.ts';

/** Tells of an outage once, with its cause, and of its end. */
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

/** Loads the exporter of the protocol alone. @returns what makes it, which reads its further settings */
export async function openExporter(
  settings: Settings,
  url: string,
  logger: Logger,
): Promise<() => SpanExporter> {
  const protocol =
    settings.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? settings.OTEL_EXPORTER_OTLP_PROTOCOL;
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return () => withOutageLog(new OTLPTraceExporter({ url }), logger);
}
