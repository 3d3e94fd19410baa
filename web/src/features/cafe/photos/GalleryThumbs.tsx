import type { ShownPhoto } from '@cortado/contract';
import { useEffect, useRef } from 'react';
import { Photo } from '../../../ui/Photo.tsx';
import * as texts from '#messages/cafe/photos';
import * as styles from './gallery.module.css';

interface GalleryThumbsProps {
  photos: readonly ShownPhoto[];
  at: number;
  onShow: (at: number) => void;
}

/** The photos in small, the shown one in sight. */
export function GalleryThumbs({ photos, at, onShow }: GalleryThumbsProps) {
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
