import type { ManagedPhoto } from '@cortado/contract';
import { Stack } from '../../ui/Layout.tsx';
import { UploadRow } from './UploadRow.tsx';
import * as texts from '#messages/photos';
import type { Upload } from './upload-queue.ts';
import { useRemovePhoto } from './usePhotos.ts';

interface UploadListProps {
  cafeId: number;
  uploads: readonly Upload[];
  photos: readonly ManagedPhoto[];
  onDrop: (id: number) => void;
}

/** What is on its way, and what was refused; also those whose sizes another visit has begun. */
export function UploadList({ cafeId, uploads, photos, onDrop }: UploadListProps) {
  const remove = useRemovePhoto(cafeId);
  const sent = new Map(uploads.map((upload) => [upload.photoId, upload]));
  const unfinished = photos.filter(({ state }) => state !== 'ready');
  const known = new Set<number | undefined>(photos.map(({ id }) => id));
  const own = uploads.filter(
    ({ state, photoId }) => state !== 'sent' || (photoId !== undefined && !known.has(photoId)),
  );
  if (own.length + unfinished.length === 0) return null;
  return (
    <Stack as="ul" lines aria-label={texts.uploads()}>
      {own.map((upload) => (
        <UploadRow
          key={`upload-${upload.id}`}
          name={upload.name}
          size={upload.size}
          address={upload.address}
          status={upload.state === 'waiting' ? texts.waiting() : null}
          part={upload.state === 'waiting' || upload.state === 'refused' ? null : upload.part}
          why={upload.why ?? null}
          onDrop={() => onDrop(upload.id)}
        />
      ))}
      {unfinished.map(({ id, failure, state }) => {
        const upload = sent.get(id);
        return (
          <UploadRow
            key={id}
            name={upload?.name ?? texts.aPhoto()}
            size={upload?.size ?? null}
            address={upload?.address ?? null}
            status={state === 'processing' ? texts.making() : null}
            part={null}
            why={failure}
            onDrop={() => remove(id)}
          />
        );
      })}
    </Stack>
  );
}
