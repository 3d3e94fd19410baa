// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { networkError, noAnswer } from '#messages/lib';
import { uploadPhoto } from './upload-photo.ts';

const send = vi.fn<(request: XMLHttpRequest) => void>();

/** Whether the connection stalls. */
let isSilent = false;

/** The test decides about the answers of a connection. */
class Connection extends EventTarget {
  upload = new EventTarget();
  status = 200;
  statusText = 'OK';
  responseText = '<h1>Welcome to our Wi-Fi</h1>';
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    send(this as unknown as XMLHttpRequest);
    if (isSilent) return;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

afterEach(() => {
  isSilent = false;
  vi.useRealTimers();
  send.mockClear();
  vi.unstubAllGlobals();
});

const upload = (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', Connection);
  return uploadPhoto({ cafeId: 5, file: new Blob(['x']), ...(signal && { signal }) });
};

it('sends no upload that was stopped before', async () => {
  await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).not.toHaveBeenCalled();
});

it('fails on an answer that is not the server’s', async () => {
  await expect(upload()).rejects.toThrow(networkError());
  expect(send).toHaveBeenCalledOnce();
});

it('fails where nothing arrives for a minute, however long the whole takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isSilent = true;
  const failure = upload().catch((error: unknown) => error);
  let isOver = false;
  void failure.then(() => (isOver = true));
  const { upload: body } = send.mock.calls[0]![0];
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(59_000);
    body.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }));
  }
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toMatchObject({ status: 0, message: noAnswer() });
});
