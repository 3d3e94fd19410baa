import { expect, it } from 'vitest';
import { hostUrls } from './host-urls.ts';

it.each([
  ['postgres://u:p@a/db', ['postgres://u:p@a/db']],
  ['postgresql://a:5432', ['postgresql://a:5432']],
  ['postgres:///db', ['postgres:///db']],
  ['postgres://%2Fvar%2Frun/db?user=u', ['postgres://%2Fvar%2Frun/db?user=u']],
  [
    'postgres://u:p@a:5432,b:5433/db?sslmode=verify-full',
    [
      'postgres://u:p@a:5432/db?sslmode=verify-full',
      'postgres://u:p@b:5433/db?sslmode=verify-full',
    ],
  ],
  [
    'postgres://u:a@b,c@a,[::1]:5433/db',
    ['postgres://u:a@b,c@a/db', 'postgres://u:a@b,c@[::1]:5433/db'],
  ],
])('%s has a host each in %j', (uri, urls) => {
  expect(hostUrls(uri)).toEqual(urls);
});

it.each([
  'mysql://a/db',
  'a:5432,b:5432/db',
  'postgres://u:p@a:5432,/db',
  'postgres://u:p@,b:5432/db',
  'postgres://u:p@a:5432,b:many/db',
  'postgres://u:p@a:65536,b/db',
  'postgres://u:p@a b/db',
])('%s is malformed', (uri) => {
  expect(hostUrls(uri)).toBeNull();
});
