import type { ManagedPhoto } from '@cortado/contract';
import { useState, type DragEvent } from 'react';
import { MAX_PHOTOS } from '@cortado/contract/limits';
import { errorText } from '../../lib/api.ts';
import { below } from '../../lib/breakpoints.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Heading, Hint, Row, Sides, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PHOTOS_HEADING } from './focus-next-row.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import { UploadList, useUploads } from './UploadList.tsx';
import { usePhotos } from './usePhotos.ts';
import * as texts from '#messages/photos';
import { ImageUp } from 'lucide-react';
import { FileButton } from '../../ui/FileButton.tsx';
import { PHOTO_TYPES } from './refuse-file.ts';
import * as styles from './uploads.module.css';

/** Where photos are dropped or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: FileList) => void }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Row
      wrap
      gap={16}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      }}
      onDrop={(event) => {
        over(event, false);
        onFiles(event.dataTransfer.files);
      }}
    >
      <ImageUp size={22} />
      <div>
        <strong>{texts.drop()}</strong>
        <Hint>{texts.dropAbout()}</Hint>
      </div>
      <FileButton multiple accept={PHOTO_TYPES} label={texts.choose()} onFiles={onFiles}>
        {texts.choose()}
      </FileButton>
    </Row>
  );
}

const NONE: readonly ManagedPhoto[] = [];

/** The photos of a cafe for those who look after it; everything is saved at once. */
export function PhotosManager({ cafeId }: { cafeId: number }) {
  const { photos, error, refetch } = usePhotos(cafeId);
  const uploading = useUploads(cafeId, photos ?? NONE);
  const isNarrow = useMediaQuery(below('oneColumn'));
  const [chosen, setChosen] = useState<number | null>(null);
  if (!photos) {
    return error ? (
      <LoadFailed title={texts.failed()} text={errorText(error)} onRetry={refetch} />
    ) : (
      <Skeleton size="part" />
    );
  }
  const ready = photos.filter(({ state }) => state === 'ready');
  const found = ready.findIndex(({ id }) => id === chosen);
  const at = isNarrow ? found : Math.max(found, 0);
  const photo = ready[at];
  const panel = photo && (
    <PhotoPanel key={photo.id} cafeId={cafeId} photo={photo} place={isNarrow ? null : at + 1} />
  );
  return (
    <Sides onTablet gap={48}>
      <Stack gap={20}>
        <DropZone onFiles={uploading.add} />
        <UploadList cafeId={cafeId} uploads={uploading.uploads} photos={photos} />
        <Row wrap align="baseline" justify="between" gap={16}>
          <Heading size="name" id={PHOTOS_HEADING} tabIndex={-1}>
            {texts.count({ photos: ready.length, max: MAX_PHOTOS })}
          </Heading>
          {ready.length > 1 && <Hint>{texts.howTo()}</Hint>}
        </Row>
        <PhotoGrid
          cafeId={cafeId}
          photos={photos}
          chosen={photo?.id ?? null}
          onChoose={setChosen}
        />
      </Stack>
      {isNarrow
        ? photo && (
            <Dialog
              kind="sheet"
              title={texts.photo({ place: at + 1 })}
              onClose={() => setChosen(null)}
              onClosed={() => document.getElementById(`photo-${photo.id}`)?.focus()}
            >
              {panel}
            </Dialog>
          )
        : panel && <aside>{panel}</aside>}
    </Sides>
  );
}
