import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api.ts';
import { useInvalidate } from '../../lib/invalidation.ts';
import { refuseFile } from './refuse-file.ts';
import { toast } from '../../ui/toast-store.ts';
import * as texts from './texts.ts';
import { uploadPhoto } from './upload-photo.ts';

const AT_A_TIME = 2;

export interface Upload {
  id: number;
  file: File;
  /** The file's address in this page. */
  address: string;
  state: 'waiting' | 'sending' | 'refused' | 'sent';
  /** How much is sent, from 0 to 1. */
  part: number;
  /** Why it was refused. */
  why?: string;
  /** Which photo it has become. */
  photoId?: number;
}

export type Uploading = ReturnType<typeof useUploads>;

/** Uploads of photos of a cafe, two at a time. They end with the form that has them, not with its tab. */
export function useUploads(cafeId: number) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const waiting = useRef<Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  /** Sent since nothing was on its way. */
  const sentCount = useRef(0);
  const invalidate = useInvalidate();
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const send = async ({ id, file, address }: Upload, { signal }: AbortController) => {
    const why = await refuseFile(file, address);
    if (why !== null) return change(id, { state: 'refused', why });
    const onProgress = (part: number) => change(id, { part });
    const { photo } = await uploadPhoto({ cafeId, file, signal, onProgress });
    running.current.delete(id);
    sentCount.current += 1;
    await invalidate('POST /api/cafes/{id}/photos');
    return change(id, { state: 'sent', ...(photo && { photoId: photo.id }) });
  };
  const sendNext = () => {
    while (running.current.size < AT_A_TIME) {
      const upload = waiting.current.shift();
      if (!upload) {
        if (running.current.size === 0 && sentCount.current > 0) {
          toast({ tone: 'success', title: texts.uploaded(sentCount.current) });
          sentCount.current = 0;
        }
        return;
      }
      const { id } = upload;
      const stopping = new AbortController();
      running.current.set(id, stopping);
      change(id, { state: 'sending' });
      void send(upload, stopping)
        .catch((error: unknown) => change(id, { state: 'refused', why: errorText(error) }))
        .finally(() => {
          running.current.delete(id);
          sendNext();
        });
    }
  };
  useEffect(() => {
    const started = running.current;
    return () => {
      const unsent = waiting.current.length + started.size;
      if (unsent > 0) toast({ tone: 'error', title: texts.stopped(unsent) });
      waiting.current = [];
      sentCount.current = 0;
      for (const stopping of started.values()) stopping.abort();
    };
  }, []);
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = Array.from(files, (file) => ({
        id: ++lastId.current,
        file,
        address: URL.createObjectURL(file),
        state: 'waiting' as const,
        part: 0,
      }));
      waiting.current.push(...added);
      setUploads((list) => [...list, ...added]);
      sendNext();
    },
    /** Stops an upload, or dismisses a refused one. */
    drop: (id: number) => {
      waiting.current = waiting.current.filter((one) => one.id !== id);
      running.current.get(id)?.abort();
      setUploads((list) => list.filter((one) => one.id !== id));
    },
  };
}
