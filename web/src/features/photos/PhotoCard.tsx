import type { ManagedPhoto } from '@cortado/contract';
import { ArrowLeft, ArrowRight, CircleAlert, Star, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import { Row } from '../../ui/Layout.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { SortableItem } from '../../ui/Sortable.tsx';
import { Text } from '../../ui/Text.tsx';
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
              <CircleAlert size={16} aria-hidden="true" />
              {texts.noAlt()}
            </Row>
          ) : (
            <Text size="small" tone="soft" isClamped className={styles.alt}>
              {photo.alt}
            </Text>
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
                onClick={() => onMove(to)}
              >
                <Arrow size={16} aria-hidden="true" />
              </IconButton>
            ))}
            <Row gap={0} grow justify="end">
              {index > 0 && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts.of({ what: texts.makeCover(), place })}
                  onClick={onCover}
                >
                  {texts.makeCover()}
                </Button>
              )}
              <IconButton
                look="remove"
                size="small"
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
            </Row>
          </Row>
        </>
      )}
    </SortableItem>
  );
}
