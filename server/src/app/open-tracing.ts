import type { Logger } from '../core/logger.ts';
import type { Settings } from '../core/settings.ts';
import type { Tracer } from '../core/tracing.ts';

/** Where traces go; undefined if none are to be sent. */
function tracesUrl(settings: Settings): string | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url } = settings;
  if (settings.OTEL_SDK_DISABLED || settings.OTEL_TRACES_EXPORTER === 'none') return undefined;
  return url ?? (base && `${base}/v1/traces`);
}

/** Loads the SDK of OpenTelemetry if traces are to be sent. @returns null if they are not */
export async function openTracing(settings: Settings, logger: Logger): Promise<Tracer | null> {
  const url = tracesUrl(settings);
  if (url === undefined) return null;
  const { openTracer } = await import('../integrations/tracing/open-tracer.ts');
  return openTracer(settings, url, logger);
}
