import type { Answer, Cafe, CallInput, User } from '@cortado/contract';
import { afterEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { ApiError, call, errorText, toApiError } from './api.ts';
import { failureText } from './failure-text.ts';

afterEach(() => vi.unstubAllGlobals());

const errorOf = (body: string) => toApiError('/api/x', 400, 'Bad Request', body);

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
    ['{"message":"In English.","code":"WRONG_CODE"}', 'Incorrect code.'],
    ['{"message":"In English.","code":"OF_A_NEWER_SERVER"}', 'In English.'],
    ['{"message":"In English.","code":"WRONG_CODE","text":"ofANewerServer"}', 'In English.'],
    ['{"message":"In English.","code":"WRONG_CODE","text":null}', 'In English.'],
    [
      '{"message":"In English.","code":"WRONG_CODE","text":"codeTriesLeft","params":{"left":1}}',
      'Incorrect code. 1 try left.',
    ],
    ['{"message":"In English.","code":"EXTERNAL_ACCOUNT"}', 'In English.'],
  ])('of %s is "%s"', async (body, text) => {
    expect((await errorOf(body)).message).toBe(text);
  });

  it('is that of the field it is about too', async () => {
    const { fields } = await errorOf(
      '{"message":"A","code":"WRONG_CODE","fields":{"code":"A","email":"B"}}',
    );
    expect(fields).toEqual({ code: 'Incorrect code.', email: 'B' });
  });
});

it('reports a failure without an answer as a network error', () => {
  const text = 'Network error. Please check your connection and try again.';
  expect(errorText(new TypeError('x'))).toBe(text);
  expect(errorText(new ApiError(503, 'Not ready.'))).toBe('Not ready.');
});

describe('what a screen says about a failure', () => {
  const texts = {
    silent: () => 'Not done',
    unreadable: () => 'Not read',
    statuses: { 0: () => 'Offline' },
  };

  it.each([
    [new ApiError(500, 'Server text'), 'Server text'],
    [new ApiError(500, ''), 'Not done'],
    [new ApiError(0, 'Network error'), 'Offline'],
    [new SyntaxError('no JSON'), 'Not read'],
  ])('of %o is "%s"', (error, text) => {
    expect(failureText(error, texts)).toBe(text);
  });

  it('is the one sentence where it has no other', () => {
    expect(failureText(new SyntaxError('no JSON'), { silent: () => 'Not done' })).toBe('Not done');
  });
});

describe('a call', () => {
  /** The request of `send`, answered with 200. */
  async function requestOf(send: () => Promise<unknown>) {
    const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ ok: true })),
    );
    vi.stubGlobal('fetch', fetch);
    const answer = await send();
    const [address, { method, body, signal }] = fetch.mock.calls[0]!;
    return { answer, address, method, body, signal };
  }

  it('fills the path, writes the query, and leaves out what is not given', async () => {
    const query = { q: 'a&b', area: undefined, minRating: 4 };
    expect(await requestOf(() => call('GET /api/cafes', { query }))).toMatchObject({
      address: '/api/cafes?q=a%26b&minRating=4',
      method: 'GET',
      body: undefined,
      answer: { ok: true },
    });
    expect(await requestOf(() => call('GET /api/user'))).toMatchObject({ address: '/api/user' });
  });

  it('sends its body as JSON', async () => {
    const input = { params: { id: 7 }, body: { rating: 4, review: 'Good.' } };
    expect(await requestOf(() => call('POST /api/cafes/{id}/ratings', input))).toMatchObject({
      address: '/api/cafes/7/ratings',
      method: 'POST',
      body: '{"rating":4,"review":"Good."}',
    });
  });

  it('can be aborted', async () => {
    const stopping = new AbortController();
    const request = await requestOf(() => call('GET /api/user', undefined, stopping.signal));
    expect(request.signal?.aborted).toBe(false);
    stopping.abort();
    expect(request.signal?.aborted).toBe(true);
  });

  it.each([
    ['20 s', () => call('POST /api/logout'), 20_000],
    [
      'five minutes for an import',
      () => call('POST /api/admin/imports/{id}/dismiss', { params: { id: 1 }, body: { rows: [] } }),
      300_000,
    ],
  ])('that is not answered in time ends: %s', async (_, send, ms) => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    onTestFinished(() => timeout.mockRestore());
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
        }),
    );
    const answer = send();
    clock.abort(new DOMException('', 'TimeoutError'));
    await expect(answer).rejects.toMatchObject({
      status: 0,
      message: 'The server took too long to respond. Please check your connection and try again.',
    });
    expect(timeout).toHaveBeenCalledWith(ms);
  });

  it('that is not answered fails with what to say, and one that was aborted as such', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(call('GET /api/user')).rejects.toMatchObject({ status: 0 });
    const aborted = new DOMException('', 'AbortError');
    vi.stubGlobal('fetch', () => Promise.reject(aborted));
    await expect(call('GET /api/user')).rejects.toBe(aborted);
  });

  it('that is refused fails with the code and the text of the server', async () => {
    const body = { message: 'Café not found.', code: 'CAFE_NOT_FOUND' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 404 })));
    const error = call('GET /api/cafes/{id}', { params: { id: 1 } });
    await expect(error).rejects.toEqual(new ApiError(404, body.message, { code: body.code }));
  });

  it('compiles only as the contract says', () => {
    expectTypeOf<Answer<'GET /api/cafes'>>().toEqualTypeOf<Cafe[]>();
    expectTypeOf(call<'GET /api/user'>).returns.resolves.toEqualTypeOf<User>();
    expectTypeOf<CallInput<'POST /api/favorites'>>().toEqualTypeOf<{
      body: { readonly cafeId: number };
    }>();
    expectTypeOf<CallInput<'GET /api/user'>>().toEqualTypeOf<undefined>();
    const neverCalled = () => [
      // @ts-expect-error -- no such path
      call('GET /api/cafe'),
      // @ts-expect-error -- another method
      call('PUT /api/favorites', { body: { cafeId: 1 } }),
      // @ts-expect-error -- a wrong body
      call('POST /api/favorites', { body: { cafeId: 'one' } }),
      // @ts-expect-error -- a missing body
      call('POST /api/favorites'),
      // @ts-expect-error -- a missing parameter
      call('GET /api/cafes/{id}', { params: {} }),
      // @ts-expect-error -- an unknown parameter
      call('GET /api/cafes', { query: { area: 'Downtown', town: 'Boston' } }),
      // @ts-expect-error -- it takes no body
      call('GET /api/user', { body: {} }),
      // @ts-expect-error -- it is a file to open
      call('GET /api/cafes.csv'),
    ];
    expectTypeOf(neverCalled).toBeFunction();
  });
});
