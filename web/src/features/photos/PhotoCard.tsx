import type { ManagedPhoto } from '@cortado/contract';
import { ArrowLeft, ArrowRight, CircleAlert, Star, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import { Photo } from '../../ui/Photo.tsx';
import { SortableItem } from '../../ui/Sortable.tsx';
import { focusNextRow } from './focus-next-row.ts';
import { shownPhoto } from './shown-photo.ts';
import * as texts from '#messages/photos';
import * as styles from './photo-grid.module.css';

interface PhotoCardProps {
  photo: ManagedPhoto;
  index: number;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  onMove: (to: number) => void;
  onCover: () => void;
  onRemove: () => void;
}

/** A photo with what can be done to it. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, index, count, isChosen, onChoose, onMove, onCover, onRemove } = props;
  const place = index + 1;
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
            {index === 0 && <Star size={13} fill="currentColor" strokeWidth={0} />}
            {index === 0 ? texts.cover() : place}
          </span>
          {photo.alt === '' ? (
            <p className={styles.alt} data-missing>
              <CircleAlert size={16} aria-hidden="true" />
              {texts.noAlt()}
            </p>
          ) : (
            <p className={styles.alt}>{photo.alt}</p>
          )}
          <div className={styles.foot}>
            {grip}
            <IconButton
              size="small"
              label={texts.of({ what: texts.earlier(), place })}
              title={texts.earlier()}
              aria-disabled={index === 0 || undefined}
              onClick={() => onMove(index - 1)}
            >
              <ArrowLeft size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              size="small"
              label={texts.of({ what: texts.later(), place })}
              title={texts.later()}
              aria-disabled={place === count || undefined}
              onClick={() => onMove(index + 1)}
            >
              <ArrowRight size={16} aria-hidden="true" />
            </IconButton>
            {index > 0 && (
              <Button
                look="quiet"
                size="small"
                className={styles.cover}
                aria-label={texts.of({ what: texts.makeCover(), place })}
                onClick={onCover}
              >
                {texts.makeCover()}
              </Button>
            )}
            <IconButton
              size="small"
              className={styles.remove}
              label={texts.of({ what: texts.remove(), place })}
              title={texts.remove()}
              onClick={(event) => {
                if (isSecondClick(event)) return;
                focusNextRow(event.currentTarget);
                onRemove();
              }}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
    </SortableItem>
  );
}
