import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { GalleryTrack } from './GalleryTrack.tsx';
import type { SlidePhoto } from './Slide.tsx';
import * as texts from '#messages/cafe/photos';
import * as styles from './gallery.module.css';

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
          <div className={styles.bar}>
            <Dialog.Title className={styles.name}>{name}</Dialog.Title>
            <p aria-live="polite">{texts.place({ at: at + 1, count: photos.length })}</p>
            <Dialog.Close className={styles.close} aria-label={texts.close()}>
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <GalleryTrack photos={photos} at={at} onShow={show} onClose={onClose}>
            <button
              type="button"
              className={`${styles.arrow} ${styles.previous}`}
              aria-label={texts.previous()}
              aria-disabled={at === 0 || undefined}
              onClick={() => show(at - 1)}
            >
              <ChevronLeft size={20} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={`${styles.arrow} ${styles.next}`}
              aria-label={texts.next()}
              aria-disabled={at === last || undefined}
              onClick={() => show(at + 1)}
            >
              <ChevronRight size={20} aria-hidden="true" />
            </button>
          </GalleryTrack>
          {last > 0 && <GalleryThumbs photos={photos} at={at} onShow={show} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
