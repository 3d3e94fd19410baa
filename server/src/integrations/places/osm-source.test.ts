import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  sendJson,
  startPlaceServices,
  type PlaceServices,
} from '../../../../testing/place-services.ts';
import { runInRequest } from '../../core/request-scope.ts';
import type { Span } from '../../core/tracing.ts';
import { osmSource } from './osm-source.ts';

let services: PlaceServices;
beforeAll(async () => {
  services = await startPlaceServices((_asked, response) => sendJson(response, { features: [] }));
});
afterAll(() => services.close());

it('asks each question in the trace of its own request, though it waits for those of others', async () => {
  const source = osmSource({ photonUrl: services.url });
  const events: string[] = [];
  const spanOf = (request: string): Span => ({
    traceparent: request,
    child(name, { 'server.address': server }) {
      events.push(`${request}: ${name} ${server}`);
      return { ...spanOf(request), end: () => events.push(`${request}: ended`) };
    },
    end: () => {},
  });
  const requests = ['a', 'b', 'c'];
  const ask = (request: string) =>
    runInRequest({ span: spanOf(request) }, () => source.suggest({ q: request, kind: 'city' }));
  await Promise.all(requests.map(ask));
  expect(events).toEqual(
    requests.flatMap((request) => [`${request}: GET 127.0.0.1`, `${request}: ended`]),
  );
});
