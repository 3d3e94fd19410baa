import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ShownPhoto } from '@cortado/contract';
import { IconButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { GalleryTrack, type SlidePhoto } from './GalleryTrack.tsx';
import * as texts from '#messages/cafe/photos';
import * as styles from './gallery.module.css';

interface GalleryThumbsProps {
  photos: readonly ShownPhoto[];
  at: number;
  onShow: (at: number) => void;
}

/** The photos in small, the shown one in sight. */
function GalleryThumbs({ photos, at, onShow }: GalleryThumbsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <ul ref={list} className={styles.thumbs} aria-label={texts.thumbs()}>
      {photos.map((photo, index) => (
        <li key={photo.hash}>
          <button
            type="button"
            aria-label={texts.openPhoto({ at: index + 1, count: photos.length, alt: photo.alt })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Photo photo={{ ...photo, alt: '' }} sizes="72px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface GalleryProps {
  name: string;
  photos: readonly SlidePhoto[];
  /** Which one is shown, from zero. */
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
  /** After it has closed: gives the focus back. */
  onClosed: () => void;
}

/** All photos of a cafe in a dark room, one at a time: by keys, buttons, thumbs and swipes. */
export function Gallery({ name, photos, at, onShow, onClose, onClosed }: GalleryProps) {
  const last = photos.length - 1;
  const show = (index: number) => {
    if (index !== at && index >= 0 && index <= last) onShow(index);
  };
  const keys: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  };
  const steps = [
    [texts.previous(), at - 1, styles.previous, ChevronLeft],
    [texts.next(), at + 1, styles.next, ChevronRight],
  ] as const;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.gallery}
          data-theme="dark"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Row gap={12} className={styles.bar}>
            <Text as={Dialog.Title} size="name" isCut>
              {name}
            </Text>
            <Text size="ui" tone="soft" numeric aria-live="polite">
              {texts.place({ at: at + 1, count: photos.length })}
            </Text>
            <Dialog.Close asChild>
              <IconButton size="large" className={styles.close} label={texts.close()}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </Row>
          <GalleryTrack photos={photos} at={at} onShow={show} onClose={onClose}>
            {steps.map(([label, to, className, Chevron]) => (
              <IconButton
                key={label}
                look="line"
                size="large"
                className={`${styles.arrow} ${className}`}
                label={label}
                aria-disabled={to < 0 || to > last || undefined}
                onClick={() => show(to)}
              >
                <Chevron size={20} aria-hidden="true" />
              </IconButton>
            ))}
          </GalleryTrack>
          {last > 0 && <GalleryThumbs photos={photos} at={at} onShow={show} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
