import { endpoints, type Endpoint, type EndpointName } from '@cortado/contract';
import * as fc from 'fast-check';
import type { Role } from './clients.ts';
import type { Sent } from '../../bench/exchange.ts';
import { fromSchema, idOf } from './from-schema.ts';
import { hostileText } from './hostile.ts';
import { jsonBody } from './json-body.ts';
import { mutated } from './mutate.ts';
import { photoBody } from './photos.ts';
import type { Pool } from './pools.ts';
import { encode, queryText } from './query-text.ts';

/** A request to an endpoint of the contract, or to another address of the product. */
export interface Call extends Sent {
  role: Role;
  /** Of the contract. */
  name?: EndpointName;
}

/** Placeholder for the cafe of the owner who sends it. */
export const OWN = '{own}';

/** Calls that would delete what the others need, or take long by design, such as hashing a password. */
const SELDOM =
  /^(deleteAccount|logout|deleteUser|endOtherSessions|changePassword|deleteCafe|deleteFilter|mergeCafes|removeCafeOwner|createTestUser|register|login|setCafeStatuses|resetPassword|unlink|externalLogin|undoImport|removePhoto)/;

const ROLES: Readonly<Record<Endpoint['access'], fc.Arbitrary<Role>>> = {
  everyone: fc.constantFrom('guest', 'guest', 'guest', 'member', 'owner', 'admin'),
  member: fc.constantFrom(
    'guest',
    'member',
    'member',
    'member',
    'owner',
    'owner',
    'owner',
    'admin',
  ),
  admin: fc.constantFrom('guest', 'member', 'owner', ...Array<Role>(12).fill('admin')),
};

const POOLS: readonly [RegExp, Pool][] = [
  [/\/photos\/\{id\}/, 'photos'],
  [/\/users\/|\/password-reset\//, 'users'],
  [/\/imports\//, 'imports'],
  [/\/suggestions\//, 'suggestions'],
  [/\/audit\//, 'entries'],
  [/\/filter-categories\//, 'categories'],
  [/\/filter-options\/|\/preferences\//, 'options'],
];
const MAX_PARAM = 4000;

function pathOf({ path }: Endpoint): fc.Arbitrary<string> {
  if (!path.includes('{id}')) return fc.constant(path);
  const pool = POOLS.find(([pattern]) => pattern.test(path))?.[1] ?? 'cafes';
  const own = /\/cafes\/\{id\}/.test(path) ? [{ weight: 4, arbitrary: fc.constant(OWN) }] : [];
  const id = fc.oneof(
    { weight: 14, arbitrary: idOf(pool).map(String) },
    ...own,
    { weight: 1, arbitrary: fc.integer({ min: -1, max: 2 ** 31 }).map(String) },
    { weight: 1, arbitrary: hostileText.map((text) => encode(text.slice(0, MAX_PARAM))) },
  );
  return id.map((text) => path.replace('{id}', () => text));
}

const HEADERS: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { 'accept-encoding': 'gzip, br;q=0.1, *;q=0' },
      { 'accept-encoding': 'x'.repeat(4000) },
      { 'if-none-match': 'W/"x", "y", *' },
      { 'if-none-match': '"'.repeat(3000) },
      { origin: 'https://example.org' },
      { 'sec-fetch-site': 'cross-site' },
      { host: 'example.org:99999' },
      { cookie: 'sid=%E0%A4%A; signed-in=1; sid=__proto__' },
      { cookie: `sid=${'a'.repeat(43)}; ${'x=1; '.repeat(500)}` },
      { 'x-forwarded-for': '::1, 10.0.0.1, unknown, [::]:80' },
      { 'x-forwarded-host': 'a b', 'x-forwarded-proto': 'javascript' },
      { 'x-http-method-override': 'DELETE' },
      { accept: 'text/html;q=x, */*' },
      { authorization: 'Bearer ' },
      { range: 'bytes=9-1,-5,0-' },
    ),
  },
);

function bodyOf({ body, rawBody, takes, method }: Endpoint): fc.Arbitrary<Partial<Sent>> {
  if (takes) {
    const type = fc.constantFrom('image/jpeg', 'image/png', 'text/html', 'multipart/form-data');
    return fc
      .tuple(photoBody, type)
      .map(([file, given]) => ({ body: file, headers: { 'content-type': given } }));
  }
  if (body) return jsonBody(mutated(fromSchema(body)), rawBody === true);
  // None was requested.
  const unasked = jsonBody(fc.constant({ a: 1 }), false);
  const none = { weight: method === 'GET' ? 9 : 4, arbitrary: fc.constant({}) };
  return fc.oneof(none, { weight: 1, arbitrary: unasked });
}

function callsOf(name: EndpointName, endpoint: Endpoint): fc.Arbitrary<Call> {
  const query = endpoint.query ? queryText(mutated(fromSchema(endpoint.query))) : fc.constant('');
  return fc
    .tuple(ROLES[endpoint.access], pathOf(endpoint), query, bodyOf(endpoint), HEADERS)
    .map(([role, path, search, { body, headers }, more]) => ({
      name,
      role,
      method: endpoint.method,
      path: path + search,
      headers: { ...headers, ...more },
      ...(body && { body }),
    }));
}

/** Requests to every endpoint of the contract. */
export const endpointCalls: fc.Arbitrary<Call> = fc.oneof(
  ...(Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, endpoint]) => ({
    weight: SELDOM.test(name) ? 1 : 6,
    arbitrary: callsOf(name, endpoint),
  })),
);
