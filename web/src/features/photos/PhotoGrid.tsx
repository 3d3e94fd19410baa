import type { ManagedPhoto } from '@cortado/contract';
import { arrayMove } from '@dnd-kit/sortable';
import { Sortable } from '../../ui/Sortable.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import * as texts from '#messages/photos';
import { usePhotoOrder, useRemovePhoto } from './usePhotos.ts';
import * as styles from './photo-grid.module.css';

interface PhotoGridProps {
  cafeId: number;
  /** All of them; shown are those that are ready. */
  photos: readonly ManagedPhoto[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The photos in their order, which is changed by dragging, by keys or by buttons. */
export function PhotoGrid({ cafeId, photos, chosen, onChoose }: PhotoGridProps) {
  const order = usePhotoOrder(cafeId);
  const remove = useRemovePhoto(cafeId);
  const ready = photos.filter(({ state }) => state === 'ready');
  const indexOf = (id: number) => ready.findIndex((one) => one.id === id);
  const move = (from: number, to: number, title: string = texts.ordered()) => {
    if (from === to || to < 0 || to >= ready.length) return;
    const before = photos.filter(({ state }) => state !== 'failed').map(({ id }) => id);
    const unfinished = before.filter((id) => indexOf(id) === -1);
    const ids = [...arrayMove(ready, from, to).map(({ id }) => id), ...unfinished];
    order({ ids, title, before });
  };
  return (
    <Sortable
      label={texts.list()}
      className={styles.grid}
      items={ready}
      says={{
        lifted: (_, place) => texts.lifted({ place }),
        over: (_, place) => texts.over({ place }),
        putDown: (_, place) => texts.putDown({ place }),
        cancelled: () => texts.cancelled(),
      }}
      onMove={({ id }, to) => move(indexOf(id), to)}
    >
      {(photo, index) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          index={index}
          count={ready.length}
          isChosen={photo.id === chosen}
          onChoose={() => onChoose(photo.id)}
          onMove={(to) => move(index, to)}
          onCover={() => move(index, 0, texts.covered())}
          onRemove={() => remove(photo.id)}
        />
      )}
    </Sortable>
  );
}
