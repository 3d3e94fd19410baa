import { endpoints } from '@cortado/contract';
import * as fc from 'fast-check';
import { METRICS_TOKEN } from '../watched-server.ts';
import type { Call } from './calls.ts';
import { idOf } from './from-schema.ts';
import { hostileText } from './hostile.ts';
import { encode, queryText } from './query-text.ts';

const PATHS = [
  '/',
  '/about',
  '/auth',
  '/profile',
  '/profile/settings',
  '/suggest',
  '/admin',
  '/admin/imports',
  '/owner',
  '/newsletter',
  '/password-reset/1',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-cafes-1.xml',
  '/sitemap-cafes-99999999999999999999.xml',
  '/robots.txt',
  '/version.txt',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/.vite/manifest.json',
  '/index.html',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api',
  '/api/',
  '/api/nothing',
  '/api/openapi.json',
  '/api//cafes',
  '/API/cafes',
  '/api/cafes/',
  '/api/cafes;a=b',
  '/api/%63afes',
  '/map-tiles.pmtiles',
  '/photos/',
  `/photos/${'a'.repeat(32)}-480.webp`,
  `/photos/${'0'.repeat(32)}-1600.avif`,
  '/photos/..%2f..%2fetc%2fpasswd',
  '/cards/cafe/0.png',
  '/cards/cafe/999999999999.png',
  '//example.org/',
  '/%',
  '/%C0%AE%C0%AE/',
  '/%00',
  '/*',
] as const;

const RANGES = ['bytes=0-99', 'bytes=-5', 'bytes=5-', 'bytes=9-1', 'bytes=0-1,3-4', 'lines=1', 'x'];

/** Fields of a page's form that is posted without scripts. */
const form = hostileText.map((text) => `username=${encode(text)}&password=x&note=%zz`);

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 2, arbitrary: idOf('cafes').map((id) => `/cafe/${id}`) },
  { weight: 1, arbitrary: idOf('cafes').map((id) => `/cards/cafe/${id}.png`) },
  { weight: 1, arbitrary: hostileText.map((text) => `/${encode(text.slice(0, 4000))}`) },
  { weight: 1, arbitrary: hostileText.map((text) => `/cafe/${encode(text.slice(0, 4000))}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...Object.values(endpoints).map((endpoint) => endpoint.path)),
  },
);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: queryText(
      fc.dictionary(
        fc.constantFrom('q', 'area', 'view', 'lat', 'bbox', 'openAt', 'sort', 'tab', 'token'),
        hostileText,
        { maxKeys: 3 },
      ),
    ),
  },
);
const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  { weight: 1, arbitrary: fc.constantFrom('TRACE', 'PROPFIND', 'QUERY', 'LINK') },
);
const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...RANGES).map((range) => ({ range, 'if-range': '"x"' })),
  },
  { weight: 1, arbitrary: fc.constant({ authorization: `Bearer ${METRICS_TOKEN}` }) },
  { weight: 1, arbitrary: fc.constant({ 'if-none-match': '*', 'if-match': 'x' }) },
);

/** Requests to pages, files and other addresses. */
export const placeCalls: fc.Arbitrary<Call> = fc
  .record({
    role: fc.constantFrom('guest', 'guest', 'member', 'admin'),
    method,
    path,
    query,
    headers,
    form,
  })
  .map(({ role, method: verb, path: place, query: search, headers: own, form: fields }) => ({
    role,
    method: verb,
    path: place + search,
    headers: {
      ...own,
      ...(verb === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(verb === 'POST' && { body: Buffer.from(fields) }),
  }));
