import { describe, expect, it } from 'vitest';
import { ApiError, errorText, toApiError } from './api.ts';

const textOf = (body: string) => toApiError('/api/x', 400, 'Bad Request', body).message;

describe('the text of an answer that is not OK', () => {
  it.each([
    ['{"message":"No café.","code":"X"}', 'No café.'],
    ['plain words', 'plain words'],
    ['', 'Bad Request'],
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
