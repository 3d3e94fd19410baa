// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { networkError } from '../../lib/texts.ts';
import { uploadPhoto } from './upload-photo.ts';

const send = vi.fn<(request: XMLHttpRequest) => void>();

/** What a connection answers is up to the test. */
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
    this.dispatchEvent(new Event('load'));
  }
}

afterEach(() => {
  send.mockClear();
  vi.unstubAllGlobals();
});

const upload = (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', Connection);
  return uploadPhoto({ cafeId: 5, file: new Blob(['x']), ...(signal && { signal }) });
};

it('sends nothing that was stopped before', async () => {
  await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).not.toHaveBeenCalled();
});

it('fails on an answer that is not the server’s', async () => {
  await expect(upload()).rejects.toThrow(networkError);
  expect(send).toHaveBeenCalledOnce();
});
