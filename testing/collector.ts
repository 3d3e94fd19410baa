import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };
interface WireSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes?: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number };
}
interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: WireSpan[] }[];
  }[];
}

/** A span as it was received, its attributes and those of its sender by name. */
interface ReceivedSpan extends Omit<WireSpan, 'attributes'> {
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

export interface Collector {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  /** What was sent as http/json. */
  spans: ReceivedSpan[];
  /** Each body as received, with its content type. */
  bodies: { contentType: string | undefined; body: Buffer }[];
  /** How many requests were received, answered or not. */
  readonly asked: number;
  /** Whether it accepts requests without answering from now on. */
  beSilent(isSilent: boolean): void;
  close(): Promise<void>;
}

const byName = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = ({ resourceSpans }: Batch): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: byName(span.attributes),
        resource: byName(resource.attributes),
      })),
    ),
  );

/** A receiver of OpenTelemetry's OTLP over HTTP. @param at its port; by default a free one */
export async function openCollector(at = 0): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: Collector['bodies'] = [];
  let isSilent = false;
  let asked = 0;
  const take = async (request: IncomingMessage) => {
    const contentType = request.headers['content-type'];
    const body = await buffer(request);
    bodies.push({ contentType, body });
    if (contentType === 'application/json') {
      spans.push(...spansOf(JSON.parse(body.toString()) as Batch));
    }
  };
  const server = createServer((request, response) => {
    asked += 1;
    if (isSilent) return;
    response.setHeader('content-type', request.headers['content-type'] ?? '');
    take(request).then(
      () => response.writeHead(request.url === '/v1/traces' ? 200 : 404).end(),
      () => response.writeHead(400).end(),
    );
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    get asked() {
      return asked;
    },
    beSilent: (whether) => void (isSilent = whether),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
