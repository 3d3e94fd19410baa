import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notConnected } from './is-unavailable.ts';
import { toAppError } from '../http/to-app-error.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ...['53100', '53200', '53300', '40001', '40P01', '57014', '57P01', '57P03', '08006', '25006'].map(
    withCode,
  ),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('could not extend file "base/5/17103": File too large'),
])('$code $message is answered with 503, within a failed query too', (error) => {
  expect(toAppError(error).code).toBe('UNAVAILABLE');
  expect(toAppError(new DrizzleQueryError('select 1', [], error)).code).toBe('UNAVAILABLE');
});

it('a full disk is named, whether a query says so or only the database’s thread has', () => {
  const full = 'Server storage is full. Please try again later.';
  expect(toAppError(new DrizzleQueryError('insert', [], withCode('53100'))).message).toBe(full);
  expect(toAppError(notConnected(withCode('ENOENT')), true).message).toBe(full);
  expect(toAppError(withCode('53300'), false).message).not.toBe(full);
  expect(toAppError(new Error('A bug'), true).code).toBe('INTERNAL');
});

it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH'])(
  '%s is answered with 503 where a query or a connection failed by it, else with 500',
  (code) => {
    const error = withCode(code);
    expect(toAppError(new DrizzleQueryError('select 1', [], error)).code).toBe('UNAVAILABLE');
    expect(toAppError(notConnected(error)).code).toBe('UNAVAILABLE');
    expect(toAppError(error).code).toBe('INTERNAL');
    expect(toAppError(new Error('The font is missing.', { cause: error })).code).toBe('INTERNAL');
  },
);

it.each(['23505', '42P01', '22012', 'XX000'])('%s is an internal error', (code) => {
  expect(toAppError(new DrizzleQueryError('select 1', [], withCode(code))).code).toBe('INTERNAL');
});
