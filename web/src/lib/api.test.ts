import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, apiSendForMessage, errorText, failureText, toApiError } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const textOf = (body: string) => toApiError('/api/x', 400, 'Bad Request', body).message;

describe('the text of an answer that is not OK', () => {
  it.each([
    ['{"message":"No café.","code":"X"}', 'No café.'],
    ['plain words', 'plain words'],
    ['', 'Bad Request'],
    ['{"error":"error field"}', 'error field'],
    ['{"error":1}', '{"error":1}'],
    [
      '{"message":"id is undefined"}',
      'API request to /api/x failed: Invalid data format. Make sure all required fields are provided.',
    ],
  ])('of %s is "%s"', (body, text) => {
    expect(textOf(body)).toBe(text);
  });

  it('keeps which fields are wrong', () => {
    expect(toApiError('/', 400, '', '{"message":"a","fields":{"email":"b"}}').fields).toEqual({
      email: 'b',
    });
  });
});

it('tells a failure without an answer as a network error', () => {
  const text = 'Network error. Please check your connection and try again.';
  expect(errorText(new TypeError('x'))).toBe(text);
  expect(errorText(new ApiError(503, 'Not ready.'))).toBe('Not ready.');
});

describe('what a screen tells about a failure', () => {
  const texts = { silent: 'Not done', unreadable: 'Not read', statuses: { 0: 'Away' } };

  it.each([
    [new ApiError(500, 'Server text'), 'Server text'],
    [new ApiError(500, ''), 'Not done'],
    [new ApiError(0, 'Network error'), 'Away'],
    [new SyntaxError('no JSON'), 'Not read'],
  ])('of %o is "%s"', (error, text) => {
    expect(failureText(error, texts)).toBe(text);
  });

  it('is the one sentence where it has no other', () => {
    expect(failureText(new SyntaxError('no JSON'), { silent: 'Not done' })).toBe('Not done');
  });
});

it.each([
  ['{"message":"Changed"}', 'Changed'],
  ['Account deleted', 'Account deleted'],
  ['[1]', '[1]'],
])('reads the message of the answer %s', async (body, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  expect(await apiSendForMessage('POST', '/api/x')).toBe(message);
});
