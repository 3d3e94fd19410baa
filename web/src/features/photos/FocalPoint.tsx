import type { ManagedPhoto } from '@cortado/contract';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useDebouncedCallback } from '../../lib/useDebouncedCallback.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Text } from '../../ui/Text.tsx';
import { keyMove, pointAt, type Focal } from './focal.ts';
import { shownPhoto } from './shown-photo.ts';
import * as texts from '#messages/photos';
import * as styles from './photo-panel.module.css';

const SAVE_AFTER_MS = 500;

interface FocalPointProps {
  photo: ManagedPhoto;
  onMove: (focal: Focal) => void;
}

/** The point that stays in sight where a photo is cropped: clicked, dragged or moved by keys. */
export function FocalPoint({ photo, onMove }: FocalPointProps) {
  const [moved, setMoved] = useState<Focal | null>(null);
  const saving = useDebouncedCallback(onMove, SAVE_AFTER_MS);
  const { focalX, focalY } = moved ?? photo;
  const move = (focal: Focal) => {
    setMoved(focal);
    saving.call(focal);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    move(pointAt(event.currentTarget.getBoundingClientRect(), event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focal = keyMove({ focalX, focalY }, event);
    if (!focal) return;
    event.preventDefault();
    move(focal);
  };
  const crop = { ...shownPhoto(photo, ''), focalX, focalY };
  const ratio = `${photo.width} / ${photo.height}`;
  return (
    <Stack gap={8}>
      <div
        className={styles.picture}
        style={{ aspectRatio: ratio }}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerUp={() => saving.flush()}
      >
        <Photo photo={shownPhoto(photo)} sizes="360px" />
        <span className={styles.point} style={{ left: `${focalX}%`, top: `${focalY}%` }}>
          <input
            type="range"
            aria-label={texts.focalPoint()}
            aria-valuetext={texts.focalPlace({ x: focalX, y: focalY })}
            value={focalX}
            onChange={({ target }) => move({ focalX: Number(target.value), focalY })}
            onKeyDown={onKeyDown}
            onBlur={() => saving.flush()}
          />
        </span>
      </div>
      <Text size="small">{texts.focalHint()}</Text>
      <div className={styles.crops}>
        {[texts.cropPhone(), texts.cropList(), texts.cropPage()].map((label) => (
          <figure key={label}>
            <div>
              <Photo photo={crop} sizes="96px" />
            </div>
            <Text as="figcaption" size="micro" tone="faint">
              {label}
            </Text>
          </figure>
        ))}
      </div>
    </Stack>
  );
}
