import { afterEach, expect, it, vi } from 'vitest';
import { callForMessage } from './call-for-message.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['{"message":"Changed"}', 'Changed'],
  ['Account deleted', 'Account deleted'],
  ['[1]', '[1]'],
])('reads the message of the answer %s', async (body, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  expect(await callForMessage('POST /api/delete-account', { body: {} })).toBe(message);
});
