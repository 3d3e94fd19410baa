import type { PhotoUpload, UploadedPhoto } from '@cortado/contract';
import { ApiError, toApiError } from '../../lib/api.ts';
import * as libTexts from '#messages/lib';

/** How long an upload may stall, and how long the server may process it. */
const STALL_MS = 60_000;

interface Upload {
  cafeId: number;
  file: Blob;
  details?: Partial<PhotoUpload>;
  signal?: AbortSignal;
  /** From 0 to 1; only XMLHttpRequest reports how much of a body is sent. */
  onProgress?: (part: number) => void;
}

/** Uploads a photo of a cafe. @throws ApiError, also where the connection stalls, and an AbortError if it was stopped */
export function uploadPhoto({
  cafeId,
  file,
  details,
  signal,
  onProgress,
}: Upload): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const query = new URLSearchParams(details);
    const path = `/api/cafes/${cafeId}/photos?${query}`;
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    let stalling: ReturnType<typeof setTimeout>;
    const waitOn = () => {
      clearTimeout(stalling);
      stalling = setTimeout(() => {
        reject(new ApiError(0, libTexts.noAnswer()));
        request.abort();
      }, STALL_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      onProgress?.(loaded / total);
    });
    request.addEventListener('loadend', () => clearTimeout(stalling));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300) {
        void toApiError(path, status, statusText, responseText).then(reject);
        return;
      }
      try {
        resolve(JSON.parse(responseText) as UploadedPhoto);
      } catch {
        // Not the server's: a page of a proxy, say.
        reject(new ApiError(0, libTexts.networkError()));
      }
    });
    request.addEventListener('error', () => reject(new ApiError(0, libTexts.networkError())));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    waitOn();
    request.send(file);
  });
}
