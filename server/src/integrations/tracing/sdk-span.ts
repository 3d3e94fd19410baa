import {
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as SdkSpan,
  type Tracer as SdkTracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import type { Span } from '../../core/tracing.ts';

export const propagator = new W3CTraceContextPropagator();

/** What kind of error it was; what it says may hold a value. */
function typeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

/** A span of the SDK as the product knows spans. */
export function wrapSpan(tracer: SdkTracer, span: SdkSpan): Span {
  const context: Context = trace.setSpan(ROOT_CONTEXT, span);
  return {
    get traceparent() {
      const carrier: { traceparent?: string } = {};
      propagator.inject(context, carrier, defaultTextMapSetter);
      return carrier.traceparent!;
    },
    child: (name, attributes) =>
      wrapSpan(tracer, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context)),
    end({ name, attributes = {}, error } = {}) {
      if (name !== undefined) span.updateName(name);
      span.setAttributes(attributes);
      if (error !== undefined) {
        span.setAttribute(ATTR_ERROR_TYPE, typeOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}
