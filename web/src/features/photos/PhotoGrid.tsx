import type { ManagedPhoto } from '@cortado/contract';
import { arrayMove } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, CircleAlert, Star, Trash2 } from 'lucide-react';
import { Sortable, SortableItem } from '../../ui/Sortable.tsx';
import { usePhotoOrder, useRemovePhoto } from './usePhotos.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import { Hint, Row, Text } from '../../ui/Layout.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { focusNextRow } from './focus-next-row.ts';
import { shownPhoto } from './PhotoPanel.tsx';
import * as texts from '#messages/photos';
import * as styles from './photo-grid.module.css';

interface PhotoCardProps {
  photo: ManagedPhoto;
  index: number;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  onMove: (to: number, title?: string) => void;
  onRemove: () => void;
}

/** A photo with its actions. */
function PhotoCard(props: PhotoCardProps) {
  const { photo, index, count, isChosen, onChoose, onMove, onRemove } = props;
  const place = index + 1;
  const steps = [
    [texts.earlier(), index - 1, ArrowLeft],
    [texts.later(), index + 1, ArrowRight],
  ] as const;
  return (
    <SortableItem id={photo.id} label={texts.move({ place })}>
      {(grip) => (
        <>
          <button
            id={`photo-${photo.id}`}
            type="button"
            className={styles.picture}
            aria-label={
              photo.alt === '' ? texts.photo({ place }) : texts.showNamed({ place, alt: photo.alt })
            }
            aria-current={isChosen ? 'true' : undefined}
            onClick={onChoose}
          >
            <Photo photo={shownPhoto(photo, '')} sizes="320px" />
          </button>
          <span className={styles.place}>
            <Badge tone={index === 0 ? 'crema' : 'plain'}>
              {index === 0 && <Star size={13} fill="currentColor" strokeWidth={0} />}
              {index === 0 ? texts.cover() : place}
            </Badge>
          </span>
          {photo.alt === '' ? (
            <Row as={Text} align="start" size="small" tone="danger" className={styles.alt}>
              <CircleAlert size={16} />
              {texts.noAlt()}
            </Row>
          ) : (
            <Hint isClamped className={styles.alt}>
              {photo.alt}
            </Hint>
          )}
          <Row gap={0} className={styles.foot}>
            {grip}
            {steps.map(([what, to, Arrow]) => (
              <IconButton
                key={what}
                size="small"
                label={texts.of({ what, place })}
                title={what}
                aria-disabled={to < 0 || to === count || undefined}
                icon={Arrow}
                onClick={() => onMove(to)}
              />
            ))}
            <Row gap={0} grow justify="end">
              {index > 0 && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts.of({ what: texts.makeCover(), place })}
                  onClick={() => onMove(0, texts.covered())}
                >
                  {texts.makeCover()}
                </Button>
              )}
              <IconButton
                icon={Trash2}
                look="remove"
                size="small"
                label={texts.of({ what: texts.remove(), place })}
                title={texts.remove()}
                onClick={(event) => {
                  if (isSecondClick(event)) return;
                  focusNextRow(event.currentTarget);
                  onRemove();
                }}
              />
            </Row>
          </Row>
        </>
      )}
    </SortableItem>
  );
}

interface PhotoGridProps {
  cafeId: number;
  /** All of them; those that are ready are shown. */
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
          onMove={(to, title) => move(index, to, title)}
          onRemove={() => remove(photo.id)}
        />
      )}
    </Sortable>
  );
}
