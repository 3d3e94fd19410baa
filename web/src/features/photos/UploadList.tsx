import type { ManagedPhoto } from '@cortado/contract';
import { ImageOff, X } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Stack, Text } from '../../ui/Layout.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import { formatPercent } from '../../lib/intl.ts';
import {
  type Upload,
  addUploads,
  dropUpload,
  forgetSent,
  uploadStore,
  watchUploads,
} from './upload-queue.ts';
import { useRemovePhoto } from './usePhotos.ts';
import { focusNextRow } from './focus-next-row.ts';
import { fileSize } from './refuse-file.ts';
import { useInvalidate } from '../../lib/invalidation.ts';
import { useStore } from '../../lib/store.ts';
import { managedQuery } from './managed-query.ts';
import * as texts from '#messages/photos';
import * as styles from './uploads.module.css';

interface UploadRowProps {
  /** The file; without size and address where another visit has sent it. */
  upload: Pick<Upload, 'name' | 'part'> & Partial<Pick<Upload, 'size' | 'address'>>;
  /** Why it was refused. */
  why: string | null | undefined;
  state: Upload['state'] | 'making';
  onDrop: () => void;
}

/** A file that is being sent, or was refused. */
function UploadRow({ upload, why, state, onDrop }: UploadRowProps) {
  const { name, size, address, part } = upload;
  const isRefused = state === 'refused';
  const isOnItsWay = state === 'sending' || state === 'sent';
  const isWhole = isOnItsWay && part >= 1;
  const sent = isOnItsWay && formatPercent(Math.floor(part * 100) / 100);
  return (
    <ListRow
      lead={
        <span
          className={styles.thumb}
          style={{ backgroundImage: !isRefused && address ? `url(${address})` : undefined }}
          data-refused={isRefused || undefined}
        >
          {isRefused && <ImageOff size={16} />}
        </span>
      }
      title={
        <>
          {name}{' '}
          {size !== undefined && (
            <Text as="span" tone="faint" weight="regular" numeric>
              · {fileSize(size)}
            </Text>
          )}
        </>
      }
      meta={[
        state === 'waiting' && texts.waiting(),
        isWhole || state === 'making' ? texts.making() : sent,
        isOnItsWay && (
          <Progress
            key="sent"
            className={styles.progress}
            max={1}
            value={isWhole ? undefined : part}
            aria-label={name}
          />
        ),
        isRefused && (
          <Text key="why" as="span" tone="danger" role="alert">
            {why}
          </Text>
        ),
      ]}
      actions={
        <IconButton
          icon={X}
          size="small"
          label={isRefused ? texts.dismiss({ file: name }) : texts.stop({ file: name })}
          onClick={(event) => {
            if (isSecondClick(event)) return;
            focusNextRow(event.currentTarget);
            onDrop();
          }}
        />
      }
    />
  );
}

interface UploadListProps {
  cafeId: number;
  uploads: readonly Upload[];
  photos: readonly ManagedPhoto[];
}

/** The pending and the refused uploads; also those whose sizes are being made since another visit. */
export function UploadList({ cafeId, uploads, photos }: UploadListProps) {
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
          upload={upload}
          why={upload.why}
          state={upload.state}
          onDrop={() => dropUpload(upload.id)}
        />
      ))}
      {unfinished.map(({ id, state, failure }) => (
        <UploadRow
          key={id}
          upload={{ name: texts.aPhoto(), part: 1, ...sent.get(id) }}
          why={failure}
          state={state === 'processing' ? 'making' : 'refused'}
          onDrop={() => remove(id)}
        />
      ))}
    </Stack>
  );
}

/** Uploads of photos of a cafe. They continue when the screen is left. */
export function useUploads(cafeId: number, photos: readonly ManagedPhoto[]) {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const uploads = useStore(uploadStore).filter((one) => one.cafeId === cafeId);
  useEffect(() => watchUploads(cafeId), [cafeId]);
  useEffect(() => {
    const unfinished = new Set(photos.filter(({ state }) => state !== 'ready').map(({ id }) => id));
    forgetSent(cafeId, (id) => id !== undefined && unfinished.has(id));
  }, [cafeId, photos]);
  const onSent = (photo: ManagedPhoto | null) => {
    queries.setQueryData<ManagedPhoto[]>(managedQuery(cafeId).queryKey, (known) =>
      known && photo ? [...known, photo] : known,
    );
    void invalidate('POST /api/cafes/{id}/photos');
  };
  return { uploads, add: (files: Iterable<File>) => addUploads(cafeId, files, onSent) };
}
