import type { PhotoUpload, UploadedPhoto } from '@cortado/contract';
import { ApiError, toApiError } from '../../lib/api.ts';
import * as libTexts from '../../lib/texts.ts';

interface Upload {
  cafeId: number;
  file: Blob;
  told?: Partial<PhotoUpload>;
  signal?: AbortSignal;
  /** From 0 to 1; only XMLHttpRequest tells how much of a body is sent. */
  onProgress?: (part: number) => void;
}

/** Uploads a photo of a cafe. @throws ApiError, and an AbortError if it was stopped */
export function uploadPhoto({
  cafeId,
  file,
  told,
  signal,
  onProgress,
}: Upload): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const query = new URLSearchParams(told);
    const path = `/api/cafes/${cafeId}/photos?${query}`;
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(loaded / total),
    );
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300) {
        reject(toApiError(path, status, statusText, responseText));
        return;
      }
      try {
        resolve(JSON.parse(responseText) as UploadedPhoto);
      } catch {
        // Not the server's: a page of a proxy, say.
        reject(new ApiError(0, libTexts.networkError));
      }
    });
    request.addEventListener('error', () => reject(new ApiError(0, libTexts.networkError)));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
