import type { ManagedPhoto } from '@cortado/contract';
import { ImageOff, X } from 'lucide-react';
import { Stack } from '../../ui/Layout.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Text } from '../../ui/Text.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import { formatPercent } from '../../lib/intl.ts';
import type { Upload } from './upload-queue.ts';
import { useRemovePhoto } from './usePhotos.ts';
import { focusNextRow } from './focus-next-row.ts';
import { fileSize } from './file-size.ts';
import * as texts from '#messages/photos';
import * as styles from './uploads.module.css';

interface UploadRowProps {
  name: string;
  size: number | null;
  /** The file's address in this page; null for one of another visit. */
  address: string | null;
  /** What is done about it, where that is not how much is sent. */
  status: string | null;
  /** How much is sent, from 0 to 1. */
  part: number | null;
  /** Why it was refused. */
  why: string | null;
  onDrop: () => void;
}

/** A file on its way, or one that was refused. */
function UploadRow(props: UploadRowProps) {
  const { name, size, address, status, part, why, onDrop } = props;
  const isWhole = part !== null && part >= 1;
  const sent = part === null ? status : formatPercent(Math.floor(part * 100) / 100);
  return (
    <ListRow
      lead={
        <span
          className={styles.thumb}
          style={{ backgroundImage: why === null && address ? `url(${address})` : undefined }}
          data-refused={why === null ? undefined : true}
        >
          {why !== null && <ImageOff size={16} aria-hidden="true" />}
        </span>
      }
      title={
        <>
          {name}{' '}
          {size !== null && (
            <Text as="span" tone="faint" weight="regular" numeric>
              · {fileSize(size)}
            </Text>
          )}
        </>
      }
      meta={[
        isWhole ? texts.making() : sent,
        part !== null && (
          <progress
            key="sent"
            className={styles.progress}
            max={1}
            value={isWhole ? undefined : part}
            aria-label={name}
          />
        ),
        why !== null && (
          <Text key="why" as="span" tone="danger" role="alert">
            {why}
          </Text>
        ),
      ]}
      actions={
        <IconButton
          size="small"
          label={why === null ? texts.stop({ file: name }) : texts.dismiss({ file: name })}
          onClick={(event) => {
            if (isSecondClick(event)) return;
            focusNextRow(event.currentTarget);
            onDrop();
          }}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

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
