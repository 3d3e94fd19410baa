import type { ManagedPhoto, PhotoEdit, ShownPhoto } from '@cortado/contract';
import { MAX_ALT_LENGTH, MAX_CREDIT_LENGTH } from '@cortado/contract/limits';
import { Check } from 'lucide-react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatShortDay } from '../../lib/dates.ts';
import { Heading, Row, Stack, Text } from '../../ui/Layout.tsx';
import { TextAreaField, TextField } from '../../ui/TextField.tsx';
import { useDebouncedCallback } from '../../lib/useDebouncedCallback.ts';
import { Photo } from '../../ui/Photo.tsx';
import { useEditPhoto } from './usePhotos.ts';
import * as texts from '#messages/photos';
import * as styles from './photo-panel.module.css';

/** A photo that is ready, to be drawn. @param alt instead of its own, where that is shown beside it */
export const shownPhoto = (photo: ManagedPhoto, alt = photo.alt): ShownPhoto => ({
  ...photo,
  thumbHash: photo.thumbHash ?? '',
  alt,
});

interface Focal {
  focalX: number;
  focalY: number;
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Where in a box a pointer is, in percent. */
const pointAt = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Focal => ({
  focalX: percent(((clientX - box.left) / box.width) * 100),
  focalY: percent(((clientY - box.top) / box.height) * 100),
});

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves the point: by 1 %, with Shift by 10 %; null for other keys. */
function keyMove(
  { focalX, focalY }: Focal,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Focal | null {
  const step = STEPS[key];
  if (!step) return null;
  const by = shiftKey ? 10 : 1;
  return { focalX: percent(focalX + step[0] * by), focalY: percent(focalY + step[1] * by) };
}

const SAVE_AFTER_MS = 500;

/** The focal point, visible however a photo is cropped: clicked, dragged or moved by keys. */
function FocalPoint({ photo, onMove }: { photo: ManagedPhoto; onMove: (focal: Focal) => void }) {
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
          <Stack as="figure" key={label} gap={4}>
            <div>
              <Photo photo={crop} sizes="96px" />
            </div>
            <Text as="figcaption" size="micro" tone="faint">
              {label}
            </Text>
          </Stack>
        ))}
      </div>
    </Stack>
  );
}

interface PhotoPanelProps {
  cafeId: number;
  photo: ManagedPhoto;
  /** Null in a sheet, whose title says it. */
  place: number | null;
}

/** The texts of a photo, and its focal point; texts are saved on blur. */
export function PhotoPanel({ cafeId, photo, place }: PhotoPanelProps) {
  const editing = useEditPhoto(cafeId);
  const [alt, setAlt] = useState(photo.alt);
  const [credit, setCredit] = useState(photo.credit);
  const isSaved = alt.trim() === photo.alt && credit.trim() === photo.credit;
  const save = (body: PhotoEdit) => editing.mutate({ params: { id: photo.id }, body });
  return (
    <Stack gap={16}>
      <Row wrap align="baseline" justify="between" gap={12}>
        {place !== null && (
          <Heading size="ui" weight="strong">
            {texts.photo({ place })}
          </Heading>
        )}
        <Text as="span" size="small" tone="soft" numeric>
          {texts.measures({
            width: photo.width,
            height: photo.height,
            day: formatShortDay(photo.createdAt),
          })}
        </Text>
      </Row>
      <FocalPoint photo={photo} onMove={save} />
      <TextAreaField
        label={texts.alt()}
        rows={2}
        maxLength={MAX_ALT_LENGTH}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onBlur={() => {
          if (alt.trim() !== photo.alt) save({ alt });
        }}
        hint={
          <Row as={Text} justify="between" align="start" size="small" numeric>
            {texts.altHint()}
            <span>{texts.altLength({ length: alt.length, max: MAX_ALT_LENGTH })}</span>
          </Row>
        }
      />
      <TextField
        label={texts.credit()}
        aside={<span>{texts.optional()}</span>}
        maxLength={MAX_CREDIT_LENGTH}
        value={credit}
        onChange={({ target }) => setCredit(target.value)}
        onKeyDown={(event) => {
          // It is in the form of the whole cafe, which Enter would send.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        onBlur={() => {
          if (credit.trim() !== photo.credit) save({ credit });
        }}
      />
      <Row as="output" className={`t-ui ${styles.saved}`}>
        {editing.isPending && texts.saving()}
        {editing.isSuccess && isSaved && (
          <>
            <Check size={16} />
            {texts.allSaved()}
          </>
        )}
      </Row>
    </Stack>
  );
}
