import type { ManagedPhoto } from '@cortado/contract';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { PhotoCard } from './PhotoCard.tsx';
import * as texts from './texts.ts';
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ready = photos.filter(({ state }) => state === 'ready');
  const indexOf = (id: unknown) => ready.findIndex((one) => one.id === id);
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.lifted(indexOf(active.id) + 1),
    onDragOver: ({ over }) => (over ? texts.over(indexOf(over.id) + 1) : undefined),
    onDragEnd: ({ over }) => (over ? texts.putDown(indexOf(over.id) + 1) : undefined),
    onDragCancel: () => texts.cancelled,
  };
  const move = (from: number, to: number, title: string = texts.ordered) => {
    if (from === to || to < 0 || to >= ready.length) return;
    const before = photos.filter(({ state }) => state !== 'failed').map(({ id }) => id);
    const unfinished = before.filter((id) => indexOf(id) === -1);
    const ids = [...arrayMove(ready, from, to).map(({ id }) => id), ...unfinished];
    order({ ids, title, before });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={({ active, over }) => {
        if (over) move(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={ready.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={styles.grid} aria-label={texts.list}>
          {ready.map((photo, index) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              index={index}
              count={ready.length}
              isChosen={photo.id === chosen}
              onChoose={() => onChoose(photo.id)}
              onMove={(to) => move(index, to)}
              onCover={() => move(index, 0, texts.covered)}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
