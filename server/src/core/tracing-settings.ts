import { z } from 'zod';
import { flag, httpUrl, text } from './setting-schemas.ts';

const protocol = z.enum(['http/protobuf', 'http/json']);

/** OpenTelemetry's own variables that the product reads; the SDK reads others itself. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'an OpenTelemetry collector that traces are sent to, by OTLP over HTTP: of each request, its queries and its jobs',
    default: 'unset: no traces',
    expects: 'an http(s) address',
    schema: httpUrl.optional(),
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    meaning: 'the same as a whole address, which is taken as it stands',
    default: '`/v1/traces` at OTEL_EXPORTER_OTLP_ENDPOINT',
    expects: 'an http(s) address',
    schema: httpUrl.optional(),
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    meaning: 'how traces are written: `http/protobuf` or `http/json`',
    default: 'http/protobuf',
    expects: 'http/protobuf or http/json',
    schema: protocol.default('http/protobuf'),
  },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
    meaning: 'the same for traces alone, before OTEL_EXPORTER_OTLP_PROTOCOL',
    default: 'OTEL_EXPORTER_OTLP_PROTOCOL',
    expects: 'http/protobuf or http/json',
    schema: protocol.optional(),
  },
  OTEL_SERVICE_NAME: {
    meaning: 'what traces call this program',
    default: 'cortado',
    expects: 'a name',
    schema: text.optional(),
  },
  OTEL_TRACES_EXPORTER: {
    meaning: '`none` sends no traces, whatever else is set',
    default: 'otlp',
    expects: 'otlp or none',
    schema: z.enum(['otlp', 'none']).default('otlp'),
  },
  OTEL_SDK_DISABLED: {
    meaning: '`true` does the same',
    default: 'false',
    expects: 'true or false',
    schema: flag,
  },
} as const;
