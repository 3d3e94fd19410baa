import type { ManagedPhoto } from '@cortado/contract';
import { errorText } from '../../lib/api.ts';
import { onViewerChange } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';
import { toast } from '../../lib/toast.ts';
import { refuseFile } from './refuse-file.ts';
import * as texts from '#messages/photos';
import { uploadPhoto } from './upload-photo.ts';

const AT_A_TIME = 2;

/** What is shown of a file. */
export interface Upload {
  id: number;
  cafeId: number;
  name: string;
  /** In bytes. */
  size: number;
  /** The file's address in this page, as long as it is shown. */
  address: string;
  state: 'waiting' | 'sending' | 'refused' | 'sent';
  /** How much is sent, from 0 to 1. */
  part: number;
  /** Why it was refused. */
  why?: string;
  /** Which photo it has become. */
  photoId?: number;
}

/** A file that is not sent yet. */
interface Task {
  upload: Upload;
  file: File;
  onSent: (photo: ManagedPhoto | null) => void;
  stopping: AbortController;
}

export const uploadStore = createStore<readonly Upload[]>([]);
/** The cafes whose uploads are shown on the screen. */
const watched = new Set<number>();
let waiting: Task[] = [];
const running = new Set<Task>();
let lastId = 0;
/** Sent since the queue was last empty. */
let sentCount = 0;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const change = (id: number, changes: Partial<Upload>) =>
  uploadStore.set(uploadStore.get().map((one) => (one.id === id ? { ...one, ...changes } : one)));

function remove(isGone: (upload: Upload) => boolean): void {
  const all = uploadStore.get();
  for (const { address } of all.filter(isGone)) URL.revokeObjectURL(address);
  uploadStore.set(all.filter((one) => !isGone(one)));
}

function refuse({ id, cafeId, name, address }: Upload, why: string): void {
  URL.revokeObjectURL(address);
  change(id, { state: 'refused', why });
  if (!watched.has(cafeId)) {
    toast({ tone: 'error', title: texts.notUploaded(), description: `${name}: ${why}` });
  }
}

async function send({ upload, file, onSent, stopping: { signal } }: Task): Promise<void> {
  const { id, cafeId, address } = upload;
  const onProgress = (part: number) => change(id, { part });
  try {
    const why = await refuseFile(file, address);
    if (why !== null) return refuse(upload, why);
    const { photo } = await uploadPhoto({ cafeId, file, signal, onProgress });
    sentCount += 1;
    onSent(photo);
    change(id, { state: 'sent', ...(photo && { photoId: photo.id }) });
    if (!watched.has(cafeId)) remove((one) => one.id === id);
  } catch (error) {
    if (!signal.aborted) refuse(upload, errorText(error));
  }
  return undefined;
}

function sendNext(): void {
  while (running.size < AT_A_TIME) {
    const task = waiting.shift();
    if (!task) break;
    running.add(task);
    change(task.upload.id, { state: 'sending' });
    void send(task).finally(() => {
      running.delete(task);
      sendNext();
    });
  }
  if (running.size > 0) return;
  window.removeEventListener('beforeunload', warn);
  if (sentCount > 0) toast({ tone: 'success', title: texts.uploaded({ photos: sentCount }) });
  sentCount = 0;
}

/** Sends photos of a cafe, two at a time, whatever screen is open meanwhile. */
export function addUploads(cafeId: number, files: Iterable<File>, onSent: Task['onSent']): void {
  const added = Array.from(files, (file): Task => {
    const address = URL.createObjectURL(file);
    const { name, size } = file;
    lastId += 1;
    const upload: Upload = { id: lastId, cafeId, name, size, address, state: 'waiting', part: 0 };
    return { upload, file, onSent, stopping: new AbortController() };
  });
  waiting.push(...added);
  uploadStore.set([...uploadStore.get(), ...added.map(({ upload }) => upload)]);
  window.addEventListener('beforeunload', warn);
  sendNext();
}

/** Stops an upload, or dismisses a refused one. */
export function dropUpload(id: number): void {
  waiting = waiting.filter(({ upload }) => upload.id !== id);
  for (const { upload, stopping } of running) if (upload.id === id) stopping.abort();
  remove((one) => one.id === id);
}

/** Removes the sent uploads whose photos are not shown as such. */
export function forgetSent(
  cafeId: number,
  isShown: (photoId: number | undefined) => boolean,
): void {
  const isGone = (one: Upload) =>
    one.cafeId === cafeId && one.state === 'sent' && !isShown(one.photoId);
  if (uploadStore.get().some(isGone)) remove(isGone);
}

/** Marks the uploads of a cafe as visible, until the returned function is called: a refusal is shown there. */
export function watchUploads(cafeId: number): () => void {
  watched.add(cafeId);
  return () => {
    watched.delete(cafeId);
    forgetSent(cafeId, () => false);
  };
}

// Nothing is sent in the name of the next viewer.
onViewerChange(() => {
  for (const { id } of uploadStore.get()) dropUpload(id);
});
