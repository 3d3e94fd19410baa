export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

interface SpanEnd {
  /** Instead of the name it began with. */
  name?: string;
  attributes?: Attributes;
  /** An error, or its name. */
  error?: unknown;
}

/** Some work that a trace shows. */
export interface Span {
  /** What names it to others: the header of W3C Trace Context. */
  readonly traceparent: string;
  /** Begins the span of a call to another program. */
  child(name: string, attributes: Attributes): Span;
  end(end?: SpanEnd): void;
}

/** Where traces are sent. */
export interface Tracer {
  /** Begins the span of a request, in the trace that its headers name. */
  request(
    name: string,
    attributes: Attributes,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Span;
  /** Begins the span of a job, linked to the one that has queued it. */
  job(name: string, attributes: Attributes, queuedBy: string | null): Span;
  /** Sends what is left, within some seconds. */
  close(): Promise<void>;
}
